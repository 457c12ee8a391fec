import type { TumourType } from '../../catalogue/tumour-types';
import type { VersionContent } from './version-snapshot';

/** Columns of `demand_version` by which contents are filtered and counted; the drugs are rows of their own. */
export interface VersionColumns {
  ecog: number;
  stage: string;
  tumourType: TumourType;
  /** Intentions of the chemotherapy and of each radiotherapy, each once, sorted. */
  intentions: string[];
  /** Regimen that was chosen from the library; null without one. */
  regimenSlug: string | null;
  /** Null without chemotherapy. */
  weightKg: number | null;
}

/** Derives the columns from the content. Source: decision 5. */
export function versionColumns({
  protocol: { ecog, stage, type },
  treatment: { chemotherapy, radiotherapy },
}: Pick<VersionContent, 'protocol' | 'treatment'>): VersionColumns {
  const treatments = [...(chemotherapy ? [chemotherapy] : []), ...(radiotherapy ?? [])];
  return {
    ecog,
    stage,
    tumourType: type,
    intentions: [...new Set(treatments.map(({ intention }) => intention))].sort(),
    regimenSlug: chemotherapy?.regimen?.slug ?? null,
    weightKg: chemotherapy?.weightKg ?? null,
  };
}

/** A drug line as a row beside the version. */
export interface DrugRow {
  position: number;
  drugId: number;
  presentationId: number;
}

/** Derives the rows of `demand_version_drug` from the content. */
export function drugRows({ treatment }: Pick<VersionContent, 'treatment'>): DrugRow[] {
  return (treatment.chemotherapy?.drugs ?? []).map(({ drugId, presentationId }, position) => ({
    position,
    drugId,
    presentationId,
  }));
}
