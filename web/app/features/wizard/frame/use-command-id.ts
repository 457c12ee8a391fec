import { useCallback, useMemo, useState } from 'react';

export interface CommandId {
  value: string;
  /** Assigns a new id for the next command. */
  renew: () => void;
}

/** Id of the wizard's command: the loader's, kept across steps and repetitions until a command is settled. */
export function useCommandId(first: string): CommandId {
  const [value, setValue] = useState(first);
  const renew = useCallback(() => setValue(crypto.randomUUID()), []);
  return useMemo(() => ({ value, renew }), [value, renew]);
}
