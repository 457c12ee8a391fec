import type { Actor } from '@aval/domain/access/actor';
import type { CivilDate } from '@aval/domain/calendar/civil-date';
import type { Regimen } from '@aval/domain/reference/regimen';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { recordChange } from '../change-record/record-change';
import { type RegimenEntry, regimenFacts } from './regimen-columns';

interface NewRegimen {
  companyId: number | null;
  slug: string;
  regimen: Omit<Regimen, 'slug'>;
  today: CivilDate;
}

/** Inserts the first version of a regimen, reviewed today. */
export async function insertRegimen(
  tx: Transaction,
  actor: Actor,
  { companyId, slug, regimen, today }: NewRegimen,
): Promise<number> {
  const { name, tumourType } = regimen;
  const { id } = await tx.regimen.create({
    data: { companyId, slug, name, tumourType, version: 1, reviewedOn: new Date(today) },
    select: { id: true },
  });
  await writeVersion(tx, actor, { id, companyId, version: 1, content: { slug, ...regimen } });
  await recordChange(tx, actor, {
    subject: 'regimen',
    subjectId: id,
    companyId,
    name,
    action: 'create',
    before: null,
    after: regimenFacts({ version: 1, content: regimen }),
  });
  return id;
}

/** Adds the next version of a locked regimen, reviewed today. Former versions stay, since demands refer to them. */
export async function addVersion(
  tx: Transaction,
  actor: Actor,
  { id, companyId, version: former, content }: RegimenEntry,
  { regimen, today }: Pick<NewRegimen, 'regimen' | 'today'>,
): Promise<void> {
  const version = former + 1;
  const { name, tumourType } = regimen;
  await writeVersion(tx, actor, { id, companyId, version, content: { slug: content.slug, ...regimen } });
  await tx.regimen.update({
    where: { id },
    data: { name, tumourType, version, reviewedOn: new Date(today), revision: { increment: 1 } },
    select: { id: true },
  });
  await recordChange(tx, actor, {
    subject: 'regimen',
    subjectId: id,
    companyId,
    name,
    action: 'edit',
    before: regimenFacts({ version: former, content }),
    after: regimenFacts({ version, content: regimen }),
  });
}

async function writeVersion(
  tx: Transaction,
  { userId }: Actor,
  { id, content, ...what }: { id: number; companyId: number | null; version: number; content: Regimen },
): Promise<void> {
  await tx.regimenVersion.create({
    data: { regimenId: id, ...what, createdById: userId, content: content as unknown as Prisma.InputJsonObject },
    select: { id: true },
  });
}
