/** The secrets of this browser's seats, for browsers that lose their cookies (messengers do). */

const KEY = "namyok.seats";
const MOST = 30;

function all(): Record<string, string> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string> | null) ?? {};
  } catch {
    return {};
  }
}

export function seatOf(code: string): string | null {
  return all()[code] ?? null;
}

/** This browser's seat at the table of an album: both secrets begin with the table. */
export function seatBeside(album: string): string | null {
  const [table] = album.split(".");
  return Object.values(all()).find((seat) => seat.split(".")[0] === table) ?? null;
}

export function keepSeat(code: string, secret: string): void {
  const others = Object.entries(all()).filter(([other]) => other !== code);
  save([...others, [code, secret]]);
}

export function forgetSeat(code: string): void {
  save(Object.entries(all()).filter(([other]) => other !== code));
}

function save(seats: [string, string][]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(seats.slice(-MOST))));
  } catch {
    // A browser without storage still has its cookie.
  }
}
