import type { DraftLineReport, DraftReport } from '@aval/application/congruence/analyse-draft';
import type { FieldPath, Finding } from '@aval/domain/congruence/findings/finding';
import { fieldOfPath } from '@aval/domain/validation/fields/form-paths';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type FieldNote, FieldNotesContext } from '../../../components/fields/field-context';
import { SeverityMark } from '../../congruence/components/severity-mark';
import { fieldId } from '../steps/form';
import { useStable } from '../steps/use-stable';
import { isAsSeen, type StepTexts, standingFindings } from './shown-findings';
import type { LookedAt } from './use-draft-report';

export interface Congruence {
  /** Null while there is no answer. */
  report: DraftReport | null;
  /** Those that hold for what is typed now. */
  findings: readonly Finding[];
  /** Null once what it rests on is typed anew. */
  clearance: DraftReport['clearance'];
  /** What follows from the lines that are as the analysis saw them, by their place. */
  lines: Readonly<Record<number, DraftLineReport>>;
}

const NOTHING: Congruence = { report: null, findings: [], clearance: null, lines: {} };

const CongruenceContext = createContext<Congruence>(NOTHING);

export function useCongruence(): Congruence {
  return useContext(CongruenceContext);
}

/** The element that says a finding in full. */
export function findingId(path: FieldPath): string {
  return `${fieldId(fieldOfPath(path).name)}-findings`;
}

const READ_BY_DOSES = ['heightCm', 'weightKg', 'cycle', 'regimen', 'creatinine', 'creatinineUnit'];
const OF_LINE = ['drugId', 'dose', 'doseType', 'administration'];

/** What holds of a report while the step is typed in. */
export function useStandingCongruence(lookedAt: LookedAt | null, { step, typed }: Omit<StepTexts, 'saved'>) {
  const report = lookedAt?.report ?? null;
  const texts = { step, typed, saved: lookedAt?.saved ?? null };
  const at = (name: string) => `treatment.chemotherapy.${name}`;
  const isBodySeen = READ_BY_DOSES.every((name) => isAsSeen(at(name), texts));
  const lines = (report?.lines ?? []).filter(
    ({ index }) => isBodySeen && OF_LINE.every((name) => isAsSeen(at(`drugs.${index}.${name}`), texts)),
  );
  const standing = useStable({
    findings: standingFindings(report?.findings ?? [], texts),
    clearance: isBodySeen ? (report?.clearance ?? null) : null,
    lines: Object.fromEntries(lines.map((line) => [line.index, line])),
  });
  return useMemo((): Congruence => ({ report, ...standing }), [report, standing]);
}

/** Marks the fields of the step that a finding concerns, and tells readers where it is said. */
export function CongruenceProvider({ congruence, children }: { congruence: Congruence; children: ReactNode }) {
  const { findings } = congruence;
  const notes = useMemo(() => {
    const byField: Record<string, FieldNote> = {};
    for (const { fields, severity } of findings) {
      const [path] = fields;
      // The gravest comes first.
      byField[fieldId(fieldOfPath(path).name)] ??= {
        describedBy: findingId(path),
        mark: <SeverityMark severity={severity} />,
      };
    }
    return byField;
  }, [findings]);
  return (
    <CongruenceContext.Provider value={congruence}>
      <FieldNotesContext.Provider value={notes}>{children}</FieldNotesContext.Provider>
    </CongruenceContext.Provider>
  );
}
