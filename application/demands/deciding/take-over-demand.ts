import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { ROLES } from '@aval/domain/access/roles';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { takeOverSchema } from '@aval/domain/validation/dialogs/dialog-schemas';
import { demandScope } from '@aval/prisma/demand-scope';
import { lockDemand } from '@aval/prisma/lock-demand';
import { forActor } from '@aval/prisma/scope';
import type { z } from 'zod';
import { SUBJECT_SELECT, toDemandSubject } from '../../demand-rows/demand-subject';
import { issuesOf } from '../../engine/form-issues';
import type { CommandResult } from '../../engine/outcomes';
import type { Services } from '../../services';
import { doctorWithoutCenters, findCentersToOwn, giveDrafts } from '../../users/leaving/give-drafts';
import { type CommandDefinition, invalid } from '../commands/command-definition';
import type { CommandInputBase } from '../commands/command-input';
import { runCommand } from '../commands/run-command';

export type TakeOverDemandInput = CommandInputBase & Partial<z.input<typeof takeOverSchema>>;

const definition: CommandDefinition<typeof takeOverSchema> = {
  permission: 'demands.take_over',
  form: takeOverSchema,
  prepare: ({ toDoctorId }) => ({ command: { type: 'take_over', toDoctorId } }),
};

/**
 * Gives a demand whose doctor is deactivated to another doctor; a draft, which the engine does not know, changes hands
 * in the database.
 */
export async function takeOverDemand(
  services: Services,
  actor: Actor,
  input: TakeOverDemandInput,
): Promise<CommandResult> {
  return (await takeOverDraft(services, actor, input)) ?? runCommand(services, actor, definition, input);
}

/** Null when the demand is no draft. Repeating it gives the same result. */
function takeOverDraft(services: Services, actor: Actor, input: TakeOverDemandInput): Promise<CommandResult | null> {
  const now = services.clock.now();
  const today = civilDateOf(now);
  const { demandId } = input;
  return forActor(services.database, actor).run(async (transaction): Promise<CommandResult | null> => {
    await lockDemand(transaction, demandId);
    const demand = await transaction.demand.findFirst({
      where: { AND: [{ id: demandId, status: 'DRAFT', submissionCommandId: null }, demandScope(actor, today)] },
      select: { ...SUBJECT_SELECT, doctor: { select: { active: true } } },
    });
    if (!demand) return null;
    const subject = { demand: toDemandSubject(demand, today), status: 'draft' } as const;
    if (!can(actor, definition.permission, subject)) return { status: 'forbidden' };
    const parsed = takeOverSchema.safeParse(input);
    if (!parsed.success) return invalid(issuesOf(parsed.error)).result;
    if (parsed.data.toDoctorId === demand.doctorId) return { status: 'done', sequence: 0 };
    if (demand.doctor.active) return { status: 'refused', refusal: 'doctor_active' };
    // Lock the account as the start of a draft does: a simultaneous deactivation of this doctor waits and then finds
    // the draft.
    const [toDoctor] = await transaction.$queryRaw<{ id: number; name: string }[]>`
      SELECT id, name FROM user_account
      WHERE id = ${parsed.data.toDoctorId} AND role_id = ${ROLES.DOCTOR} AND company_id = ${demand.companyId} AND active
      FOR SHARE`;
    if (!toDoctor) return { status: 'refused', refusal: 'assignee_inactive' };
    const drafts = { id: demandId };
    const without = await findCentersToOwn(transaction, drafts, toDoctor.id);
    if (without.length > 0) return invalid([doctorWithoutCenters(without)]).result;
    await giveDrafts(transaction, actor, { drafts, toDoctor, now });
    return { status: 'done', sequence: 0 };
  });
}
