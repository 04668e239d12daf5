/* Brush: composites textured, curved strokes in order onto a float RGB canvas and a height map. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX_KNOTS 64
#define MAX_AREA (1 << 18)

typedef struct {
    const float *pixels;
    int height, width;
} Texture;

/* Bilinear bristle opacity at u (along, 0..1) and v (across, -1..1). */
static float bristle(Texture texture, float u, float v) {
    float x = u * (texture.width - 1.001f);
    float y = (v * 0.5f + 0.5f) * (texture.height - 1.001f);
    int ix = (int)x, iy = (int)y;
    x -= ix;
    y -= iy;
    const float *row = texture.pixels + iy * texture.width + ix;
    const float *next = row + texture.width;
    return (row[0] * (1 - x) + row[1] * x) * (1 - y) + (next[0] * (1 - x) + next[1] * x) * y;
}

void paint(float *rgb, float *relief, int width, int height, int strokes, int knots,
           const float *points, const float *half_widths, const float *colours,
           const float *opacities, const int *brushes, const float *textures,
           int texture_height, int texture_width, float variation) {
    float *mask = malloc(MAX_AREA * sizeof(float));
    if (mask == NULL || knots > MAX_KNOTS) {
        free(mask);
        return;
    }
    for (int i = 0; i < strokes; i++) {
        const float *p = points + (size_t)i * knots * 2;
        float w = half_widths[i], length = 0, arc[MAX_KNOTS];
        float x0 = 1e9f, y0 = 1e9f, x1 = -1e9f, y1 = -1e9f;
        arc[0] = 0;
        for (int j = 0; j < knots; j++) {
            x0 = MIN(x0, p[2 * j]);
            x1 = MAX(x1, p[2 * j]);
            y0 = MIN(y0, p[2 * j + 1]);
            y1 = MAX(y1, p[2 * j + 1]);
            if (j) {
                length += hypotf(p[2 * j] - p[2 * j - 2], p[2 * j + 1] - p[2 * j - 1]);
                arc[j] = length;
            }
        }
        if (length < 1e-2f) continue;
        int left = MAX(0, (int)floorf(x0 - w - 1)), top = MAX(0, (int)floorf(y0 - w - 1));
        int right = MIN(width - 1, (int)ceilf(x1 + w + 1));
        int bottom = MIN(height - 1, (int)ceilf(y1 + w + 1));
        if (right <= left || bottom <= top) continue;
        int columns = right - left + 1, rows = bottom - top + 1;
        if (columns * rows > MAX_AREA) continue;
        memset(mask, 0, sizeof(float) * columns * rows);
        Texture texture = {textures + (size_t)brushes[i] * texture_height * texture_width,
                           texture_height, texture_width};
        for (int j = 0; j + 1 < knots; j++) {
            float ax = p[2 * j], ay = p[2 * j + 1];
            float dx = p[2 * j + 2] - ax, dy = p[2 * j + 3] - ay, span = hypotf(dx, dy);
            if (span < 1e-3f) continue;
            float ux = dx / span, uy = dy / span;
            int first = arc[j] < 1e-3f, last = arc[j + 1] > length - 1e-3f;
            int sx0 = MAX(left, (int)floorf(MIN(ax, ax + dx) - w));
            int sx1 = MIN(right, (int)ceilf(MAX(ax, ax + dx) + w));
            int sy0 = MAX(top, (int)floorf(MIN(ay, ay + dy) - w));
            int sy1 = MIN(bottom, (int)ceilf(MAX(ay, ay + dy) + w));
            for (int y = sy0; y <= sy1; y++)
                for (int x = sx0; x <= sx1; x++) {
                    float qx = x - ax, qy = y - ay;
                    float t = qx * ux + qy * uy, d = qy * ux - qx * uy;
                    if (t < 0) {
                        if (first) continue;
                        d = (d < 0 ? -1 : 1) * hypotf(qx, qy);
                        t = 0;
                    } else if (t > span) {
                        if (last) continue;
                        d = (d < 0 ? -1 : 1) * hypotf(qx - dx, qy - dy);
                        t = span;
                    }
                    float v = d / w;
                    if (v <= -1 || v >= 1) continue;
                    float a = bristle(texture, (arc[j] + t) / length, v);
                    float *cell = mask + (y - top) * columns + x - left;
                    if (a > *cell) *cell = a;
                }
        }
        const float *colour = colours + 3 * i;
        for (int y = 0; y < rows; y++)
            for (int x = 0; x < columns; x++) {
                float t = mask[y * columns + x];
                if (t <= 0.003f) continue;
                float a = MIN(1.0f, t * 1.5f) * opacities[i];
                float streak = 1 + variation * (t - 0.62f);
                size_t k = (size_t)(y + top) * width + x + left;
                for (int q = 0; q < 3; q++) rgb[3 * k + q] += a * (colour[q] * streak - rgb[3 * k + q]);
                relief[k] += a * (t - relief[k]);
            }
    }
    free(mask);
}
