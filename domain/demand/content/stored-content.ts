import type { Chemotherapy, DemandContent } from './content';
import type { VersionContent } from './version-snapshot';

/** Fields that versions of earlier times do not have (decision 5). */
const LATER_FIELDS = { creatinine: null, creatinineUnit: null, creatinineDate: null, regimen: null };
const FIRST_CYCLE = { firstCycle: 1 };
const OF_NO_DRUG = { drugId: null };

/** The content of a version as `demand_version.content` keeps it, with nothing where it is older than a field. */
export function readStoredContent(stored: unknown): VersionContent {
  const { treatment, extras, names, ...content } = stored as VersionContent;
  const { chemotherapy } = treatment;
  return {
    ...content,
    exposures: content.exposures ?? [],
    treatment: { ...treatment, chemotherapy: chemotherapy && readChemotherapy(chemotherapy) },
    extras: { ...extras, justifications: (extras.justifications ?? []).map((each) => ({ ...OF_NO_DRUG, ...each })) },
    names: { ...names, regimen: names?.regimen ?? null },
  };
}

function readChemotherapy(stored: Chemotherapy): Chemotherapy {
  const chemotherapy = { ...LATER_FIELDS, ...stored };
  return { ...chemotherapy, regimen: chemotherapy.regimen && { ...FIRST_CYCLE, ...chemotherapy.regimen } };
}

/** The same without the names of its moment: what a wizard goes on with. */
export function readStoredRequest(stored: unknown): DemandContent {
  const { names: _names, ...content } = readStoredContent(stored);
  return content;
}
