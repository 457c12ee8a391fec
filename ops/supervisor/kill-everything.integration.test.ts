import { once } from 'node:events';
import { closeServices, createServices } from '@aval/application/services';
import { createDatabase } from '@aval/prisma/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../testing/stack/engine';
import { type StartedProduct, startProduct } from '../../testing/stack/started-product';
import { makeTemporaryHome, type TemporaryHome } from '../../testing/stack/temporary-home';
import { findRecipients, signInCast } from '../drill/cast';
import { comeToRest } from '../drill/come-to-rest';
import { compareAll } from '../drill/compare/compare-all';
import type { Ground } from '../drill/drill-stack';
import { type Kill, killAll } from '../drill/kills';
import { isAcknowledged, Ledger } from '../drill/ledger';
import { type MailBox, openMailBox } from '../drill/mail-box';
import { play } from '../drill/player';
import { createRandom } from '../drill/random';
import { operatorEnvironment, ownerAddress } from '../operator/environment';
import { freePort } from './free-port';

const SEED = 2026;
const USERS = 8;

let temporary: TemporaryHome;
let mailBox: MailBox;
let port: number;
let product: StartedProduct;
let ground: Ground;

const start = () => startProduct(temporary.home, port, { SMTP_URL: mailBox.url });

beforeAll(async () => {
  temporary = await makeTemporaryHome();
  mailBox = await openMailBox();
  port = await freePort();
  product = await start();
  const { home } = temporary;
  const services = createServices('test', { ...operatorEnvironment(home), LOG_LEVEL: 'silent' });
  const owner = createDatabase(ownerAddress(home), { poolSize: 4 });
  ground = { home, port, services, owner, mailBox };
}, 300_000);

afterAll(async () => {
  await closeServices(ground.services);
  await ground.owner.$disconnect();
  await product.stop();
  await mailBox.close();
  temporary.remove();
});

/** Returns rows that must never change once written, as text. */
async function permanentRows(): Promise<string[]> {
  const { owner } = ground;
  const tables = [
    await owner.demandHistory.findMany(),
    await owner.demandCommand.findMany(),
    await owner.demandVersion.findMany(),
    await owner.media.findMany(),
    await owner.notification.findMany(),
  ];
  return tables.flatMap((rows, table) => rows.map((row) => `${table} ${JSON.stringify(row)}`));
}

it('the product loses nothing when the supervisor and all of its children are killed during commands', async () => {
  const [ledger, kills]: [Ledger, Kill[]] = [new Ledger(), []];
  const players = await signInCast(ground.owner, port, USERS);
  let isOver = false;
  const game = { ground, ledger, kills, isOver: () => isOver, ...(await findRecipients(ground.owner, players)) };
  const playing = Promise.all(players.map((player, index) => play(game, player, createRandom(SEED, index))));
  const acknowledged = () => ledger.commands.filter(isAcknowledged).length;
  const isUnderWay = () => ledger.commands.some(({ settledAt }) => settledAt === null);
  await eventually(async () => acknowledged() >= 15, 90_000);
  const before = await permanentRows();
  await eventually(async () => isUnderWay());

  // Kill the supervisor first, because it would restart the others.
  product.process.kill('SIGKILL');
  killAll(temporary.home);
  kills.push({ victims: [], at: performance.now() });
  await once(product.process, 'exit');
  product = await start();
  expect(product.output()).not.toContain('Seeding');
  const acknowledgedBefore = acknowledged();
  await eventually(async () => acknowledged() >= acknowledgedBefore + 5, 90_000);
  isOver = true;
  await playing;

  const rest = await comeToRest(ground, players);
  expect(rest.stillDue).toBe(0);
  const after = new Set(await permanentRows());
  expect(before.length).toBeGreaterThan(30);
  expect(before.filter((row) => !after.has(row))).toEqual([]);
  const comparisons = await compareAll(ground, ledger);
  expect(comparisons.flatMap(({ findings }) => findings)).toEqual([]);
}, 400_000);
