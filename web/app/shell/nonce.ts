import { createContext, useContext } from 'react';

/** Only the server knows the nonce: browsers hide the attribute, so that the client's value is undefined. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
