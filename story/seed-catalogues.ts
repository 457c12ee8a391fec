import { REGIMENS_REVIEWED_ON } from '@aval/domain/reference/reviewed';
import type { Prisma } from '@aval/prisma/generated/client';
import { centers, drugs, presentations, radiotherapyCodes } from '@aval/prisma/reference/catalogues';
import { regimens } from '@aval/prisma/reference/regimens';
import type { Transaction } from '@aval/prisma/scope';

/**
 * Seeds centers, drugs, presentations and regimens, which serve all companies: centers into an empty table, each row of
 * the others once. Rows that are new in the reference data come with the next start, and what was changed or removed
 * since stays so. Source: docs/rules.md 5.20.
 */
export async function seedCatalogues(tx: Transaction): Promise<void> {
  if ((await tx.center.count()) === 0) await seedCenters(tx);
  await bringDrugs(tx);
  await bringOtherNames(tx);
  await bringPresentations(tx);
  await bringRegimens(tx);
}

async function seedCenters(tx: Transaction): Promise<void> {
  const provinces = await tx.province.findMany({ select: { id: true, ineCode: true } });
  const provinceIds = new Map(provinces.map((province) => [province.ineCode, province.id]));
  await tx.center.createMany({
    data: centers.map((center) => ({
      name: center.name,
      address: center.address,
      locality: center.locality,
      type: center.type,
      provinceId: provinceIds.get(center.provinceCode),
    })),
  });
}

type BroughtKind = 'drug' | 'other-names' | 'presentation' | 'regimen';

/** Returns the rows of the reference data that were never brought, and notes that they are. */
async function takeNew<Row extends { slug: string }>(
  tx: Transaction,
  kind: BroughtKind,
  rows: readonly Row[],
): Promise<Row[]> {
  const brought = await tx.broughtEntry.findMany({ where: { kind }, select: { slug: true } });
  const slugs = new Set(brought.map(({ slug }) => slug));
  const rest = rows.filter(({ slug }) => !slugs.has(slug));
  await tx.broughtEntry.createMany({ data: rest.map(({ slug }) => ({ kind, slug })) });
  return rest;
}

/** Brings drugs, except where somebody has made one of that name. */
async function bringDrugs(tx: Transaction): Promise<void> {
  const known = await drugIdsBySlug(tx);
  const added = (await takeNew(tx, 'drug', drugs)).filter(({ slug }) => !known.has(slug));
  await tx.drug.createMany({
    data: added.map(({ name, activePrinciple, dosage, administration, atcCode }) => ({
      name,
      activePrinciple,
      dosage,
      administration,
      atcCode,
    })),
  });
}

/** Brings the other names of drugs that have none. */
async function bringOtherNames(tx: Transaction): Promise<void> {
  const known = await drugIdsBySlug(tx);
  for (const { slug, otherNames } of await takeNew(tx, 'other-names', drugs)) {
    const id = known.get(slug);
    if (id !== undefined)
      await tx.drug.updateMany({
        where: { id, otherNames: null },
        // A form that was open since before would erase them.
        data: { otherNames: otherNames.join(', '), revision: { increment: 1 } },
      });
  }
}

/** Brings packs to drugs without any, except where somebody has made one with that national code. */
async function bringPresentations(tx: Transaction): Promise<void> {
  const known = await drugIdsBySlug(tx);
  const added = await takeNew(tx, 'presentation', presentations);
  const codes = added.map(({ nationalCode }) => nationalCode);
  const taken = await tx.presentation.findMany({
    where: { nationalCode: { in: codes } },
    select: { nationalCode: true },
  });
  const takenCodes = new Set(taken.map(({ nationalCode }) => nationalCode));
  const packless = await tx.drug.findMany({ where: { presentations: { none: {} } }, select: { id: true } });
  const packlessIds = new Set(packless.map(({ id }) => id));
  await tx.presentation.createMany({
    data: added.flatMap((presentation) => {
      const drugId = known.get(presentation.drugSlug);
      if (drugId === undefined || !packlessIds.has(drugId) || takenCodes.has(presentation.nationalCode)) return [];
      return [
        {
          drugId,
          presentation: presentation.presentation,
          registerNumber: presentation.registerNumber,
          nationalCode: presentation.nationalCode,
          strengthMg: presentation.strengthMg,
          unitsPerPack: presentation.unitsPerPack,
          priceCents: presentation.illustrativePriceCents,
          active: presentation.active,
        },
      ];
    }),
  });
}

/** Returns the ids of the catalogue's drugs that are named as those of the reference data. */
async function drugIdsBySlug(tx: Transaction): Promise<ReadonlyMap<string, number>> {
  const slugs = drugs.map(({ slug }) => slug);
  const names = drugs.map(({ name }) => name);
  const rows = await tx.$queryRaw<{ slug: string; id: number }[]>`
    SELECT given.slug, drug.id FROM unnest(${slugs}::text[], ${names}::text[]) AS given(slug, name)
    JOIN drug ON search_text(drug.name) = search_text(given.name)`;
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

export async function seedRadiotherapyCodes(tx: Transaction, companyId: number): Promise<void> {
  await tx.radiotherapyCode.createMany({
    data: radiotherapyCodes.map((code) => ({
      companyId,
      code: code.code,
      type: code.type,
      radioType: code.radio_type,
    })),
  });
}

/** Brings regimens, except where the platform has one of that name for the tumour. */
async function bringRegimens(tx: Transaction): Promise<void> {
  const added = await takeNew(tx, 'regimen', regimens);
  const taken = await tx.$queryRaw<{ slug: string }[]>`
    SELECT given.slug FROM unnest(${added.map(({ slug }) => slug)}::text[], ${added.map(({ name }) => name)}::text[],
      ${added.map(({ tumourType }) => tumourType)}::text[]) AS given(slug, name, tumour_type)
    JOIN regimen ON regimen.company_id IS NULL AND (regimen.slug = given.slug
      OR (regimen.tumour_type = given.tumour_type AND search_text(regimen.name) = search_text(given.name)))`;
  const takenSlugs = new Set(taken.map(({ slug }) => slug));
  const rest = added.filter(({ slug }) => !takenSlugs.has(slug));
  const created = await tx.regimen.createManyAndReturn({
    data: rest.map(({ slug, name, tumourType }) => ({
      slug,
      name,
      tumourType,
      version: 1,
      reviewedOn: new Date(REGIMENS_REVIEWED_ON),
    })),
    select: { id: true, slug: true },
  });
  const idBySlug = new Map(created.map(({ id, slug }) => [slug, id]));
  await tx.regimenVersion.createMany({
    data: rest.flatMap((regimen) => {
      const regimenId = idBySlug.get(regimen.slug);
      return regimenId === undefined
        ? []
        : [{ regimenId, version: 1, content: { ...regimen } as unknown as Prisma.InputJsonObject }];
    }),
  });
}
