import { readStoredContent } from '@aval/domain/demand/content/stored-content';
import type { VersionContent } from '@aval/domain/demand/content/version-snapshot';
import { readFlag } from '@aval/domain/validation/fields/readers';
import type { Transaction } from '@aval/prisma/scope';
import { findHiddenEntries } from '../../catalogues/hidden-entries';
import type { EditableRow } from '../editable-demand';
import type { DraftForms } from './draft-forms';

/** Demand that a draft was copied from. */
export interface DraftOrigin {
  reference: string;
  /** Names of its entries that the catalogues no longer offer; left open in the copy, to be replaced. */
  hiddenNames: string[];
}

/** Null for a draft that is not a copy. */
export async function readDraftOrigin(
  transaction: Transaction,
  { duplicatedFromId }: EditableRow,
  forms: DraftForms,
): Promise<DraftOrigin | null> {
  if (duplicatedFromId === null) return null;
  const source = await transaction.demand.findUniqueOrThrow({
    where: { id: duplicatedFromId },
    select: {
      reference: true,
      versions: { select: { schemaNumber: true, content: true }, orderBy: { number: 'desc' }, take: 1 },
    },
  });
  const [version] = source.versions;
  const hiddenNames = version ? await namesOfHidden(transaction, readStoredContent(version), forms) : [];
  return { reference: source.reference, hiddenNames };
}

async function namesOfHidden(
  transaction: Transaction,
  { treatment, extras, names }: VersionContent,
  forms: DraftForms,
): Promise<string[]> {
  const chemotherapy = readFlag(forms.treatment?.chemotherapyOn) ? treatment.chemotherapy : null;
  const hidden = await findHiddenEntries(transaction, { treatment: { ...treatment, chemotherapy }, extras });
  const found = [
    ...(chemotherapy?.drugs ?? []).map(({ drugId, presentationId }) => {
      if (hidden.drugIds.has(drugId)) return names.drugs[drugId];
      return hidden.presentationIds.has(presentationId) ? names.presentations[presentationId]?.presentation : undefined;
    }),
    ...[...hidden.codeIds].map((id) => names.codes[id]?.code),
    ...[...hidden.centerIds].map((id) => names.centers[id]?.name),
  ];
  return [...new Set(found.filter((name) => name !== undefined))];
}
