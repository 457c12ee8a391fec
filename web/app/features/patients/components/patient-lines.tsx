import type { PatientLine, PatientWith } from '@aval/domain/patients/patient-places';
import { describePatient, type PatientText } from '@aval/i18n/patient-words';
import type { ReactNode } from 'react';
import { Identifier } from '../../../components/basics/identifier';
import { useTranslation } from '../../../shell/words/translation';

export interface ShownLine<Line extends PatientLine> extends PatientText<Line> {
  value: ReactNode;
}

interface PatientLooks {
  /** Age, told beside the day of birth. */
  age?: number;
  /** Keeps identifying numbers on one line. */
  marksNumbers?: boolean;
}

const NUMBERS: readonly PatientLine[] = ['cardNumber', 'document'];

/** Lines of a patient with label and value, in the order of their place. */
export function usePatientLines<Line extends PatientLine>(
  lines: readonly Line[],
  patient: PatientWith<Line>,
  { age, marksNumbers = false }: PatientLooks = {},
): ShownLine<Line>[] {
  const { t, i18n } = useTranslation('demand');
  return describePatient(i18n, lines, patient).map((shown) => ({ ...shown, value: shownAs(shown) }));

  function shownAs({ line, text }: PatientText<Line>): ReactNode {
    if (text === null) return null;
    if (marksNumbers && NUMBERS.includes(line)) return <Identifier>{text}</Identifier>;
    if (line === 'name') return <bdi>{text}</bdi>;
    if (line !== 'birthday' || age === undefined) return text;
    return (
      <>
        {text} <span className="text-ink-3">({t('age', { count: age })})</span>
      </>
    );
  }
}
