import { getContext, setContext, type Component } from "svelte";
import type { TableView } from "../net/views";
import type { Table } from "./table.svelte";

const TABLE = Symbol("table");
const HELP = Symbol("help");

/** The table that a screen belongs to, for the parts inside it. */
export const provideTable = (table: Table): Table => setContext(TABLE, table);
export const useTable = (): Table => getContext<Table>(TABLE);

/** Help that a page of a game has a place for; what it says is the screen's business. */
export interface Help {
  /** What stands beside the page to teach a newcomer; null for everybody else. */
  readonly Coach: Component<{ view: TableView; revealing: boolean }> | null;
  /** «Что сейчас?»: of this phase, or of the finished round that is being looked at. */
  ask(revealing: boolean): void;
}
export const provideHelp = (help: Help): Help => setContext(HELP, help);
export const useHelp = (): Help => getContext<Help>(HELP);
