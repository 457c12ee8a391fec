import { type RoleName, roleName } from '@aval/domain/access/roles';
import type { DemandCommand, LifecycleActor, LifecycleFacts } from '@aval/domain/demand/lifecycle/commands';
import { transition } from '@aval/domain/demand/lifecycle/lifecycle';
import type { DemandState } from '@aval/domain/demand/state';
import type { DemandHistory } from '@aval/prisma/generated/client';
import type { Aftermath, DemandAftermath } from './aftermath';
import { type Comparison, doubled, type Finding, isSame, mismatched } from './finding';

/** Checks that the sequence numbers of each history start at 1 and have no gap. */
export function compareNumbers({ demands }: Aftermath): Comparison {
  const findings = demands.flatMap(({ demand, history }): Finding[] => {
    const numbers = history.map(({ sequence }) => sequence);
    if (new Set(numbers).size < numbers.length) return [doubled(`${demand.reference}: numbers ${numbers.join(' ')}`)];
    const whole = numbers.every((number, index) => number === index + 1);
    return whole && numbers.length > 0 ? [] : [mismatched(`${demand.reference}: numbers ${numbers.join(' ')}`)];
  });
  return { name: 'numbers of histories', compared: demands.length, findings };
}

/** Checks that each entry's state results from the previous one and the stored command by the transition table. */
export async function compareTransitions(aftermath: Aftermath): Promise<Comparison> {
  const validating = await companiesThatValidate(aftermath);
  const findings: Finding[] = [];
  let compared = 0;
  for (const each of aftermath.demands) {
    each.history.forEach((entry, index) => {
      compared += 1;
      const result = repeat(aftermath, each, index, validating.has(entry.companyId));
      const name = `${each.demand.reference} ${entry.sequence} ${entry.action}`;
      if (!result.ok) findings.push(mismatched(`${name}: the table refuses it (${result.refusal})`));
      else if (!isSame(result.state, entry.state)) findings.push(mismatched(`${name}: the table gives another state`));
    });
  }
  return { name: 'entries against the table of transitions', compared, findings };
}

/**
 * Repeats the transition of an entry with the facts of the drill. `doctorActive` is always false: only doctors are deactivated in
 * a drill, and only a take-over checks it.
 */
export function repeat(
  { storedCommandOf }: Pick<Aftermath, 'storedCommandOf'>,
  { history }: Pick<DemandAftermath, 'history'>,
  index: number,
  companyValidationStep: boolean,
) {
  const entry = history[index];
  if (!entry) throw new RangeError(`no entry ${index}`);
  const before = stateAfter(history[index - 1]);
  const stored = storedCommandOf.get(entry.commandId);
  const command = (stored?.command as unknown as DemandCommand | undefined) ?? { type: 'cycle_ended' };
  const role: RoleName | 'SYSTEM' = stored?.actorRoleId ? roleName(stored.actorRoleId) : 'SYSTEM';
  const actor: LifecycleActor = { role, userId: stored?.actorId ?? null };
  const undone = command.type === 'rollback' ? before?.undoable.at(-1) : undefined;
  const facts: LifecycleFacts = {
    companyValidationStep,
    assigneeActive: true,
    doctorActive: false,
    stateToRestore: undone === undefined ? null : stateAfter(history[undone - 2]),
    actorInScope: true,
    slotsFree: true,
  };
  return transition(before, command, facts, actor, entry.createdAt.toISOString());
}

function stateAfter(entry: DemandHistory | undefined): DemandState | null {
  return entry ? (entry.state as unknown as DemandState) : null;
}

export async function companiesThatValidate({ owner }: Pick<Aftermath, 'owner'>): Promise<ReadonlySet<number>> {
  const companies = await owner.company.findMany({ where: { validationStep: true }, select: { id: true } });
  return new Set(companies.map(({ id }) => id));
}
