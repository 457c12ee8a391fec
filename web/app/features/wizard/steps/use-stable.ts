import { dequal } from 'dequal/lite';
import { useRef } from 'react';

/** Keeps what was made before while the new one says the same: what is drawn from it is not drawn again. */
export function useStable<Value>(value: Value): Value {
  const kept = useRef(value);
  if (kept.current !== value && !dequal(kept.current, value)) kept.current = value;
  return kept.current;
}
