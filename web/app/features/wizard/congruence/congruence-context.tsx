import type { DraftLineReport, DraftReport } from '@aval/application/congruence/analyse-draft';
import type { FieldPath, Finding } from '@aval/domain/congruence/findings/finding';
import { fieldOfPath } from '@aval/domain/validation/fields/form-paths';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type FieldNote, FieldNotesContext } from '../../../components/fields/field-context';
import { SeverityMark } from '../../congruence/components/severity-mark';
import { fieldId } from '../steps/form';
import { useStable } from '../steps/use-stable';
import { isAsSeen, type StepTexts, standingFindings } from './shown-findings';
import type { Behind, useDraftReport } from './use-draft-report';

export interface Congruence {
  /** Null while there is no answer. */
  report: DraftReport | null;
  /** The last question had no answer, and what becomes of it: the report is that of before. Null where it had one. */
  behind: Behind | null;
  /** Those that hold for what is typed now. */
  findings: readonly Finding[];
  /** As the analysis saw it last. */
  clearance: DraftReport['clearance'];
  /** What it rests on is typed anew. */
  isClearanceOfBefore: boolean;
  /** What follows from the lines that the analysis saw, by their place; of another drug or regimen it says nothing. */
  lines: Readonly<Record<number, LineSeen>>;
}

/** A line as the analysis saw it last. */
export interface LineSeen extends DraftLineReport {
  /** What it rests on is typed anew. */
  isOfBefore: boolean;
}

const NOTHING: Congruence = {
  report: null,
  behind: null,
  findings: [],
  clearance: null,
  isClearanceOfBefore: false,
  lines: {},
};

const CongruenceContext = createContext<Congruence>(NOTHING);

export function useCongruence(): Congruence {
  return useContext(CongruenceContext);
}

/** The element that says a finding in full. */
export function findingId(path: FieldPath): string {
  return `${fieldId(fieldOfPath(path).name)}-findings`;
}

const READ_BY_DOSES = ['heightCm', 'weightKg', 'cycle', 'regimen', 'creatinine', 'creatinineUnit'];
const OF_LINE = ['dose', 'doseType', 'administration'];

/** What holds of a report while the step is typed in. */
export function useStandingCongruence(
  { lookedAt, behind }: Pick<ReturnType<typeof useDraftReport>, 'lookedAt' | 'behind'>,
  { step, typed }: Omit<StepTexts, 'saved'>,
) {
  const report = lookedAt?.report ?? null;
  const texts = { step, typed, saved: lookedAt?.saved ?? null };
  const at = (name: string) => `treatment.chemotherapy.${name}`;
  const isBodySeen = READ_BY_DOSES.every((name) => isAsSeen(at(name), texts));
  // The same drug beside the same regimen: what was said of it a moment ago is of use, and nothing jumps meanwhile.
  const lines = (report?.lines ?? [])
    .filter(({ index }) => isAsSeen(at('regimen'), texts) && isAsSeen(at(`drugs.${index}.drugId`), texts))
    .map((line): LineSeen => {
      const isLineSeen = OF_LINE.every((name) => isAsSeen(at(`drugs.${line.index}.${name}`), texts));
      return { ...line, isOfBefore: !isBodySeen || !isLineSeen };
    });
  const standing = useStable({
    findings: standingFindings(report?.findings ?? [], texts),
    clearance: report?.clearance ?? null,
    isClearanceOfBefore: !isBodySeen,
    lines: Object.fromEntries(lines.map((line) => [line.index, line])),
  });
  return useMemo((): Congruence => ({ report, behind, ...standing }), [report, behind, standing]);
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
