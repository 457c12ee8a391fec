import type { ReactNode } from 'react';
import { useStep } from './step-context';

/** Form of a step; never submitted by the browser, not even by Enter: saving reads its values. */
export function PlainForm({ children }: { children: ReactNode }) {
  const { form } = useStep();
  return (
    <form ref={form.ref} onInput={form.onInput} onSubmit={(event) => event.preventDefault()} noValidate>
      {children}
    </form>
  );
}
