import { setTimeout as pause } from 'node:timers/promises';
import { bringFile } from '../../testing/scenes/access-scene';
import type { Player } from './cast';
import { chooseKind, kindsInRow, kindsOnPage } from './choose-command';
import { writeDrafts } from './drafts';
import { fillForm } from './fill-form';
import type { Game } from './game';
import type { DialogKind } from './ledger';
import { type DemandPageData, type ListRow, readDemandPage, readList } from './page';
import { persevere } from './persevere';
import type { Random } from './random';
import { sendCommand, sendDialog } from './send';
import { sendDialogByApi } from './send-by-api';
import { sendDraft, workInWizard } from './work-in-wizard';

const THINKS_AT_LEAST_MS = 150;
const THINKS_AT_MOST_MS = 900;
/** A doctor or assistant with fewer demands than this files one first. */
const FEW = 5;
/** Share of turns that submit a new demand; limited because each needs a PDF, and a machine renders two or three per second. */
const FILES = 0.12;

/** Plays one user until the drill is over. */
export async function play(game: Game, player: Player, random: Random): Promise<void> {
  while (!game.isOver()) {
    const rows = await readList(player.visitor);
    if (rows && player.files && (rows.length < FEW || random.chance(FILES))) await file(game, player, random);
    else if (rows) await workOnOne(game, player, rows, random);
    await pause(random.between(THINKS_AT_LEAST_MS, THINKS_AT_MOST_MS));
  }
}

async function file(game: Game, player: Player, random: Random): Promise<void> {
  if (!player.files) return;
  const drafts = await writeDrafts(game, player.files, random);
  // Two drafts for the same patient are submitted at the same moment.
  await Promise.all(drafts.map((demandId) => sendDraft(game, player, demandId, random)));
}

/** Chooses a command first and then a demand that offers it, so that rarely offered commands are not rare. */
async function workOnOne(game: Game, player: Player, rows: readonly ListRow[], random: Random): Promise<void> {
  const kind = chooseKind(new Set(rows.flatMap(kindsInRow)), random);
  const row = kind && random.pick(rows.filter((each) => kindsInRow(each).includes(kind)));
  const page = row && (await readDemandPage(player.visitor, row.id));
  if (!page || !kindsOnPage(page.demand.actions).includes(kind)) return;
  switch (kind) {
    case 'resubmit':
    case 'continue':
    case 'change_dates':
    case 'save_administrative':
      return workInWizard(game, player, { kind, page }, random);
    default:
      return workInDialog(game, player, { kind, page }, random);
  }
}

async function workInDialog(
  game: Game,
  { email, role, visitor, apiClient }: Player,
  { kind, page }: { kind: DialogKind; page: DemandPageData },
  random: Random,
): Promise<void> {
  const filled = fillForm(kind, page, game, random);
  if (!filled) return;
  const { commandId, form, marker, files } = filled;
  const { id: demandId, company } = page.demand;
  const about = { demandId, companyId: company.id, kind, email };
  const file = files > 0 ? await persevere(game.isOver, () => bringFile(visitor, demandId)) : {};
  if (!file) return;
  const command = game.ledger.begin({ ...about, id: commandId, marker, files, typed: null });
  const sent = { ...form, ...file };
  const send = () =>
    apiClient ? sendDialogByApi(apiClient, { role, demandId }, sent) : sendDialog(visitor, demandId, sent);
  await sendCommand(game, command, send, random);
}
