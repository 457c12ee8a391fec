import { createContext, useContext } from 'react';

/** CSP nonce. Undefined in the browser, because browsers hide the attribute from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
