import { randomUUID } from 'node:crypto';
import type { Player } from './cast';
import { SENT_IN_MODE } from './choose-command';
import { dialogForm } from './fill-form';
import type { Game } from './game';
import type { WizardKind } from './ledger';
import { askAsScript, type DemandPageData, readWizardPage, type WizardPageData } from './page';
import type { Random } from './random';
import { saveStep, sendCommand, sendRequest } from './send';
import { sendRequestByApi } from './send-by-api';
import { fieldsOf, typeInWizard } from './type-in-wizard';

const TREATMENT = 4;
const LAST = 5;

/** Submits a complete draft from its wizard. */
export async function sendDraft(game: Game, player: Player, demandId: string, random: Random): Promise<void> {
  const page = await readWizardPage(player.visitor, demandId, LAST);
  const companyId = player.files?.companyId;
  if (page?.wizard.mode !== 'draft' || companyId === undefined) return;
  await sendFromWizard(game, player, { companyId, page, words: null }, random);
}

/**
 * Opens the wizard, types, goes to the last step and submits. Gives up when the wizard is in another mode or another user is
 * writing in it; nothing has been sent by then.
 */
export async function workInWizard(
  game: Game,
  player: Player,
  { kind, page }: { kind: WizardKind; page: DemandPageData },
  random: Random,
): Promise<void> {
  const { visitor } = player;
  const { id: demandId, company } = page.demand;
  const words = `Simulacro ${randomUUID()}`;
  if (kind === 'change_dates' && !(await sayWhy(player, page, words))) return;
  const opened = await readWizardPage(visitor, demandId, TREATMENT);
  if (opened === null || SENT_IN_MODE[opened.wizard.mode] !== kind) return;
  game.ledger.typed.push({ demandId, text: words });
  let { revision } = opened.wizard;
  for (const { step, form } of typeInWizard(opened.wizard, words, random)) {
    const saved = await saveStep(visitor, { demandId, step, revision }, fieldsOf(form));
    if (saved?.status !== 'saved') return;
    revision = saved.revision;
  }
  const last = await readWizardPage(visitor, demandId, LAST);
  if (last?.wizard.mode === opened.wizard.mode)
    await sendFromWizard(game, player, { companyId: company.id, page: last, words }, random);
}

/** Sends the reason for changing dates, which is required before the wizard opens; false when it does not open. */
async function sayWhy({ visitor }: Player, page: DemandPageData, reason: string): Promise<boolean> {
  const form = dialogForm('change_dates', page, { changeDatesReason: reason });
  const answer = await askAsScript(visitor, `/app/demands/${page.demand.id}.data?index`, form);
  return answer?.redirect?.endsWith('/edit') ?? false;
}

async function sendFromWizard(
  game: Game,
  { email, visitor, apiClient }: Player,
  { companyId, page, words }: { companyId: number; page: WizardPageData; words: string | null },
  random: Random,
): Promise<void> {
  const kind = SENT_IN_MODE[page.wizard.mode];
  // The reason for changed dates is part of the command; other text is in the working copy.
  const reason = kind === 'change_dates' ? words : null;
  const command = game.ledger.begin({
    id: page.commandId,
    demandId: page.wizard.demandId,
    companyId,
    email,
    kind,
    files: 0,
    marker: reason,
    typed: reason === null ? words : null,
  });
  const send = () => (apiClient ? sendRequestByApi(apiClient, kind, page, reason) : sendRequest(visitor, page, reason));
  await sendCommand(game, command, send, random);
}
