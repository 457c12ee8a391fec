import { dequal } from 'dequal/lite';
import { useRef } from 'react';

/** Returns the previous value while the new one is equal, to avoid re-rendering. */
export function useStable<Value>(value: Value): Value {
  const kept = useRef(value);
  if (kept.current !== value && !dequal(kept.current, value)) kept.current = value;
  return kept.current;
}
