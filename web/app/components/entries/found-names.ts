import { createContext, useContext } from 'react';
import type { FoundOption } from '../choices/use-async-options';

/** Passes the names of options chosen in a field to the surrounding form, because only the field has loaded them. */
export type NameFound = (field: string, options: readonly FoundOption[]) => void;

export const FoundNames = createContext<NameFound>(() => {});

export function useFoundNames(): NameFound {
  return useContext(FoundNames);
}
