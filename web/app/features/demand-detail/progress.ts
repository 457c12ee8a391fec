import type { DemandDetail, HistoryEntry } from '@aval/application/demands/detail/demand-detail';
import { type CivilDate, civilDateOf } from '@aval/domain/calendar/civil-date';
import { traitsOf } from '@aval/domain/demand/action-traits';
import { decidesValidation } from '@aval/domain/demand/outlook/validation-entry';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { standingHistory } from '../decisions/standing-history';

const PHASES = ['submitted', 'validated', 'analysis', 'signature', 'resolution', 'treatment'] as const;
export type PhaseName = (typeof PHASES)[number];

export interface ProgressPhase {
  name: PhaseName;
  /** `denied`: the validation was denied, and the manager decides. */
  state: 'done' | 'denied' | 'current' | 'later' | 'skipped';
  /** Last entry of the phase in the current round. */
  entry: HistoryEntry | null;
}

const CURRENT: Readonly<Record<DisplayStatus, PhaseName | 'over'>> = {
  draft: 'submitted',
  active: 'analysis',
  pending_validation: 'validated',
  pending_analysis: 'analysis',
  pending_evaluation: 'analysis',
  pending_missing_info: 'analysis',
  pending_company_accept: 'signature',
  pending_company_deny: 'signature',
  pending_continue: 'treatment',
  sended: 'resolution',
  sended_accepted: 'treatment',
  sended_denied: 'over',
  canceled: 'over',
  finished: 'over',
};

/** Derives the phases of a demand from its state; dates and names come from the history of the current round. */
export function progressOf({
  status,
  state,
  history,
}: Pick<DemandDetail, 'status' | 'state' | 'history'>): ProgressPhase[] {
  const round = roundOf(history);
  const decision = round.find(isFinal);
  const end = round.find(({ action }) => traitsOf(action).ending !== null);
  const entries: Record<PhaseName, HistoryEntry | undefined> = {
    submitted: history.findLast(({ action }) => traitsOf(action).files),
    validated: round.find(decidesValidation),
    analysis: round.find((entry) => entry.fromRole === 'MANAGER' && entry.toRole === 'REPRESENTATIVE'),
    signature: decision,
    // A decision is dated where it was taken; an action that ended the demand later ended the treatment.
    resolution: decision ?? end,
    treatment: decision && end,
  };
  const current = currentPhase(status, state?.returnToRole === 'REPRESENTATIVE');
  const place = current === 'over' ? PHASES.indexOf('treatment') : PHASES.indexOf(current);
  const facts = {
    place,
    status,
    isDecided: decision !== undefined,
    validates: state?.validationStep ?? true,
    treatmentStart: state?.treatmentStart ?? null,
  };
  return PHASES.map((name, index) => ({
    name,
    entry: entries[name] ?? null,
    state: phaseState({ ...facts, name, index, entry: entries[name] }),
  }));
}

function currentPhase(status: DisplayStatus, askedByRepresentative: boolean): PhaseName | 'over' {
  return status === 'pending_missing_info' && askedByRepresentative ? 'validated' : CURRENT[status];
}

interface PhaseFacts {
  name: PhaseName;
  index: number;
  place: number;
  status: DisplayStatus;
  isDecided: boolean;
  validates: boolean;
  treatmentStart: CivilDate | null;
  entry: HistoryEntry | undefined;
}

function phaseState(facts: PhaseFacts): ProgressPhase['state'] {
  const { name, index, place, status, isDecided, validates, entry } = facts;
  if (name === 'validated' && !validates) return 'skipped';
  if (name === 'treatment') return treatmentState(facts);
  // A demand that ended without a decision has passed only the phases in its history.
  if (isEnded(status) && !isDecided) return entry ? 'done' : 'skipped';
  if (index < place)
    return name === 'validated' && entry && traitsOf(entry.action).verdict === 'denied' ? 'denied' : 'done';
  return index === place ? 'current' : 'later';
}

function treatmentState({ index, place, status, treatmentStart, entry }: PhaseFacts): ProgressPhase['state'] {
  if (index === place && isTreated(status)) return 'current';
  if (!isEnded(status) || !entry) return 'later';
  const hasBegun = treatmentStart === null || treatmentStart <= civilDateOf(entry.at);
  return hasBegun ? 'done' : 'skipped';
}

function isTreated(status: DisplayStatus): boolean {
  return status === 'sended_accepted' || status === 'pending_continue';
}

function isEnded(status: DisplayStatus): boolean {
  return status === 'canceled' || status === 'finished';
}

/**
 * Returns the final decision that stands, also after the end of the demand; null while the insurer works on the next
 * one.
 */
export function standingOutcome({ status, history }: Pick<DemandDetail, 'status' | 'history'>): HistoryEntry | null {
  if (status !== 'sended_denied' && !isTreated(status) && !isEnded(status)) return null;
  return standingHistory(history).find(isFinal) ?? null;
}

function isFinal({ status, action }: HistoryEntry): boolean {
  const settles = status === 'sended_accepted' || status === 'sended_denied';
  return settles && traitsOf(action).verdict !== null;
}

/** Returns the entries since the last submission or continuation, newest first, without undone actions. */
function roundOf(all: readonly HistoryEntry[]): HistoryEntry[] {
  const history = standingHistory(all);
  const start = history.findIndex(
    ({ action, statusBefore }) =>
      traitsOf(action).files && (statusBefore === null || statusBefore === 'pending_continue'),
  );
  return start === -1 ? history : history.slice(0, start + 1);
}
