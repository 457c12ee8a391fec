import type { Typed } from '@aval/application/drafts/saving/typed-values';
import { type ReactNode, useMemo } from 'react';
import { type FormErrors, listAt, textAt } from '../steps/form';
import { StepContext, useStep } from '../steps/step-context';
import { useStable } from '../steps/use-stable';

interface LineScopeProps {
  /** Name of the list, `chemotherapy.drugs`. */
  list: string;
  index: number;
  children: ReactNode;
}

/** Restricts the step's context to one drug line, so that input in other lines does not re-render it. */
export function LineScope({ list, index, children }: LineScopeProps) {
  const { step, stored, wizard, newPatient, form } = useStep();
  const { ref, isValid, read, reread, begin, refuse, reveal, onInput } = form;
  const drugs: Typed[] = [];
  drugs[index] = (listAt(form.typed, list)[index] ?? {}) as Typed;
  // The dose depends on the body measures, the sessions on their number.
  const typed = useStable({
    chemotherapy: {
      heightCm: textAt(form.typed, 'chemotherapy.heightCm'),
      weightKg: textAt(form.typed, 'chemotherapy.weightKg'),
      sessionsPerCycle: textAt(form.typed, 'chemotherapy.sessionsPerCycle'),
      drugs,
    },
  });
  const errors = useStable(errorsOf(form.errors, `${list}[${index}]`));
  const shownErrors = useStable(errorsOf(form.shownErrors, `${list}[${index}]`));
  const scope = useMemo(
    () => ({
      step,
      stored,
      wizard,
      newPatient,
      form: { ref, typed, errors, shownErrors, isValid, read, reread, begin, refuse, reveal, onInput },
    }),
    [
      step,
      stored,
      wizard,
      newPatient,
      ref,
      typed,
      errors,
      shownErrors,
      isValid,
      read,
      reread,
      begin,
      refuse,
      reveal,
      onInput,
    ],
  );
  return <StepContext.Provider value={scope}>{children}</StepContext.Provider>;
}

function errorsOf(errors: FormErrors, line: string): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name.startsWith(line)));
}
