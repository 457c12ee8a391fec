import type { LifecycleFacts, Refusal, TransitionResult } from '@aval/domain/demand/lifecycle/commands';
import { isBehindPage, isStale, transition } from '@aval/domain/demand/lifecycle/lifecycle';
import { plainFacts } from '@aval/domain/demand/outlook/plain-facts';
import { ApplicationFailure, isCancellation } from '@temporalio/workflow';
import { type CommandInput, type CommandOutcome, type DoneOutcome, FAILURE_TYPES } from '../contract';
import { unread } from '../own-run';
import type { Projected } from './activities';
import { type DemandRun, failureOf, reads, writes } from './demand-run';
import { reportFaultOf } from './report-fault';

/**
 * Handles one command. A known id is answered with its outcome before any other check. Otherwise: the age of the page,
 * the facts, the transition table, the projection, and only then the new state. Source: docs/rules.md 3.25, 3.33.
 */
export async function handleCommand(run: DemandRun, input: CommandInput): Promise<CommandOutcome> {
  const known = run.outcomes.find(input.commandId);
  if (known) return known;
  if (run.diverged) throw diverged();
  run.lastHandledAt = run.clock.now();
  const before = run.state;
  const outcome = await decide(run, input);
  run.reminders.follow(before, run.state, input.command.type === 'rollback', run.clock.now());
  run.outcomes.remember(outcome);
  run.commands += 1;
  return outcome;
}

/** Returns the outcome of a done command and throws for any other, so that its update fails. */
export function answer(outcome: CommandOutcome): DoneOutcome {
  switch (outcome.status) {
    case 'done':
      return outcome;
    case 'refused':
      throw ApplicationFailure.nonRetryable(
        outcome.refusal,
        FAILURE_TYPES.refused,
        outcome.refusal,
        outcome.payloadSha256,
      );
    case 'faulty':
      throw ApplicationFailure.nonRetryable(outcome.code, FAILURE_TYPES.faulty, outcome.code, outcome.payloadSha256);
  }
}

async function decide(run: DemandRun, input: CommandInput): Promise<CommandOutcome> {
  const { commandId, payloadSha256 } = input;
  const refused = (refusal: Refusal): CommandOutcome => ({ status: 'refused', commandId, refusal, payloadSha256 });
  const faulty = (code: string): CommandOutcome => ({ status: 'faulty', commandId, code, payloadSha256 });

  if (isBehindPage(run.state, input.expectedSequence)) {
    await writes.reportDivergence(run.key);
    run.diverged = true;
    throw diverged();
  }
  if (isStale(run.state, input.expectedSequence)) return refused('stale');
  const now = input.occurredAt ?? new Date(run.clock.now()).toISOString();
  let facts: LifecycleFacts;
  let result: TransitionResult;
  try {
    facts =
      plainFacts(input.command, input.actor) ??
      (await reads.readFacts({
        ...run.key,
        commandId,
        command: input.command,
        actor: input.actor,
        state: run.state,
        now,
      }));
    result = transition(run.state, input.command, facts, input.actor, now);
  } catch (error) {
    // An error in the table itself would fail the workflow task again and again and block the demand unnoticed.
    const code = codeOf(error);
    await reportFaultOf(run, input.command.type, code);
    return faulty(code);
  }
  if (!result.ok) return refused(result.refusal);

  try {
    const projected: Projected | undefined = await writes.projectCommand({
      ...run.key,
      commandId,
      command: input.command,
      actor: input.actor,
      payloadSha256,
      occurredAt: now,
      transition: result,
    });
    // An unreadable answer does not prove a write; the next command finds out.
    if (!projected) throw unread();
    const { occurredAt: writtenAt } = projected;
    // Handling resumed after a task timeout starts later in its replay, so the time that was written applies.
    if (writtenAt !== now) {
      const written = transition(run.state, input.command, facts, input.actor, writtenAt);
      if (written.ok) result = written;
    }
  } catch (error) {
    const failure = failureOf(error);
    if (failure?.type === FAILURE_TYPES.refused) return refused(failure.details?.[0] as Refusal);
    if (failure?.type === FAILURE_TYPES.faulty) return faulty(failure.details?.[0] as string);
    if (failure?.type === FAILURE_TYPES.diverged) {
      run.diverged = true;
      throw diverged();
    }
    throw error;
  }
  run.state = result.state;
  return { status: 'done', commandId, sequence: result.state.sequence, payloadSha256 };
}

function diverged(): ApplicationFailure {
  return ApplicationFailure.nonRetryable(FAILURE_TYPES.diverged, FAILURE_TYPES.diverged);
}

function codeOf(error: unknown): string {
  if (isCancellation(error)) throw error;
  const detail = failureOf(error)?.details?.[0];
  return typeof detail === 'string' ? detail : 'transition_failed';
}
