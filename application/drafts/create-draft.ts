import { randomUUID } from 'node:crypto';
import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { basicsSchema } from '@aval/domain/validation/basics-schema';
import { nextReference } from '@aval/prisma/next-reference';
import { forActor } from '@aval/prisma/scope';
import { issuesOf } from '../demands/command-definition';
import type { FormIssue } from '../engine/outcomes';
import type { Services } from '../services';
import { basicsColumns, checkBasics } from './check-basics';
import { findFilingDoctor } from './filing-doctor';

export interface CreateDraftInput {
  /** The doctor in context; for a doctor, himself or herself. */
  doctorId: number;
  /** As step 1 sent it: prescriberCenterId, patientId, and the exact number of a patient out of sight. */
  form: Readonly<Record<string, unknown>>;
}

export type CreateDraftResult =
  | { status: 'created'; demandId: string; reference: string }
  | { status: 'invalid'; issues: readonly FormIssue[] }
  | { status: 'forbidden' };

/** A new demand, with its reference, once prescriber center and patient are known. */
export function createDraft(services: Services, actor: Actor, input: CreateDraftInput): Promise<CreateDraftResult> {
  const now = services.clock.now();
  return forActor(services.database, actor).run(async (tx) => {
    const parsed = basicsSchema.safeParse({ ...input.form, doctorId: input.doctorId });
    if (!parsed.success) return { status: 'invalid', issues: issuesOf(parsed.error) };
    const doctor = await findFilingDoctor(tx, actor, input.doctorId);
    const companyId = doctor?.companyId ?? null;
    if (!doctor || companyId === null || !can(actor, 'demands.create', { companyId })) return { status: 'forbidden' };
    const checked = await checkBasics(tx, actor, civilDateOf(now), {
      ...parsed.data,
      companyId,
      exactNumber: String(input.form.exactNumber ?? ''),
    });
    if ('issues' in checked) return { status: 'invalid', issues: checked.issues };
    const company = await tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { name: true } });
    const demand = await tx.demand.create({
      data: {
        ...basicsColumns(checked),
        id: randomUUID(),
        companyId,
        reference: await nextReference(tx, companyId, Number(civilDateOf(now).slice(0, 4))),
        doctorId: doctor.id,
        doctorName: doctor.name,
        companyName: company.name,
        provinceIds: checked.center.provinceId === null ? [] : [checked.center.provinceId],
        createdById: actor.userId,
        createdAt: now,
        lastDemand: now,
        draft: { create: { companyId, completedSteps: [1], updatedAt: now, updatedById: actor.userId } },
      },
      select: { id: true, reference: true },
    });
    return { status: 'created', demandId: demand.id, reference: demand.reference };
  });
}
