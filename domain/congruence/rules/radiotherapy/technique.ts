import { plainText } from '../../../reading/plain-text';
import type { RadiotherapyCode } from '../../subject/subject';

/** Techniques that bear different doses per fraction. */
export type Technique = 'external' | 'stereotactic' | 'intraoperative' | 'brachytherapy' | 'total-body' | 'total-skin';

/** Words of the catalogue for a technique; what none of them names is external radiotherapy. */
const WORDS: readonly (readonly [Technique, RegExp])[] = [
  ['stereotactic', /estereota|stereota|radiocirug|radiosurg|\b(sbrt|sabr|srs|srt)\b/],
  ['brachytherapy', /braquiterapia|brachytherapy|\b(hdr|ldr|pdr)\b|\b(alta|baja) tasa\b/],
  ['intraoperative', /intraoperat|\biort\b/],
  ['total-body', /corporal total|total body|cuerpo entero|\b(tbi|ict)\b/],
  ['total-skin', /(piel|cutanea) total|total skin|\b(tsei|tseb|tset)\b/],
];

/** Techniques of the reference schedules that are not given by external fields. */
const OF_SCHEDULE: Readonly<Record<string, Technique>> = {
  SBRT: 'stereotactic',
  SRS: 'stereotactic',
  'fractionated-SRS': 'stereotactic',
  'HDR-brachytherapy': 'brachytherapy',
  'LDR-brachytherapy': 'brachytherapy',
  IORT: 'intraoperative',
  TBI: 'total-body',
  electrons: 'total-skin',
};

/** Returns the technique that all codes name; null without a code or where they name several. */
export function techniqueOf(codes: readonly RadiotherapyCode[]): Technique | null {
  const [first, ...others] = codes.map(techniqueOfCode);
  return first && others.every((each) => each === first) ? first : null;
}

function techniqueOfCode({ code, type, radioType }: RadiotherapyCode): Technique {
  const text = plainText([code, type, radioType].join(' '));
  return WORDS.find(([, words]) => words.test(text))?.[0] ?? 'external';
}

/** Returns the technique of a reference schedule. */
export function techniqueOfSchedule(technique: string): Technique {
  return OF_SCHEDULE[technique] ?? 'external';
}
