import type { ReactNode } from 'react';
import { useStep } from './step-context';

/** The form of a step. It is never sent by itself: saving reads it, and Enter in a field sends nothing. */
export function PlainForm({ children }: { children: ReactNode }) {
  const { form } = useStep();
  return (
    <form ref={form.ref} onInput={form.onInput} onSubmit={(event) => event.preventDefault()} noValidate>
      {children}
    </form>
  );
}
