import type { LifetimeUnit } from '@aval/domain/clinical/lifetime/exposures';
import { summableUnits } from '@aval/domain/clinical/lifetime/lifetime-dose';
import type { LibraryRegimen } from '@aval/domain/congruence/subject/subject';
import { lifetimePrincipleOf } from '@aval/domain/congruence/subject/substances';
import type { Transaction } from '@aval/prisma/scope';
import { findPresentations, type PresentationOption } from '../../catalogues/list-presentations';
import { namedIn } from '../../congruence/named-in';
import { readRegimenVersion } from '../../congruence/read-regimens';
import { idsNamed } from '../saving/named-ids';
import type { DraftForms } from './draft-forms';

/** Names of the entries whose ids a form holds. */
export interface FormLabels {
  drugs: Record<string, string>;
  /** Units in which received amounts of a drug can be summed; only for drugs with a lifetime dose. */
  lifetimeUnits: Record<string, readonly LifetimeUnit[]>;
  presentations: Record<string, PresentationOption[]>;
  codes: Record<string, string>;
  centers: Record<string, string>;
  /** Null without a chosen regimen, or when the library does not know it. */
  regimen: Pick<LibraryRegimen, 'name' | 'source'> | null;
}

export async function readFormLabels(
  tx: Transaction,
  companyId: number,
  forms: DraftForms,
  defaultCenterId: number | null,
): Promise<FormLabels> {
  const drugIds = idsNamed(forms.treatment, 'drugId');
  const namedIds = [...drugIds, ...idsNamed(forms.previousTreatments, 'drugId')];
  const codeIds = idsNamed(forms.treatment, 'codeIds');
  const centerIds = [...idsNamed(forms.extras, 'performingCenterId'), ...(defaultCenterId ? [defaultCenterId] : [])];
  const drugs = await tx.drug.findMany({
    where: { id: { in: namedIds } },
    select: { id: true, name: true, activePrinciple: true, atcCode: true },
  });
  const codes = await tx.radiotherapyCode.findMany({ where: { companyId, id: { in: codeIds } } });
  const centers = await tx.center.findMany({ where: { id: { in: centerIds } }, select: { id: true, name: true } });
  const named = namedIn({ treatment: forms.treatment }).regimen;
  const regimen = named ? await readRegimenVersion(tx, companyId, named) : null;
  return {
    drugs: Object.fromEntries(drugs.map(({ id, name }) => [id, name])),
    lifetimeUnits: Object.fromEntries(
      drugs.flatMap((drug) => {
        const principle = lifetimePrincipleOf(drug);
        return principle === null ? [] : [[drug.id, summableUnits(principle)]];
      }),
    ),
    presentations: await findPresentations(tx, drugIds, idsNamed(forms.treatment, 'presentationId')),
    codes: Object.fromEntries(codes.map(({ id, code, type }) => [id, `${code} · ${type}`])),
    centers: Object.fromEntries(centers.map(({ id, name }) => [id, name])),
    regimen: regimen ? { name: regimen.name, source: regimen.source } : null,
  };
}
