import { createContext } from 'svelte';
import type { Clauses } from './clauses.svelte';

/** Where any finding on a page finds the text of its clause. */
export const [getClauses, setClauses] = createContext<Clauses>();
