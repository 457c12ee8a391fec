import type { Prisma } from '@aval/prisma/generated/client';
import { centers, drugs, presentations, radiotherapyCodes } from '@aval/prisma/reference/catalogues';
import { regimens } from '@aval/prisma/reference/regimens';
import type { Transaction } from '@aval/prisma/scope';

/** Seeds centers, drugs, presentations and regimens, which serve all companies; each only into an empty table. */
export async function seedCatalogues(tx: Transaction): Promise<void> {
  if ((await tx.center.count()) === 0) await seedCenters(tx);
  if ((await tx.drug.count()) === 0) await seedDrugs(tx);
  if ((await tx.regimen.count()) === 0) await seedRegimens(tx);
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

async function seedDrugs(tx: Transaction): Promise<void> {
  const created = await tx.drug.createManyAndReturn({
    data: drugs.map(({ name, activePrinciple, dosage, administration, atcCode }) => ({
      name,
      activePrinciple,
      dosage,
      administration,
      atcCode,
    })),
    select: { id: true, name: true },
  });
  const idByName = new Map(created.map((drug) => [drug.name, drug.id]));
  const idBySlug = new Map(drugs.map((drug) => [drug.slug, idByName.get(drug.name)]));
  await tx.presentation.createMany({
    data: presentations.map((presentation) => {
      const drugId = idBySlug.get(presentation.drugSlug);
      if (drugId === undefined) throw new Error(`no drug ${presentation.drugSlug} for ${presentation.slug}`);
      return {
        drugId,
        presentation: presentation.presentation,
        registerNumber: presentation.registerNumber,
        nationalCode: presentation.nationalCode,
        strengthMg: presentation.strengthMg,
        unitsPerPack: presentation.unitsPerPack,
        priceCents: presentation.illustrativePriceCents,
        active: presentation.active,
      };
    }),
  });
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

async function seedRegimens(tx: Transaction): Promise<void> {
  const created = await tx.regimen.createManyAndReturn({
    data: regimens.map(({ slug, name, tumourType }) => ({ slug, name, tumourType, version: 1 })),
    select: { id: true, slug: true },
  });
  const idBySlug = new Map(created.map(({ id, slug }) => [slug, id]));
  await tx.regimenVersion.createMany({
    data: regimens.flatMap((regimen) => {
      const regimenId = idBySlug.get(regimen.slug);
      return regimenId === undefined
        ? []
        : [{ regimenId, version: 1, content: { ...regimen } as unknown as Prisma.InputJsonObject }];
    }),
  });
}
