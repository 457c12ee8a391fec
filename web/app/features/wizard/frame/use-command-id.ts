import { useCallback, useMemo, useState } from 'react';

export interface CommandId {
  value: string;
  /** What is sent next is another command. */
  renew: () => void;
}

/** The id of what the wizard sends: the loader's, the same over all steps and repetitions until a command has been settled. */
export function useCommandId(first: string): CommandId {
  const [value, setValue] = useState(first);
  const renew = useCallback(() => setValue(crypto.randomUUID()), []);
  return useMemo(() => ({ value, renew }), [value, renew]);
}
