import { useCallback, useRef, useState } from 'react';
import type { FoundOption, FoundOptions, Throttled } from '../../../components/choices/use-async-options';
import { answerOf } from '../../../components/notices/answer-of';
import { useWhenOnline } from '../../../components/notices/use-when-online';
import { useOwnAddress } from '../../../shell/use-own-address';

/** By each of them a patient is told from all others of the company. */
export const NUMBER_FIELDS = ['cardNumber', 'nationalId'] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];

export interface KnownPatients {
  /** Who has the number that stands in the field. */
  known: Readonly<Partial<Record<NumberField, FoundOption>>>;
  /** Asks who has it, once for a number. */
  ask: (field: NumberField, number: string) => void;
  /** The field is typed in again. */
  forget: (field: NumberField) => void;
}

/**
 * Looks whether the patient who is being typed in is there already. Without an answer nothing is said: it is asked again once there is a connection,
 * and making the patient looks again.
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
