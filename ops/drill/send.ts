import { setTimeout as pause } from 'node:timers/promises';
import type { SaveResult } from '@aval/application/drafts/saving/save-draft-step';
import type { DraftStep } from '@aval/application/drafts/wizard/draft-forms';
import type { CommandResult } from '@aval/application/engine/outcomes';
import type { Form, WebVisitor } from '../../testing/visitors/web-visitor';
import type { Kill } from './kills';
import type { FinalAnswer, Ledger, SentCommand } from './ledger';
import { askAsScript, type ScriptAnswer, type WizardPageData } from './page';
import type { Random } from './random';

/** Result of one sending: a final answer, or the reason to send again. */
export type Told = { answer: FinalAnswer } | { again: string };

/** Pause in ms before the user presses the button again. */
const BEFORE_TRYING_AGAIN_MS = 250;
/** Share of commands sent twice in parallel, as by a double click or two tabs. */
const SENDS_TWICE = 0.08;
/** Time in ms after which a user gives up, counted from the last kill. */
const GIVES_UP_AFTER_MS = 60_000;

interface Surroundings {
  ledger: Ledger;
  kills: readonly Kill[];
}

/** Sends a command as a user does, sometimes twice. */
export async function sendCommand(
  surroundings: Surroundings,
  command: SentCommand,
  send: () => Promise<Told>,
  random: Random,
): Promise<void> {
  const times = random.chance(SENDS_TWICE) ? 2 : 1;
  await Promise.all(Array.from({ length: times }, () => sendToItsEnd(surroundings, command, send)));
}

/** Sends a command with the same id until there is a final answer or the user gives up, and records the answer. */
export async function sendToItsEnd(
  { ledger, kills }: Surroundings,
  command: SentCommand,
  send: () => Promise<Told>,
): Promise<void> {
  const patientSince = () => Math.max(command.begunAt, kills.at(-1)?.at ?? 0);
  while (performance.now() - patientSince() < GIVES_UP_AFTER_MS) {
    const told = await send();
    command.tries.push({ told: 'again' in told ? told.again : told.answer, at: performance.now() });
    if ('answer' in told) return ledger.settle(command, told.answer);
    await pause(BEFORE_TRYING_AGAIN_MS);
  }
  ledger.settle(command, 'unanswered');
}

/** Sends the form of a dialog of a demand's page. */
export async function sendDialog(visitor: WebVisitor, demandId: string, form: Form): Promise<Told> {
  return toldByDialog(await askAsScript(visitor, `/app/demands/${demandId}.data?index`, form));
}

function toldByDialog(answer: ScriptAnswer | null): Told {
  if (answer === null) return { again: 'nobody answered' };
  if (answer.redirect !== null) return { answer: answer.redirect.startsWith('/login') ? 'signed_out' : 'done' };
  if (answer.status === 404) return { answer: 'not_found' };
  const reply = (answer.value as { data?: { status?: string } } | null)?.data;
  switch (reply?.status) {
    case 'refused':
    case 'stale':
    case 'invalid':
    case 'edited':
    case 'faulty':
      return { answer: reply.status };
    default:
      return { again: reply?.status ?? `code ${answer.status}` };
  }
}

/** Submits the wizard's content. */
export async function sendRequest(
  visitor: WebVisitor,
  { commandId, wizard }: WizardPageData,
  changeDatesReason: string | null,
): Promise<Told> {
  const form = {
    commandId,
    mode: wizard.mode,
    expectedSequence: String(wizard.expectedSequence),
    revision: String(wizard.revision),
    ...(changeDatesReason === null ? null : { changeDatesReason }),
  };
  const answer = await askForOutcome<CommandResult>(visitor, `/app/demands/${wizard.demandId}/submit`, form);
  if ('outcome' in answer) return toldOf(answer.outcome);
  return answer.problem === 'signed_out' ? { answer: 'signed_out' } : { again: answer.problem };
}

interface StepAddress {
  demandId: string;
  step: DraftStep;
  revision: number;
}

/** Saves a step of the wizard; null when the result is unknown. */
export async function saveStep(
  visitor: WebVisitor,
  { demandId, step, revision }: StepAddress,
  fields: Readonly<Record<string, string>>,
): Promise<SaveResult | null> {
  const address = `/app/demands/${demandId}/save?step=${step}&revision=${revision}`;
  const answer = await askForOutcome<SaveResult>(visitor, address, fields);
  return 'outcome' in answer ? answer.outcome : null;
}

/** Posts to a route that answers a script with the use case's outcome. */
async function askForOutcome<Outcome>(
  visitor: WebVisitor,
  address: string,
  fields: Readonly<Record<string, string>>,
): Promise<{ outcome: Outcome } | { problem: string }> {
  try {
    const answer = await visitor.post(address, fields, { 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' });
    if (answer.status >= 300 && answer.status < 400) return { problem: 'signed_out' };
    const isOutcome = String(answer.headers['content-type']).startsWith('application/json');
    return isOutcome ? { outcome: JSON.parse(answer.body) as Outcome } : { problem: `code ${answer.status}` };
  } catch {
    return { problem: 'nobody answered' };
  }
}

/** Translates a use case's outcome into the user's next step. */
export function toldOf(result: CommandResult): Told {
  const { status } = result;
  if (status === 'unknown' || status === 'unavailable') return { again: status };
  if (status !== 'edited') return { answer: status };
  // Another user wrote in the same wizard between two sendings: the outcome of the first counts.
  return { answer: result.earlier.status === 'done' ? 'done' : status };
}
