import type { DemandContent } from '@aval/domain/demand/content/content';
import { SCHEMA_NUMBER } from '@aval/domain/demand/content/stored-content';
import { versionColumns } from '@aval/domain/demand/content/version-columns';
import type { VersionNames } from '@aval/domain/demand/content/version-snapshot';
import type { Prisma } from '../generated/client';

const NO_NAMES: VersionNames = {
  doctor: { name: '', membershipNumber: null },
  drugs: {},
  presentations: {},
  centers: {},
  codes: {},
  regimen: null,
};

/** Returns the columns of a version that follow from its content, as the projection writes them, without names. */
export function storedVersion(content: DemandContent) {
  return {
    schemaNumber: SCHEMA_NUMBER,
    content: JSON.parse(JSON.stringify({ ...content, names: NO_NAMES })) as Prisma.InputJsonValue,
    ...versionColumns(content),
    contentSha256: '',
    createdById: content.basics.doctorId,
    prescriberCenterId: content.basics.prescriberCenterId,
    performingCenterId: content.extras.performingCenterId,
  };
}
