/* Mould: casts smooth-blended volumes straight down the z axis. One volume is 32 floats:
   0 kind  1 cuts  2 group  3 material  4 melt  5-7 colour  8-10 place  11-13 other end or plane
   14-22 turn  23-25 radii  26-31 extras of the kind.  Volumes of one group lie side by side. */
#include <math.h>
#include <stdlib.h>

#define SIZE 32
#define TILE 16
#define CHANNELS 12

enum { CONE, BALL, CAP, BOX, SKIRT };

typedef struct {
    float distance, red, green, blue;
    int material, group;
} Hit;

static float length3(float x, float y, float z) { return sqrtf(x * x + y * y + z * z); }

static float clamp(float x, float low, float high) { return x < low ? low : x > high ? high : x; }

static float sign(float x) { return x > 0 ? 1 : x < 0 ? -1 : 0; }

static void turned(const float *m, float x, float y, float z, float *out) {
    for (int i = 0; i < 3; i++) out[i] = m[3 * i] * x + m[3 * i + 1] * y + m[3 * i + 2] * z;
}

static float cone(const float *q, float x, float y, float z) {
    float bx = q[11] - q[8], by = q[12] - q[9], bz = q[13] - q[10];
    float l2 = bx * bx + by * by + bz * bz, r1 = q[23], r2 = q[24], rr = r1 - r2;
    float a2 = l2 - rr * rr;
    if (a2 < 1e-4f) return length3(x, y, z) - fmaxf(r1, r2);
    float il2 = 1 / l2, yy = x * bx + y * by + z * bz, zz = yy - l2;
    float vx = x * l2 - bx * yy, vy = y * l2 - by * yy, vz = z * l2 - bz * yy;
    float x2 = vx * vx + vy * vy + vz * vz, y2 = yy * yy * l2, z2 = zz * zz * l2;
    float k = sign(rr) * rr * rr * x2;
    if (sign(zz) * a2 * z2 > k) return sqrtf(x2 + z2) * il2 - r2;
    if (sign(yy) * a2 * y2 < k) return sqrtf(x2 + y2) * il2 - r1;
    return (sqrtf(x2 * a2 * il2) + yy * rr) * il2 - r1;
}

static float ellipsoid(const float *q, float x, float y, float z) {
    const float *r = q + 23;
    float p[3];
    turned(q + 14, x, y, z, p);
    float k0 = length3(p[0] / r[0], p[1] / r[1], p[2] / r[2]);
    float k1 = length3(p[0] / (r[0] * r[0]), p[1] / (r[1] * r[1]), p[2] / (r[2] * r[2]));
    if (k1 < 1e-9f) return -fminf(r[0], fminf(r[1], r[2]));
    return k0 * (k0 - 1) / k1;
}

static float box(const float *q, float x, float y, float z) {
    const float *r = q + 23;
    float p[3], c = q[26];
    turned(q + 14, x, y, z, p);
    for (int i = 0; i < 3; i++) p[i] = fabsf(p[i]) - r[i] + c;
    float inside = fminf(fmaxf(p[0], fmaxf(p[1], p[2])), 0);
    return inside + length3(fmaxf(p[0], 0), fmaxf(p[1], 0), fmaxf(p[2], 0)) - c;
}

/* Cloth hung from a waist: the radius grows down the local y axis, folds ripple towards the hem. */
static float skirt(const float *q, float x, float y, float z) {
    const float *r = q + 23;
    float p[3], height = q[26], folds = q[27], depth = q[28], phase = q[29], flat = q[30];
    turned(q + 14, x, y, z, p);
    float t = clamp(p[1] / height, 0, 1), around = atan2f(p[2], p[0]);
    float radius = r[0] + (r[1] - r[0]) * (t * t * (3 - 2 * t) * 0.45f + t * 0.55f);
    float ripple = sinf(folds * around + phase) + 0.45f * sinf(folds * 1.7f * around + 2 * phase);
    float out = sqrtf(p[0] * p[0] + p[2] * p[2] / (flat * flat)) - radius;
    out = (out - depth * t * radius * ripple) * 0.72f;
    float hem = p[1] - height + q[31] * sinf(3 * around + phase) * height;
    return fmaxf(out, fmaxf(hem, -p[1]));
}

static float volume(const float *q, float px, float py, float pz) {
    float x = px - q[8], y = py - q[9], z = pz - q[10];
    switch ((int)q[0]) {
    case CONE: return cone(q, x, y, z);
    case BALL: return ellipsoid(q, x, y, z);
    case CAP: return fmaxf(ellipsoid(q, x, y, z), x * q[11] + y * q[12] + z * q[13] - q[26]);
    case BOX: return box(q, x, y, z);
    default: return skirt(q, x, y, z);
    }
}

static void blend(Hit *hit, const float *q, float share) {
    if (q[5] < 0) return; /* a cut without a colour leaves the paint it finds */
    hit->red += (q[5] - hit->red) * share;
    hit->green += (q[6] - hit->green) * share;
    hit->blue += (q[7] - hit->blue) * share;
    if (share > 0.5f) hit->material = (int)q[3];
}

/* Nearest surface. A volume whose bounding sphere is farther than what was found is not asked. */
static Hit field(const float *volumes, const float *spheres, const int *ids, int count, float x,
                 float y, float z) {
    Hit best = {1e9f, 0, 0, 0, 0, -1}, hit = best;
    for (int j = 0; j <= count; j++) {
        const float *q = j < count ? volumes + ids[j] * SIZE : NULL;
        int group = q ? (int)q[2] : -2;
        if (group != hit.group) {
            if (hit.distance < best.distance) best = hit;
            hit.distance = 1e9f;
            hit.group = group;
        }
        if (!q) break;
        const float *s = spheres + 4 * ids[j];
        float k = q[4], dx = x - s[0], dy = y - s[1], dz = z - s[2];
        float known = fminf(hit.distance, best.distance) + k;
        if ((int)q[1]) {
            if (hit.distance > 1e8f) continue;
            known = k - hit.distance;
        }
        if (known + s[3] < 0 || dx * dx + dy * dy + dz * dz > (known + s[3]) * (known + s[3]))
            continue;
        float d = volume(q, x, y, z);
        if ((int)q[1]) {
            float h = k > 0 ? clamp(0.5f - 0.5f * (hit.distance + d) / k, 0, 1) : -d > hit.distance;
            hit.distance = hit.distance * (1 - h) - d * h + (k > 0 ? k * h * (1 - h) : 0);
            blend(&hit, q, h);
        } else if (hit.distance > 1e8f) {
            hit.distance = d;
            blend(&hit, q, 1);
        } else {
            float h = k > 0 ? clamp(0.5f + 0.5f * (hit.distance - d) / k, 0, 1) : d < hit.distance;
            hit.distance = hit.distance * (1 - h) + d * h - (k > 0 ? k * h * (1 - h) : 0);
            blend(&hit, q, h);
        }
    }
    return best;
}

/* Bounding sphere of a volume: x, y, z, radius. */
static void bound(const float *q, float *sphere) {
    float r = fmaxf(q[23], fmaxf(q[24], q[25]));
    for (int i = 0; i < 3; i++) sphere[i] = q[8 + i];
    switch ((int)q[0]) {
    case CONE:
        r = fmaxf(q[23], q[24]);
        r += length3(q[11] - q[8], q[12] - q[9], q[13] - q[10]) / 2;
        for (int i = 0; i < 3; i++) sphere[i] = (q[8 + i] + q[11 + i]) / 2;
        break;
    case BOX: r = length3(q[23], q[24], q[25]); break;
    case SKIRT: r = length3(fmaxf(q[23], q[24]) * 1.4f, q[26] * 1.25f, 0);
    }
    sphere[3] = r;
}

typedef struct {
    const float *volumes, *spheres, *light;
    const int *ids, *near;
    int count, nearby;
    float reach;
} Heap;

static void normal(const Heap *h, float x, float y, float z, float *n) {
    static const float corners[4][3] = {{1, -1, -1}, {-1, -1, 1}, {-1, 1, -1}, {1, 1, 1}};
    float e = 0.6f;
    n[0] = n[1] = n[2] = 0;
    for (int t = 0; t < 4; t++) {
        const float *c = corners[t];
        float d = field(h->volumes, h->spheres, h->ids, h->count, x + c[0] * e, y + c[1] * e,
                        z + c[2] * e).distance;
        for (int i = 0; i < 3; i++) n[i] += c[i] * d;
    }
    float l = length3(n[0], n[1], n[2]) + 1e-9f;
    for (int i = 0; i < 3; i++) n[i] /= l;
}

/* How open a place is to the sky, and how much sun it gets. */
static void shade(const Heap *h, float x, float y, float z, const float *n, float *open, float *sun) {
    float hollow = 0, weight = 1, reach = h->reach;
    for (int t = 1; t <= 4; t++) {
        float a = reach * 0.018f * t * t + 0.5f;
        float d = field(h->volumes, h->spheres, h->near, h->nearby, x + n[0] * a, y + n[1] * a,
                        z + n[2] * a).distance;
        hollow += fmaxf(a - d, 0) / a * weight;
        weight *= 0.75f;
    }
    *open = 1 - clamp(hollow * 0.42f, 0, 1);
    float lit = 1, t = reach * 0.02f + 1;
    const float *l = h->light;
    for (int s = 0; s < 26 && t < reach; s++) {
        float d = field(h->volumes, h->spheres, h->near, h->nearby, x + n[0] * 1.2f + l[0] * t,
                        y + n[1] * 1.2f + l[1] * t, z + n[2] * 1.2f + l[2] * t).distance;
        lit = fminf(lit, 0.5f + 0.5f * d / (0.16f * t));
        if (lit < 0) break;
        t += fmaxf(d, reach * 0.02f);
    }
    lit = clamp(lit, 0, 1);
    *sun = lit * lit * (3 - 2 * lit);
}

/* One pixel. Light changes slowly: the pixels of a 2 x 2 block share what the first one found. */
static void look(const Heap *h, float x, float y, float z, float lowest, const float *first,
                 float *out) {
    for (int s = 0; s < 140 && z > lowest; s++) {
        Hit hit = field(h->volumes, h->spheres, h->ids, h->count, x, y, z);
        if (hit.distance < 0.08f) {
            float row[CHANNELS] = {1, z, 0, 0, 0, hit.red, hit.green, hit.blue,
                                   (float)hit.material, (float)hit.group, 1, 1};
            normal(h, x, y, z, row + 2);
            if (first != out && first[0] > 0 && first[9] == row[9] && fabsf(first[1] - z) < 3) {
                row[10] = first[10];
                row[11] = first[11];
            } else {
                shade(h, x, y, z, row + 2, row + 10, row + 11);
            }
            for (int i = 0; i < CHANNELS; i++) out[i] = row[i];
            return;
        }
        z -= fmaxf(hit.distance * 0.85f, 0.06f);
    }
}

/* Twelve floats a pixel: cover, depth, normal, colour, material, group, openness, sun. */
void cast(const float *volumes, int count, int width, int height, float left, float top, float step,
          const float *light, float reach, float *out) {
    float *spheres = malloc(sizeof(float) * 4 * (count + 1));
    int *ids = malloc(sizeof(int) * (count + 1)), *near = malloc(sizeof(int) * (count + 1));
    for (int i = 0; i < count; i++) bound(volumes + i * SIZE, spheres + 4 * i);
    for (int ty = 0; ty < height; ty += TILE)
        for (int tx = 0; tx < width; tx += TILE) {
            float cx = left + (tx + TILE / 2) * step, cy = top + (ty + TILE / 2) * step;
            float radius = TILE * step * 0.75f, highest = -1e9f, lowest = 1e9f;
            int found = 0, nearby = 0;
            for (int i = 0; i < count; i++) {
                const float *s = spheres + 4 * i;
                float slack = volumes[i * SIZE + 4] * 1.2f, dx = s[0] - cx, dy = s[1] - cy;
                if (hypotf(dx, dy) - s[3] - radius < slack + 2) {
                    ids[found++] = i;
                    highest = fmaxf(highest, s[2] + s[3] + slack);
                    lowest = fminf(lowest, s[2] - s[3] - slack);
                }
                float along = clamp(dx * light[0] + dy * light[1], 0, reach);
                float gap = hypotf(dx - light[0] * along, dy - light[1] * along) - s[3] - radius;
                if (gap < slack + reach * 0.15f) near[nearby++] = i;
            }
            if (!found) continue;
            Heap heap = {volumes, spheres, light, ids, near, found, nearby, reach};
            for (int j = ty; j < ty + TILE && j < height; j++)
                for (int i = tx; i < tx + TILE && i < width; i++) {
                    float x = left + (i + 0.5f) * step, y = top + (j + 0.5f) * step;
                    float *first = out + CHANNELS * ((size_t)(j & ~1) * width + (i & ~1));
                    look(&heap, x, y, highest, lowest, first,
                         out + CHANNELS * ((size_t)j * width + i));
                }
        }
    free(spheres);
    free(ids);
    free(near);
}

/* How far each ray goes before it meets the heap: where brows and lips are laid on a face. */
void touch(const float *volumes, int count, const float *starts, const float *way, int rays,
           float *far) {
    int *ids = malloc(sizeof(int) * (count + 1));
    float *spheres = malloc(sizeof(float) * 4 * (count + 1));
    for (int i = 0; i < count; i++) {
        ids[i] = i;
        bound(volumes + i * SIZE, spheres + 4 * i);
    }
    for (int k = 0; k < rays; k++) {
        const float *s = starts + 3 * k;
        float t = 0;
        for (int i = 0; i < 200; i++) {
            float d = field(volumes, spheres, ids, count, s[0] + way[0] * t, s[1] + way[1] * t,
                            s[2] + way[2] * t).distance;
            if (d < 0.05f || t > 4000) break;
            t += fmaxf(d * 0.85f, 0.05f);
        }
        far[k] = t;
    }
    free(spheres);
    free(ids);
}
