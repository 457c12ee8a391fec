import { setTimeout as pause } from 'node:timers/promises';
import type { CommandResult } from '@aval/application/engine/outcomes';
import type { Form, WebVisitor } from '../test/web-visitor';
import type { Kill } from './kills';
import type { FinalAnswer, Ledger, SentCommand } from './ledger';
import { askAsScript, type ScriptAnswer, type WizardPageData } from './page';

/** What a person is told by one sending: something final, or why the screen offers to try again. */
type Told = { answer: FinalAnswer } | { again: string };

/** A person looks at the message and presses the button once more. */
const BEFORE_TRYING_AGAIN_MS = 250;
/** Since the last kill. */
const GIVES_UP_AFTER_MS = 60_000;

interface Surroundings {
  ledger: Ledger;
  kills: readonly Kill[];
}

/** Sends a command, and again with the same id as long as nobody can say what became of it; notes what the person was told in the end. */
export async function sendToItsEnd(
  { ledger, kills }: Surroundings,
  command: SentCommand,
  send: () => Promise<Told>,
): Promise<void> {
  const patientSince = () => Math.max(command.begunAt, kills.at(-1)?.at ?? 0);
  while (performance.now() - patientSince() < GIVES_UP_AFTER_MS) {
    const told = await send();
    command.tries.push('again' in told ? told.again : told.answer);
    if ('answer' in told) return ledger.settle(command, told.answer);
    await pause(BEFORE_TRYING_AGAIN_MS);
  }
  ledger.settle(command, 'unanswered');
}

/** A form of one of the dialogs of a demand's page. */
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

/** What lies in the wizard: a new request, or the answer to a question. */
export async function sendRequest(
  visitor: WebVisitor,
  demandId: string,
  { commandId, wizard }: WizardPageData,
): Promise<Told> {
  const form = { commandId, mode: wizard.mode, expectedSequence: String(wizard.expectedSequence) };
  const address = `/app/demands/${demandId}/submit`;
  try {
    const answer = await visitor.post(address, form, { 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' });
    if (answer.status >= 300 && answer.status < 400) return { answer: 'signed_out' };
    const isReply = String(answer.headers['content-type']).startsWith('application/json');
    return isReply ? toldByWizard(JSON.parse(answer.body) as CommandResult) : { again: `code ${answer.status}` };
  } catch {
    return { again: 'nobody answered' };
  }
}

function toldByWizard({ status }: CommandResult): Told {
  return status === 'unknown' || status === 'unavailable' ? { again: status } : { answer: status };
}
