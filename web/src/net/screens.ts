/** The tickets of tables that this browser may show as a big screen. */

const KEY = "namyok.screens";
const MOST = 10;

function all(): Record<string, string> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string> | null) ?? {};
  } catch {
    return {};
  }
}

export const ticketFor = (code: string): string | null => all()[code] ?? null;

export function forgetTicket(code: string): void {
  save(Object.entries(all()).filter(([other]) => other !== code));
}

export function keepTicket(code: string, ticket: string): void {
  save([...Object.entries(all()).filter(([other]) => other !== code), [code, ticket]]);
}

function save(tickets: [string, string][]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(tickets.slice(-MOST))));
  } catch {
    // Without storage the host is asked again after a reload.
  }
}
