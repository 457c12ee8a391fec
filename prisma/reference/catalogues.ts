import type { Option } from '@aval/domain/catalogue/options';
import drugsFile from '@aval/domain/reference/drugs.json' with { type: 'json' };
import centersFile from './centers.json' with { type: 'json' };
import presentationsFile from './presentations.json' with { type: 'json' };
import provincesFile from './provinces.json' with { type: 'json' };
import codesFile from './radiotherapy-codes.json' with { type: 'json' };

/** Reference data of the seed and the tests, with keys named as in the files. Not a prescribing source. */

export interface ProvinceReference {
  ineCode: string;
  name: string;
  officialName: string;
}

export interface CenterReference {
  slug: string;
  name: string;
  address: string;
  locality: string;
  provinceCode: string;
  type: Option<'centerType'>;
}

export type DoseType = 'MGM2' | 'MGKG' | 'AUC' | 'MG';

export interface DrugReference {
  slug: string;
  name: string;
  otherNames: string[];
  activePrinciple: string;
  atcCode: string | null;
  dosage: DoseType;
  administration: string;
}

export interface PresentationReference {
  slug: string;
  drugSlug: string;
  presentation: string;
  strengthMg: number | null;
  unitsPerPack: number | null;
  registerNumber: string;
  nationalCode: string;
  illustrativePriceCents: number;
  active: boolean;
}

export interface RadiotherapySchedule {
  totalDoseGyMin: number;
  fractionsMin: number;
  fractionsPerDay: number;
}

export interface RadiotherapyCodeReference {
  code: string;
  type: string;
  radio_type: string;
  description: string;
  suggestedComplexity: number;
  schedules: RadiotherapySchedule[];
}

export const provinces = provincesFile as readonly ProvinceReference[];
export const centers = centersFile as readonly CenterReference[];
export const drugs = drugsFile as readonly DrugReference[];
export const presentations = presentationsFile as readonly PresentationReference[];
export const radiotherapyCodes = codesFile as readonly RadiotherapyCodeReference[];
