import type { CivilDate } from '@aval/domain/calendar/civil-date';
import { copiedTreatment } from '@aval/domain/demand/content/duplication';
import { SCHEMA_NUMBER } from '@aval/domain/demand/content/stored-content';
import type { VersionContent } from '@aval/domain/demand/content/version-snapshot';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { findHiddenEntries } from '../../catalogues/hidden-entries';
import { typedGroup, typedTreatment } from '../../drafts/saving/typed-values';
import { provincesOf } from '../../drafts/wizard/provinces';
import { treatmentColumns } from '../../drafts/wizard/treatment-so-far';

interface CopyOptions {
  withChemotherapy: boolean;
  today: CivilDate;
  /** Prescriber center of the copy. */
  center: { provinceId: number | null };
}

/**
 * Returns a version's content as typed into the draft of a duplicate, and the columns by which the list shows it.
 * Source: docs/rules.md 3.20.
 */
export async function copyDraft(
  tx: Transaction,
  { protocol, previousTreatments, exposures, treatment, extras }: VersionContent,
  { withChemotherapy, today, center }: CopyOptions,
) {
  const hidden = await findHiddenEntries(tx, { treatment, extras });
  const copied = copiedTreatment(treatment, { withChemotherapy, today, hidden });
  const isPerforming = !hidden.centerIds.has(extras.performingCenterId);
  const performing = isPerforming
    ? await tx.center.findUnique({ where: { id: extras.performingCenterId }, select: { id: true, provinceId: true } })
    : null;
  const hasTreatment = copied.chemotherapy !== null || copied.radiotherapy !== null;
  return {
    columns: {
      tumourType: protocol.type,
      ...treatmentColumns(hasTreatment ? copied : null),
      performingCenterId: performing?.id ?? null,
      provinceIds: provincesOf(center, performing),
    },
    draft: {
      schemaNumber: SCHEMA_NUMBER,
      protocol: json(typedGroup({ ...protocol })),
      previousTreatments: json(typedGroup({ previousTreatments, exposures })),
      ...(hasTreatment ? { treatment: json(typedTreatment({ ...copied })) } : {}),
      extras: json(typedGroup({ ...extras, justifications: [], performingCenterId: performing?.id ?? null })),
    },
  };
}

function json(form: object): Prisma.InputJsonValue {
  return form as Prisma.InputJsonValue;
}
