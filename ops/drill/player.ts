import { setTimeout as pause } from 'node:timers/promises';
import type { Player } from './cast';
import { chooseCommand, type OfferedKind } from './choose-command';
import { writeDrafts } from './drafts';
import { fillForm } from './fill-form';
import type { DemandOnBoard, Game } from './game';
import type { DialogKind } from './ledger';
import { type DemandPageData, readDemandPage } from './page';
import type { Random } from './random';
import { sendCommand, sendDialog } from './send';
import { sendDraft, workInWizard } from './work-in-wizard';

const THINKS_AT_LEAST_MS = 150;
const THINKS_AT_MOST_MS = 900;
/** So few that several people often look at the same one. */
const LOOKED_AT = 25;
/** Pages that somebody opens in search of something to do. */
const LOOKS = 4;
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
  const drafts = (await writeDrafts(game, player.files, random)).map((id) => ({ id, companyId }));
  // Two for the same patient go off at the same moment.
  await Promise.all(drafts.map((draft) => sendDraft(game, player, draft, random)));
  game.board.push(...drafts);
}

async function workOnOne(game: Game, player: Player, random: Random): Promise<void> {
  const found = await lookAround(game, player, random);
  if (!found) return;
  const { demand, kind, page } = found;
  switch (kind) {
    case 'resubmit':
    case 'continue':
    case 'change_dates':
    case 'save_administrative':
      return workInWizard(game, player, { demand, kind, page }, random);
    default:
      return workInDialog(game, player, { demand, kind, page }, random);
  }
}

interface Found {
  demand: DemandOnBoard;
  kind: OfferedKind;
  page: DemandPageData;
}

/** The first of a few pages on which there is more to do than to comment; else the last of them. */
async function lookAround(game: Game, player: Player, random: Random): Promise<Found | null> {
  const own = ({ companyId }: DemandOnBoard) => player.companyIds.includes(companyId);
  const visible = [...game.board.filter(own).slice(-LOOKED_AT), ...game.older.filter(own)];
  let found: Found | null = null;
  for (let looks = 0; looks < LOOKS && (found === null || found.kind === 'comment'); looks += 1) {
    const demand = random.pick(visible);
    const page = demand ? await readDemandPage(player.visitor, demand.id) : null;
    const kind = page && chooseCommand(page.demand.actions, random);
    if (demand && page && kind) found = { demand, kind, page };
  }
  return found;
}

async function workInDialog(
  game: Game,
  { email, visitor }: Player,
  { demand, kind, page }: { demand: DemandOnBoard; kind: DialogKind; page: DemandPageData },
  random: Random,
): Promise<void> {
  const filled = fillForm(kind, page, game, random);
  if (!filled) return;
  const { commandId, form, marker, files } = filled;
  const about = { demandId: demand.id, companyId: demand.companyId, kind, email };
  const command = game.ledger.begin({ ...about, id: commandId, marker, files, typed: null });
  await sendCommand(game, command, () => sendDialog(visitor, demand.id, form), random);
}
