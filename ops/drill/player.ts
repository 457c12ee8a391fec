import { setTimeout as pause } from 'node:timers/promises';
import type { Player } from './cast';
import { writeDrafts } from './drafts';
import type { Ground } from './drill-stack';
import { type DialogKind, fillForm, WEIGHTS } from './fill-form';
import type { Kill } from './kills';
import type { CommandKind, Ledger } from './ledger';
import { type DemandPageData, readDemandPage, readWizardPage } from './page';
import type { Random } from './random';
import { sendDialog, sendRequest, sendToItsEnd } from './send';

/** What all players share. */
export interface Game {
  ground: Ground;
  ledger: Ledger;
  kills: readonly Kill[];
  /** Submitted demands, newest last. */
  board: { id: string; companyId: number }[];
  consultantIds: readonly number[];
  /** Nothing new is begun; what is under way is sent to its end. */
  isOver: () => boolean;
}

const THINKS_AT_LEAST_MS = 150;
const THINKS_AT_MOST_MS = 900;
/** So few that several people often look at the same one. */
const LOOKED_AT = 25;
const SENDS_TWICE = 0.08;
/** A doctor's share of turns in which a new request is sent; each brings a document, of which a machine makes two or three a second. */
const FILES = 0.12;

/** One user at a browser, until the drill is over. */
export async function play(game: Game, player: Player, random: Random): Promise<void> {
  while (!game.isOver()) {
    if (player.files && (game.board.length < LOOKED_AT / 2 || random.chance(FILES))) await file(game, player, random);
    else await workOnOne(game, player, random);
    await pause(random.between(THINKS_AT_LEAST_MS, THINKS_AT_MOST_MS));
  }
}

async function file(game: Game, player: Player, random: Random): Promise<void> {
  if (!player.files) return;
  const { companyId } = player.files;
  const drafts = await writeDrafts(game.ground, player.files, random, game.isOver);
  // Two for the same patient go off at the same moment.
  await Promise.all(drafts.map((demandId) => submit(game, player, { demandId, companyId, kind: 'submit' }, random)));
  game.board.push(...drafts.map((id) => ({ id, companyId })));
}

async function submit(
  game: Game,
  player: Player,
  about: { demandId: string; companyId: number; kind: CommandKind },
  random: Random,
): Promise<void> {
  const page = await readWizardPage(player.visitor, about.demandId);
  if (page === null || page === 'elsewhere') return;
  const { commandId } = page;
  const command = game.ledger.begin({ ...about, id: commandId, email: player.email, marker: null, files: 0 });
  const send = () => sendToItsEnd(game, command, () => sendRequest(player.visitor, about.demandId, page));
  await Promise.all(random.chance(SENDS_TWICE) ? [send(), send()] : [send()]);
}

async function workOnOne(game: Game, player: Player, random: Random): Promise<void> {
  const visible = game.board.filter(({ companyId }) => player.companyIds.includes(companyId)).slice(-LOOKED_AT);
  const demand = random.pick(visible);
  if (!demand) return;
  const page = await readDemandPage(player.visitor, demand.id);
  if (page === null || page === 'elsewhere') return;
  const edit = page.demand.actions.some((action) => action.kind === 'edit' && ANSWERS.has(action.mode));
  const about = { demandId: demand.id, companyId: demand.companyId };
  if (edit && random.chance(0.7)) return submit(game, player, { ...about, kind: 'resubmit' }, random);
  const kind = choose(page, random);
  const filled = kind && fillForm(kind, page, game.consultantIds, random);
  if (!filled) return;
  const { commandId, form, marker, files } = filled;
  const command = game.ledger.begin({ ...about, kind, id: commandId, email: player.email, marker, files });
  const send = () => sendToItsEnd(game, command, () => sendDialog(player.visitor, demand.id, form));
  await Promise.all(random.chance(SENDS_TWICE) ? [send(), send()] : [send()]);
}

/** The wizard's modes that answer a question; a draft is sent by whoever wrote it. */
const ANSWERS: ReadonlySet<string> = new Set(['missing_info', 'edit_active']);

function choose({ demand }: DemandPageData, random: Random): DialogKind | null {
  const open = (Object.keys(WEIGHTS) as DialogKind[]).filter((kind) =>
    demand.actions.some((action) => action.kind === kind),
  );
  let left = random.next() * open.reduce((sum, kind) => sum + WEIGHTS[kind], 0);
  for (const kind of open) {
    left -= WEIGHTS[kind];
    if (left <= 0) return kind;
  }
  return null;
}
