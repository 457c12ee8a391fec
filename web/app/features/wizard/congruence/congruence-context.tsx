import type { DraftLineReport, DraftReport } from '@aval/application/congruence/analyse-draft';
import type { FieldPath } from '@aval/domain/congruence/findings/finding';
import { fieldOfPath } from '@aval/domain/validation/fields/form-paths';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type FieldNote, FieldNotesContext } from '../../../components/fields/field-context';
import { SeverityMark } from '../../congruence/components/severity-mark';
import { fieldId } from '../steps/form';
import { useStable } from '../steps/use-stable';
import { isAsSeen, type SeenFinding, type StepTexts, standingFindings } from './shown-findings';
import type { Behind, useDraftReport } from './use-draft-report';

export interface Congruence {
  /** Null before the first response. */
  report: DraftReport | null;
  /** Set when the last request failed, so that the report is outdated; tells whether it is repeated automatically. */
  behind: Behind | null;
  /** Findings that are about what is shown, also while their fields are typed in. */
  findings: readonly SeenFinding[];
  /** Clearance in the last report. */
  clearance: DraftReport['clearance'];
  /** The values that the clearance is based on have changed since. */
  isClearanceOfBefore: boolean;
  /** Results of the analysed lines by position; omits lines with another drug or regimen since. */
  lines: Readonly<Record<number, LineSeen>>;
}

/** Line in the last report. */
export interface LineSeen extends DraftLineReport {
  /** The values that the line's results are based on have changed since. */
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

/** Returns the id of the element that shows a field's finding in full. */
export function findingId(path: FieldPath): string {
  return `${fieldId(fieldOfPath(path).name)}-findings`;
}

const READ_BY_DOSES = ['heightCm', 'weightKg', 'cycle', 'regimen', 'creatinine', 'creatinineUnit'];
const OF_LINE = ['dose', 'doseType', 'administration'];

/** Derives the part of the report that still applies while the step is edited. */
export function useStandingCongruence(
  { lookedAt, behind }: Pick<ReturnType<typeof useDraftReport>, 'lookedAt' | 'behind'>,
  { step, typed }: Omit<StepTexts, 'saved'>,
) {
  const report = lookedAt?.report ?? null;
  const texts = { step, typed, saved: lookedAt?.saved ?? null };
  const at = (name: string) => `treatment.chemotherapy.${name}`;
  const isBodySeen = READ_BY_DOSES.every((name) => isAsSeen(at(name), texts));
  // Lines with the same drug and regimen keep their results, although outdated, so that the layout stays stable.
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

/** Marks the fields of the step with findings and refers screen readers to their text. */
export function CongruenceProvider({ congruence, children }: { congruence: Congruence; children: ReactNode }) {
  const { findings } = congruence;
  const notes = useMemo(() => {
    const byField: Record<string, FieldNote> = {};
    for (const { fields, severity } of findings) {
      const [path] = fields;
      // Findings are sorted by severity, so the first one is the most severe.
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
