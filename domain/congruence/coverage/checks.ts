import type { Basis } from '../basis';
import type { RuleBook } from '../rule-book';
import type { RuleId } from '../rule-ids';
import { anthracyclineSumsOf } from '../rules/doses/anthracyclines-together';
import { isDosedByRegimen } from '../rules/doses/dose-against-known';
import { doseOfRegimen } from '../rules/doses/dose-against-regimen';
import { measuredCapsOf } from '../rules/doses/dose-cap';
import { knownDosesOf } from '../rules/doses/known-doses';
import { lifetimeLimitOf } from '../rules/doses/lifetime-limit';
import { knownRoutesOf } from '../rules/doses/route-of-drug';
import { renalLimitsOf } from '../rules/patient/renal-threshold';
import { coursesFor } from '../rules/radiotherapy/course-against-schedules';
import { limitedFiguresOf } from '../rules/radiotherapy/radiation-limits';
import { totalsOf } from '../rules/radiotherapy/total-dose';
import { indicationFor } from '../rules/regimens/indication';
import type { Subject, SubjectLine, SubjectRadiotherapy } from '../subject/subject';
import type { KnownLine } from '../subject/subject-doses';
import {
  type Check,
  LINE_CHECKS,
  type LineCheck,
  type LineCheckName,
  RADIOTHERAPY_CHECKS,
  type RadiotherapyCheck,
  type RadiotherapyCheckName,
} from './check';

/** Rules of a check, and the function by which they ask for what they compare with. */
interface Question<Of> {
  rules: readonly RuleId[];
  basis(subject: Subject, of: Of): Basis<unknown>;
}

/** Which rules ran for a request. */
export interface Ran {
  book: Pick<RuleBook, 'rules'>;
  failed: readonly string[];
}

const OF_LINES: Readonly<Record<LineCheckName, Question<KnownLine>>> = {
  labelDose: { rules: ['DOS-02'], basis: knownDosesOf },
  regimen: { rules: ['DOS-01'], basis: doseOfRegimen },
  route: { rules: ['RUT-01', 'RUT-03'], basis: knownRoutesOf },
  renal: { rules: ['CRE-03'], basis: renalLimitsOf },
  lifetime: { rules: ['CUM-01'], basis: lifetimeLimitOf },
  indication: { rules: ['IND-01'], basis: indicationFor },
};

/** Anthracyclines without a limit of their own are judged by the sum of several. */
const LIFETIME_OF_SEVERAL: Question<KnownLine> = { rules: ['CUM-02'], basis: anthracyclineSumsOf };

/** A drug without schedules may have a maximum. */
const MAXIMUM: Question<KnownLine> = { rules: ['CAP-01'], basis: measuredCapsOf };

const OF_RADIOTHERAPIES: Readonly<Record<RadiotherapyCheckName, Question<SubjectRadiotherapy>>> = {
  fractionDose: { rules: ['RAD-02'], basis: (_subject, treatment) => limitedFiguresOf(treatment) },
  totalDose: { rules: ['RAD-01'], basis: (_subject, treatment) => totalsOf(treatment) },
  schedule: { rules: ['RAD-03'], basis: coursesFor },
};

/** Says of each check of a drug line whether it was made. Source: docs/rules.md 12.19. */
export function lineChecks(subject: Subject, line: SubjectLine, ran: Ran): LineCheck[] {
  const { substance } = line;
  if (substance === null) {
    const reason = line.drugId === null ? 'noDrug' : 'unknownDrug';
    return LINE_CHECKS.map((check) => ({ check, state: 'notChecked', reason }));
  }
  return LINE_CHECKS.map((check) => ({ check, ...answerOf(check, subject, { ...line, substance }, ran) }));
}

/** Says of each check of a radiotherapy whether it was made. */
export function radiotherapyChecks(subject: Subject, treatment: SubjectRadiotherapy, ran: Ran): RadiotherapyCheck[] {
  return RADIOTHERAPY_CHECKS.map((check) => ({ check, ...asked(OF_RADIOTHERAPIES[check], subject, treatment, ran) }));
}

type Answer = Omit<Check, 'check'>;

function answerOf(check: LineCheckName, subject: Subject, line: KnownLine, ran: Ran): Answer {
  const answer = asked(OF_LINES[check], subject, line, ran);
  if (check === 'lifetime' && answer.reason === 'noLimit') return asked(LIFETIME_OF_SEVERAL, subject, line, ran);
  if (check === 'labelDose' && (answer.reason === 'noReference' || answer.reason === 'noReferenceByRoute')) {
    const ofMaximum = asked(MAXIMUM, subject, line, ran);
    return ofMaximum.state === 'checked' ? ofMaximum : answer;
  }
  if (check !== 'labelDose' || answer.state !== 'checked' || !isDosedByRegimen(subject, line)) return answer;
  // A dose above that of the regimen is found by the regimen's rule alone.
  const ofRegimen = asked(OF_LINES.regimen, subject, line, ran);
  return ofRegimen.state === 'checked' ? { ...answer, reason: 'aboveByRegimen' } : ofRegimen;
}

/** A rule that failed is not asked again, since its question may be what failed. */
function asked<Of>({ rules, basis }: Question<Of>, subject: Subject, of: Of, { book, failed }: Ran): Answer {
  if (rules.some((id) => failed.includes(id))) return { state: 'notChecked', reason: 'ruleFailed' };
  const { state, reason } = basis(subject, of);
  const isOff = state === 'checked' && rules.some((id) => book.rules[id]?.isOff);
  return isOff ? { state: 'notChecked', reason: 'ruleOff' } : { state, reason };
}
