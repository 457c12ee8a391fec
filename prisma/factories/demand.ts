import { randomUUID } from 'node:crypto';
import { demandType } from '@aval/domain/clinical/content-facts';
import { treatmentStart } from '@aval/domain/clinical/treatment-dates';
import type { DemandContent } from '@aval/domain/demand/content/content';
import { SCHEMA_NUMBER } from '@aval/domain/demand/content/stored-content';
import type { Demand, Prisma } from '../generated/client';
import { nextReference } from '../next-reference';
import type { Transaction } from '../scope';

export interface DraftOptions {
  companyId: number;
  content: DemandContent;
  createdById?: number;
  createdAt?: Date;
}

/** Creates a draft that is ready to submit, with its list columns and all steps of the wizard. */
export async function createDraft(tx: Transaction, options: DraftOptions): Promise<Demand> {
  const { companyId, content } = options;
  const { basics, extras } = content;
  const createdAt = options.createdAt ?? new Date();
  const createdById = options.createdById ?? basics.doctorId;
  const company = await tx.company.findUniqueOrThrow({ where: { id: companyId } });
  const doctor = await tx.userAccount.findUniqueOrThrow({ where: { id: basics.doctorId } });
  const patient = await tx.patient.findUniqueOrThrow({ where: { id: basics.patientId } });
  const prescriber = await tx.center.findUniqueOrThrow({ where: { id: basics.prescriberCenterId } });
  const performing = await tx.center.findUniqueOrThrow({ where: { id: extras.performingCenterId } });
  const provinceIds = [...new Set([prescriber.provinceId, performing.provinceId])].filter((id) => id !== null);
  return tx.demand.create({
    data: {
      id: randomUUID(),
      companyId,
      reference: await nextReference(tx, companyId, createdAt.getUTCFullYear()),
      type: demandType(content.treatment),
      doctorId: doctor.id,
      doctorName: doctor.name,
      patientId: patient.id,
      cardNumber: patient.cardNumber,
      prescriberCenterId: prescriber.id,
      prescriberCenterName: prescriber.name,
      tumourType: content.protocol.type,
      regimenSlug: content.treatment.chemotherapy?.regimen?.slug ?? null,
      treatmentStart: startOf(content.treatment),
      performingCenterId: performing.id,
      provinceIds,
      companyName: company.name,
      createdById,
      createdAt,
      lastDemand: createdAt,
      drafts: { create: draftOf(companyId, createdById, content) },
    },
  });
}

function startOf(treatment: DemandContent['treatment']): Date | null {
  const start = treatmentStart(treatment);
  return start === null ? null : new Date(start);
}

function draftOf(
  companyId: number,
  updatedById: number,
  { protocol, previousTreatments, treatment, extras }: DemandContent,
): Prisma.DemandDraftUncheckedCreateWithoutDemandInput {
  return {
    companyId,
    updatedById,
    schemaNumber: SCHEMA_NUMBER,
    protocol: json(protocol),
    previousTreatments: json({ previousTreatments }),
    treatment: json(treatment),
    extras: json(extras),
    completedSteps: [1, 2, 3, 4, 5],
  };
}

function json(value: object): Prisma.InputJsonValue {
  return JSON.parse(JSON.stringify(value)) as Prisma.InputJsonValue;
}
