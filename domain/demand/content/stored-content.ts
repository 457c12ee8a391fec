import type { Chemotherapy, DemandContent } from './content';
import type { VersionContent } from './version-snapshot';

/** Defaults of fields that older versions lack (decision 5). */
const LATER_FIELDS = { creatinine: null, creatinineUnit: null, creatinineDate: null, regimen: null };
const FIRST_CYCLE = { firstCycle: 1 };
const OF_NO_DRUG = { drugId: null };

/** Reads the content of a version from `demand_version.content`, with defaults for fields that older versions lack. */
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

/** Reads the content without the names of its moment, for use in the wizard. */
export function readStoredRequest(stored: unknown): DemandContent {
  const { names: _names, ...content } = readStoredContent(stored);
  return content;
}
