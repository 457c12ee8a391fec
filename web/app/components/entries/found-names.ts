import { createContext, useContext } from 'react';
import type { FoundOption } from '../choices/use-async-options';

/** Tells the form around what the options chosen in one of its fields are called, since only their field has found them. */
export type NameFound = (field: string, options: readonly FoundOption[]) => void;

export const FoundNames = createContext<NameFound>(() => {});

export function useFoundNames(): NameFound {
  return useContext(FoundNames);
}
