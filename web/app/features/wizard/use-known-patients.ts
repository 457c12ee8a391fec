import { useCallback, useRef, useState } from 'react';
import { answerOf } from '../../components/answer-of';
import type { FoundOption, FoundOptions } from '../../components/use-async-options';
import { useOwnAddress } from '../../shell/use-own-address';

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

/** Looks whether the patient who is being typed in is there already. Without an answer nothing is said: making the patient looks again. */
export function useKnownPatients(): KnownPatients {
  const ownAddress = useOwnAddress();
  const [known, setKnown] = useState<KnownPatients['known']>({});
  const asked = useRef<Partial<Record<NumberField, string>>>({});
  const forget = useCallback((field: NumberField) => {
    asked.current[field] = '';
    setKnown(({ [field]: _typedAgain, ...others }) => others);
  }, []);
  const ask = useCallback(
    (field: NumberField, number: string) => {
      if (asked.current[field] === number) return;
      asked.current[field] = number;
      const query = new URLSearchParams({ q: number, exact: 'on' });
      void answerOf<FoundOptions>(ownAddress(`/app/demands/wizard/options/patients?${query}`)).then((answer) => {
        const [patient] = 'options' in answer ? answer.options : [];
        if (patient && asked.current[field] === number) setKnown((before) => ({ ...before, [field]: patient }));
      });
    },
    [ownAddress],
  );
  return { known, ask, forget };
}
