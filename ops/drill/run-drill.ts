import { once } from 'node:events';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { ROLES } from '@aval/domain/access/roles';
import { findRecipients, signInCast } from './cast';
import { comeToRest } from './come-to-rest';
import { compareAll } from './compare/compare-all';
import { mismatched } from './compare/finding';
import { type DrillStack, startDrillStack } from './drill-stack';
import type { Game } from './game';
import { type Kill, killAtRandom } from './kills';
import { isAcknowledged, Ledger } from './ledger';
import { authorizeOlderTreatments } from './older-treatments';
import type { DrillOptions } from './options';
import { play } from './player';
import { createRandom } from './random';
import { count, printAnswers, printComparisons, printKills, printWaits, printWorstWait } from './report';
import { findWorstWait } from './waits';

/** Figures of the drill's last line. */
export interface DrillFigures {
  kills: number;
  acknowledged: number;
  lost: number;
  doubled: number;
  mismatched: number;
  worstWaitMs: number;
}

const WORST_WAIT_MS = 10_000;
/** Time without kills at the start, in which first demands are submitted and seen by others. */
const QUIET_START_MS = 3000;

export function isMet({ acknowledged, lost, doubled, mismatched: differing, worstWaitMs }: DrillFigures): boolean {
  return acknowledged > 0 && lost === 0 && doubled === 0 && differing === 0 && worstWaitMs < WORST_WAIT_MS;
}

/** Starts a stack, lets users work while its processes are killed, and compares the results. */
export async function runDrill(options: DrillOptions, onStack: (stack: DrillStack) => void): Promise<DrillFigures> {
  tell(`starting; seed ${options.seed}`);
  const stack = await startDrillStack();
  onStack(stack);
  const ledger = new Ledger();
  const players = await signInCast(stack.owner, stack.port, options.users);
  await bundleMailsToManagers(stack);
  let isOver = false;
  const kills: Kill[] = [];
  const game: Game = {
    ground: stack,
    ledger,
    kills,
    ...(await findRecipients(stack.owner, players)),
    isOver: () => isOver,
  };

  tell(`${players.length} users work for ${options.seconds} s, load ${load()}`);
  const playing = Promise.all([
    ...players.map((player, index) => play(game, player, createRandom(options.seed, index + 1))),
    authorizeOlderTreatments(game),
  ]);
  await pause(QUIET_START_MS);
  const end = AbortSignal.timeout(options.seconds * 1000);
  if (options.calm) await once(end, 'abort');
  else await killAtRandom(stack, createRandom(options.seed, 0), end, kills);
  isOver = true;
  await playing;

  tell(`no more kills, load ${load()}; waiting for everything to come to rest`);
  const rest = await comeToRest(stack, players);
  tell(`at rest after ${rest.seconds} s; documents that a manager asked for again: ${rest.retriedDocuments}`);
  const comparisons = await compareAll(stack, ledger);
  const worst = findWorstWait(ledger.commands, kills);
  printKills(kills);
  printAnswers(ledger.commands);
  printComparisons(comparisons);
  printWaits(ledger.commands, kills);
  printWorstWait(worst);
  const findings = comparisons.flatMap((comparison) => comparison.findings);
  if (rest.stillDue > 0) findings.push(mismatched(`${rest.stillDue} still due`));
  return {
    kills: kills.reduce((sum, { victims }) => sum + victims.length, 0),
    acknowledged: ledger.commands.filter(isAcknowledged).length,
    lost: count(findings, 'lost'),
    doubled: count(findings, 'doubled'),
    mismatched: count(findings, 'mismatched'),
    worstWaitMs: Math.round(worst.milliseconds),
  };
}

/** Switches bundles of mails on for managers, who get most of them. */
async function bundleMailsToManagers({ owner }: DrillStack): Promise<void> {
  await owner.userAccount.updateMany({ where: { roleId: ROLES.MANAGER }, data: { bundleEmails: true } });
}

function tell(what: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)} ${what}`);
}

function load(): string {
  return os
    .loadavg()
    .slice(0, 2)
    .map((value) => value.toFixed(1))
    .join(' ');
}
