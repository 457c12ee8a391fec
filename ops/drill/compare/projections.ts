import { ROLES } from '@aval/domain/access/roles';
import { isMarked } from '@aval/domain/demand/faults';
import { displayStatus } from '@aval/domain/demand/outlook/display-status';
import type { DemandState } from '@aval/domain/demand/state';
import { treatmentLocksHeld } from '@aval/domain/demand/timing/treatment-locks';
import { type Aftermath, doctorAfter } from './aftermath';
import { type Comparison, type Finding, isSame, mismatched } from './finding';

/** Checks that each demand's row equals the state of its last history entry. */
export function compareRows({ demands }: Aftermath): Comparison {
  const findings = demands.flatMap((each): Finding[] => {
    const { demand, history } = each;
    const last = history.at(-1);
    if (!last) return [mismatched(`${demand.reference}: submitted, and nothing in its history`)];
    const state = last.state as unknown as DemandState;
    const shown = {
      state: demand.state,
      status: demand.status,
      displayStatus: demand.displayStatus,
      assignedRoleId: demand.assignedRoleId,
      assignedUserId: demand.assignedUserId,
      doctorId: demand.doctorId,
      version: demand.version,
      sequence: demand.sequence,
      lastActionSequence: demand.lastActionSequence,
      isMarked: isMarked(demand),
    };
    const expected = {
      state,
      status: state.status,
      displayStatus: displayStatus(state),
      assignedRoleId: state.assignedRole === null ? null : ROLES[state.assignedRole],
      assignedUserId: state.assignedUserId,
      doctorId: doctorAfter(each, history.length - 1),
      version: state.version,
      sequence: last.sequence,
      lastActionSequence: state.lastActionSequence,
      isMarked: false,
    };
    return isSame(shown, expected) ? [] : [mismatched(`${demand.reference}: its row is not its last entry`)];
  });
  return { name: 'rows of demands against last entries', compared: demands.length, findings };
}

/** Checks that a demand has as many versions as its state counts, each created by one of its entries. */
export async function compareVersions({ owner, demands, entryOf }: Aftermath): Promise<Comparison> {
  const versions = await owner.demandVersion.findMany({ select: { demandId: true, number: true, commandId: true } });
  const findings = demands.flatMap(({ demand }): Finding[] => {
    const own = versions.filter(({ demandId }) => demandId === demand.id);
    const numbers = own.map(({ number }) => number).sort((one, other) => one - other);
    const whole = numbers.length === demand.version && numbers.every((number, index) => number === index + 1);
    const made = own.every(({ commandId }) => entryOf.get(commandId)?.demandId === demand.id);
    return whole && made ? [] : [mismatched(`${demand.reference}: versions ${numbers.join(' ')} of ${demand.version}`)];
  });
  return { name: 'versions', compared: versions.length, findings };
}

/** Checks that each demand holds the treatment locks of its state, and that no patient has two locks of a kind. */
export async function compareTreatmentLocks({ owner, demands }: Aftermath): Promise<Comparison> {
  const locks = await owner.treatmentSlot.findMany({ where: { endedAt: null } });
  const findings = demands.flatMap(({ demand }): Finding[] => {
    const held = locks
      .filter(({ demandId }) => demandId === demand.id)
      .map(({ kind, until }) => ({ kind, until: until?.toISOString().slice(0, 10) ?? null }));
    const expected = demand.state ? treatmentLocksHeld(demand.state as unknown as DemandState) : [];
    return isSame(byKind(held), byKind(expected)) ? [] : [mismatched(`${demand.reference}: its treatment locks`)];
  });
  const takers = new Set<string>();
  for (const { patientId, kind } of locks) {
    const taker = `${patientId} ${kind}`;
    if (takers.has(taker)) findings.push(mismatched(`patient ${patientId} has two open treatment locks of ${kind}`));
    takers.add(taker);
  }
  return { name: 'treatment locks', compared: locks.length, findings };
}

function byKind<Lock extends { kind: string }>(locks: readonly Lock[]): Lock[] {
  return [...locks].sort((one, other) => (one.kind < other.kind ? -1 : 1));
}
