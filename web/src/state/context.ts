import { getContext, setContext } from "svelte";
import type { Table } from "./table.svelte";

const KEY = Symbol("table");

/** The table that a screen belongs to, for the parts inside it. */
export const provideTable = (table: Table): Table => setContext(KEY, table);
export const useTable = (): Table => getContext<Table>(KEY);
