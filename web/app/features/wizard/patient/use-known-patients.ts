import { useCallback, useRef, useState } from 'react';
import type { FoundOption, FoundOptions, Throttled } from '../../../components/choices/use-async-options';
import { answerOf } from '../../../components/notices/answer-of';
import { useWhenOnline } from '../../../components/notices/use-when-online';
import { useOwnAddress } from '../../../shell/use-own-address';
import { NUMBER_FIELDS, type NumberField } from '../../patients/use-number-checks';

export interface KnownPatients {
  /** Patients who have the typed numbers. */
  known: Readonly<Partial<Record<NumberField, FoundOption>>>;
  /** Looks up the patient with a number, once per number. */
  ask: (field: NumberField, number: string) => void;
  /** Clears the result when the field is edited. */
  forget: (field: NumberField) => void;
}

/**
 * Looks up existing patients while a new one is typed. Without a response nothing is shown: the lookup is repeated when
 * the connection returns, and creating the patient checks again.
 */
export function useKnownPatients(): KnownPatients {
  const ownAddress = useOwnAddress();
  const [known, setKnown] = useState<KnownPatients['known']>({});
  const asked = useRef<Partial<Record<NumberField, string>>>({});
  const [hasFailed, setFailed] = useState(false);
  const forget = useCallback((field: NumberField) => {
    asked.current[field] = '';
    setKnown(({ [field]: _typedAgain, ...others }) => others);
  }, []);
  const ask = useCallback(
    (field: NumberField, number: string) => {
      if (asked.current[field] === number) return;
      asked.current[field] = number;
      const body = new URLSearchParams({ q: number, exact: 'on' });
      const address = ownAddress('/app/demands/wizard/patients');
      void answerOf<FoundOptions | Throttled>(address, { method: 'POST', body }).then((answer) => {
        if (asked.current[field] !== number) return;
        const [patient] = 'options' in answer ? answer.options : [];
        if (patient) setKnown((before) => ({ ...before, [field]: patient }));
        setFailed('status' in answer && answer.status === 'failed');
      });
    },
    [ownAddress],
  );
  useWhenOnline(hasFailed, () => {
    for (const field of NUMBER_FIELDS) {
      const number = asked.current[field];
      asked.current[field] = '';
      if (number) ask(field, number);
    }
  });
  return { known, ask, forget };
}
