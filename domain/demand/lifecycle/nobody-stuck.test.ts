import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Actor, DemandSubject } from '../../access/actor';
import type { RoleName } from '../../access/roles';
import { isInZones } from '../../access/scope';
import { civilDateOf } from '../../calendar/civil-date';
import type { DemandState } from '../state';
import { pastLastCycle } from '../timing/treatment-locks';
import { availableActions, type DemandAction, type DemandActionKind } from './actions';
import type { DemandCommand, LifecycleActor, LifecycleFacts } from './commands';
import { contentFactsOf } from './draft-state';
import { EXAMPLE_CONTENT, exampleDecision } from './example-states.test-support';
import { transition } from './lifecycle';

const COMPANY = 2;
const MADRID = 28;
const BARCELONA = 8;

function person(userId: number, role: RoleName, scope: Partial<Actor> = {}): Actor {
  return { userId, role, companyIds: [COMPANY], companyId: null, doctorIds: [], centerIds: [], zoneIds: [], ...scope };
}

/** Users of a company that works by zones. */
const PEOPLE: readonly Actor[] = [
  person(1, 'SUPERADMIN'),
  person(2, 'ADMIN'),
  person(10, 'MANAGER'),
  person(11, 'MANAGER'),
  person(20, 'REPRESENTATIVE', { zoneIds: [MADRID] }),
  person(21, 'REPRESENTATIVE', { zoneIds: [BARCELONA] }),
  person(50, 'CONSULTANT'),
  person(51, 'CONSULTANT'),
  person(60, 'DOCTOR'),
  person(61, 'DOCTOR'),
  person(70, 'ASSISTANT', { doctorIds: [60] }),
];

interface Step {
  /** Index of the next user, of the chosen action, and whether a user is deactivated or reactivated instead. */
  who: number;
  what: number;
  turnover: boolean;
  ends: boolean;
  hours: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.nat(10_000),
  what: fc.nat(10_000),
  turnover: fc.nat(7).map((roll) => roll === 0),
  ends: fc.nat(11).map((roll) => roll === 0),
  hours: fc.nat(96),
});

const life = fc.record({
  /** Province of the centers: Madrid, or one that no representative has. */
  provinceId: fc.constantFrom(MADRID, 52),
  validationStep: fc.boolean(),
  steps: fc.array(step, { minLength: 20, maxLength: 80 }),
});

interface Given {
  command: DemandCommand;
  facts: LifecycleFacts;
  actor: LifecycleActor;
  now: string;
}

/** A demand among users who are deactivated and reactivated. */
class World {
  state: DemandState | null = null;
  readonly entries: { given: Given; state: DemandState }[] = [];
  private readonly gone = new Set<number>();
  private doctorId = 60;
  private consultantIds: number[] = [];
  private time = Date.parse('2026-11-21T11:00:00.000Z');

  constructor(
    private readonly provinceId: number,
    private readonly validationStep: boolean,
  ) {}

  get active(): Actor[] {
    return PEOPLE.filter(({ userId }) => !this.gone.has(userId));
  }

  activeOf(role: RoleName): Actor[] {
    return this.active.filter((each) => each.role === role);
  }

  /** Active users of the role, or the user, that the demand waits for. */
  get awaited(): Actor[] {
    const { assignedRole, assignedUserId } = this.state as DemandState;
    return this.active.filter(({ role, userId, doctorIds }) => {
      if (assignedRole === 'CONSULTANT') return userId === assignedUserId;
      if (assignedRole === 'DOCTOR') return userId === this.doctorId || doctorIds.includes(this.doctorId);
      return role === assignedRole;
    });
  }

  private subject(): DemandSubject {
    const zoned = { companyByZones: true, openToAllRepresentatives: false, provinceIds: [this.provinceId] };
    const subject: DemandSubject = {
      ...zoned,
      companyId: COMPANY,
      doctorId: this.doctorId,
      assignedUserId: this.state?.assignedUserId ?? null,
      consultantIds: this.consultantIds,
      prescriberCenterId: 1,
      performingCenterId: null,
      pastLastCycle: this.state !== null && pastLastCycle(this.state, civilDateOf(new Date(this.time))),
    };
    const qualified = this.activeOf('REPRESENTATIVE').some((each) => isInZones(each, subject));
    return { ...subject, openToAllRepresentatives: !qualified };
  }

  actionsOf(actor: Actor): DemandAction[] {
    const doctorActive = !this.gone.has(this.doctorId);
    const today = civilDateOf(new Date(this.time));
    return availableActions(this.state, { doctorActive }, actor, this.subject(), today);
  }

  /** Whether the actor can move the demand by an action that needs no inactive user. */
  canMove(actor: Actor): boolean {
    return this.actionsOf(actor).some((action) => {
      if (action.kind !== 'manage') return MOVING.has(action.kind);
      return action.options.some((option) => !option.needsConsultant || this.activeOf('CONSULTANT').length > 0);
    });
  }

  pass(hours: number): void {
    this.time += hours * 3_600_000;
    const { state } = this;
    if (state?.continueAt && Date.parse(state.continueAt) <= this.time)
      this.give({ type: 'cycle_ended' }, { role: 'SYSTEM', userId: null });
  }

  /** Deactivates or reactivates a user; at least one superadmin always stays. */
  turnOver(pick: number): void {
    const { userId } = PEOPLE[1 + (pick % (PEOPLE.length - 1))] as Actor;
    if (this.gone.delete(userId)) return;
    this.gone.add(userId);
    if (this.state?.status === 'ACTIVE' && this.state.assignedUserId === userId)
      this.give({ type: 'return_to_manager', consultantId: userId }, { role: 'SYSTEM', userId: null });
  }

  act(actor: Actor, action: DemandAction, pick: number): void {
    const command = this.commandFor(action, pick);
    if (command) this.give(command, actor);
  }

  private commandFor(action: DemandAction, pick: number): DemandCommand | null {
    const { state } = this;
    switch (action.kind) {
      case 'manage': {
        const option = action.options[pick % action.options.length];
        const toUserId =
          this.activeOf('CONSULTANT')[pick % 2]?.userId ?? this.activeOf('CONSULTANT')[0]?.userId ?? null;
        if (!option || (option.needsConsultant && toUserId === null)) return null;
        const named = option.needsConsultant ? { toUserId } : {};
        return exampleDecision(option.decision, { ...named, contradictionConfirmed: true });
      }
      case 'edit':
        if (!state) return { type: 'submit', content: EXAMPLE_CONTENT };
        if (action.mode === 'administrative') return { type: 'save_administrative', content: contentFactsOf(state) };
        return { type: 'resubmit', content: contentFactsOf(state) };
      case 'continue':
        return state && { type: 'continue', content: { ...contentFactsOf(state), cycle: state.cycle + 1 } };
      case 'change_dates':
        return state && { type: 'change_dates', content: contentFactsOf(state) };
      case 'increase_cycles':
        return { type: 'increase_cycles', by: 1 };
      case 'take_over': {
        const doctor = this.activeOf('DOCTOR').find(({ userId }) => userId !== this.doctorId);
        return doctor ? { type: 'take_over', toDoctorId: doctor.userId } : null;
      }
      case 'comment':
        return { type: 'comment', target: 'doctor' };
      case 'upload':
      case 'finish':
      case 'cancel':
      case 'rollback':
        return { type: action.kind };
      default:
        return null;
    }
  }

  private give(command: DemandCommand, { role, userId }: LifecycleActor): void {
    const undone = this.state?.undoable.at(-1);
    const stateToRestore = undone === undefined ? null : (this.entries[undone - 2]?.state ?? null);
    const returned = command.type === 'return_to_manager' ? command.consultantId : null;
    const named = command.type === 'rollback' ? (stateToRestore?.assignedUserId ?? null) : returned;
    const facts: LifecycleFacts = {
      companyValidationStep: this.validationStep,
      assigneeActive: named === null || !this.gone.has(named),
      doctorActive: !this.gone.has(this.doctorId),
      stateToRestore,
      actorInScope: true,
      slotsFree: true,
    };
    const given: Given = { command, facts, actor: { role, userId }, now: new Date(this.time).toISOString() };
    const before = structuredClone(this.state);
    const result = transition(this.state, command, facts, given.actor, given.now);
    if (!result.ok) {
      // An offered action is refused only where a user is inactive.
      expect([command.type, result.refusal]).toEqual(['rollback', 'assignee_inactive']);
      expect(this.state).toEqual(before);
      return;
    }
    this.state = result.state;
    this.entries.push({ given, state: result.state });
    if (command.type === 'take_over') this.doctorId = command.toDoctorId;
    const { assignedUserId } = result.state;
    if (assignedUserId !== null) this.consultantIds = [...new Set([...this.consultantIds, assignedUserId])];
  }
}

/** Actions that take a demand from its current assignee; viewing, comments, files and copies do not. */
const MOVING: ReadonlySet<DemandActionKind> = new Set<DemandActionKind>([
  'edit',
  'continue',
  'finish',
  'cancel',
  'take_over',
]);
const ENDING: ReadonlySet<DemandActionKind> = new Set<DemandActionKind>(['finish', 'cancel']);

function walk(
  { provinceId, validationStep, steps }: typeof life extends fc.Arbitrary<infer Life> ? Life : never,
  look: (world: World) => void,
): World {
  const world = new World(provinceId, validationStep);
  const filer = PEOPLE.find(({ role }) => role === 'DOCTOR') as Actor;
  world.act(filer, { kind: 'edit', mode: 'draft' }, 0);
  for (const { who, what, turnover, ends, hours } of steps) {
    world.pass(hours);
    if (turnover) world.turnOver(what);
    else {
      const actor = world.active[who % world.active.length] as Actor;
      const actions = world.actionsOf(actor).filter(({ kind }) => ends || !ENDING.has(kind));
      const action = actions[what % Math.max(1, actions.length)];
      if (action) world.act(actor, action, what);
    }
    look(world);
  }
  return world;
}

describe('users who are deactivated and reactivated', () => {
  it('leave somebody who can act on every open demand: an active assignee if there is one, otherwise the admins', () => {
    let abandoned = 0;
    fc.assert(
      fc.property(life, (told) => {
        walk(told, (world) => {
          if (world.state?.status !== 'ACTIVE') return;
          const { awaited } = world;
          if (awaited.length > 0) {
            expect(awaited.some((each) => world.canMove(each))).toBe(true);
            return;
          }
          abandoned += 1;
          expect(world.state.assignedRole).not.toBe('CONSULTANT');
          expect(world.activeOf('SUPERADMIN').every((admin) => world.canMove(admin))).toBe(true);
        });
      }),
      { numRuns: 100 },
    );
    expect(abandoned).toBeGreaterThan(10);
  }, 30_000);

  it('do not affect a replay of the stored entries, which reaches the same state', () => {
    fc.assert(
      fc.property(life, (told) => {
        const { entries, state } = walk(told, () => undefined);
        let again: DemandState | null = null;
        for (const { given, state: kept } of entries) {
          const { command, facts, actor, now } = JSON.parse(JSON.stringify(given)) as Given;
          const result = transition(again, command, facts, actor, now);
          if (!result.ok) throw new Error(result.refusal);
          again = JSON.parse(JSON.stringify(result.state)) as DemandState;
          expect(again).toEqual(kept);
        }
        expect(again).toEqual(state);
      }),
      { numRuns: 60 },
    );
  }, 30_000);
});
