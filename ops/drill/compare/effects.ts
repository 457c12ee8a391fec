import type { Effect } from '@aval/domain/demand/lifecycle/commands';
import { forTenant, type Transaction } from '@aval/prisma/scope';
import { findAudience, type ToldDemand } from '@aval/worker/demands/projection/find-audience';
import type { Ground } from '../drill-stack';
import { type Aftermath, type DemandAftermath, doctorAfter } from './aftermath';
import { type Comparison, doubled, type Finding, lost, mismatched } from './finding';
import { companiesThatValidate, repeat } from './histories';

/** Effects that a history entry requires according to the transition table. */
export interface ExpectedEffects {
  each: DemandAftermath;
  index: number;
  effects: readonly Effect[];
}

export async function expectEffects(aftermath: Aftermath): Promise<ExpectedEffects[]> {
  const validating = await companiesThatValidate(aftermath);
  return aftermath.demands.flatMap((each) =>
    each.history.flatMap((entry, index) => {
      const result = repeat(aftermath, each, index, validating.has(entry.companyId));
      return result.ok ? [{ each, index, effects: result.effects }] : [];
    }),
  );
}

/** Checks that the required users, and no others, were notified exactly once. */
export async function compareNotifications(
  aftermath: Aftermath,
  expected: readonly ExpectedEffects[],
  { services }: Ground,
): Promise<Comparison> {
  const told = await aftermath.owner.notification.findMany({ where: { occasion: '', demandId: { not: null } } });
  const rows = told.filter(({ userId }) => !aftermath.goneIds.has(userId));
  const found = new Map<string, number>();
  for (const { demandId, sequence, userId, key } of rows) {
    const name = `${demandId} ${sequence}: user ${userId} told of ${key}`;
    found.set(name, (found.get(name) ?? 0) + 1);
  }
  const wanted = new Set<string>();
  for (const { demand } of aftermath.demands) {
    const own = expected.filter(({ each }) => each.demand.id === demand.id);
    await forTenant(services.database, demand.companyId).read(async (transaction) => {
      for (const one of own) for (const name of await toldBy(transaction, one)) wanted.add(name);
    });
  }
  const findings: Finding[] = [
    ...[...wanted].filter((name) => !found.has(name)).map((name) => lost(`${name}: missing`)),
    ...[...found].filter(([name]) => !wanted.has(name)).map(([name]) => mismatched(`${name}: nobody had to be told`)),
    ...[...found].filter(([, count]) => count > 1).map(([name, count]) => doubled(`${name}: ${count} times`)),
  ];
  return { name: 'notifications', compared: rows.length, findings };
}

async function toldBy(transaction: Transaction, { each, index, effects }: ExpectedEffects): Promise<string[]> {
  const { demand, history } = each;
  const entry = history[index];
  if (!entry) return [];
  const [after, before] = [stateOf(entry), index > 0 ? stateOf(history[index - 1]) : null];
  const told: ToldDemand = {
    id: demand.id,
    companyId: demand.companyId,
    doctorId: doctorAfter(each, index),
    sequence: entry.sequence,
    provinceIds: demand.provinceIds,
    assignedUserId: after?.assignedUserId ?? null,
    formerAssignedUserId: before?.assignedUserId ?? null,
    undoneSequence: entry.action === 'ROLLBACK' ? (before?.undoable.at(-1) ?? null) : null,
  };
  const keys = new Map<number, string>();
  for (const effect of effects) {
    if (effect.kind !== 'notify') continue;
    for (const userId of await findAudience(transaction, effect.audience, told))
      if (userId !== entry.actorId && !keys.has(userId)) keys.set(userId, effect.key);
  }
  return [...keys].map(([userId, key]) => `${demand.id} ${entry.sequence}: user ${userId} told of ${key}`);
}

function stateOf(entry: DemandAftermath['history'][number] | undefined) {
  return entry ? (entry.state as unknown as { assignedUserId: number | null; undoable: number[] }) : null;
}
