import { readFigures } from '../../../clinical/calculation/inputs';
import { TINY } from '../../../clinical/calculation/tolerance';
import { type LabelCap, labelCapsOf } from '../../../clinical/doses/label-caps';
import { plainText } from '../../../reading/plain-text';
import { type Basis, checked, notChecked } from '../../basis';
import type { RuleFinding } from '../../findings/finding';
import { doseValue, figureValue, nameValue } from '../../findings/values';
import { rule } from '../../rule';
import { lineOfRegimen } from '../../subject/regimen-deviation';
import type { Subject, SubjectLine } from '../../subject/subject';
import { ageOf, clearanceOf, type KnownLine, knownLines, milligramsIn } from '../../subject/subject-doses';

/** Caps that the text only recommends, or that depend on what the form does not ask for: platelets, a weight of before. */
const AT_MOST_NOTE: ReadonlySet<string> = new Set([
  'cap-panitumumab',
  'cap-encorafenib',
  'cap-niraparib',
  'cap-niraparib-77',
  'cap-lenvatinib-60',
]);

interface Measured {
  cap: LabelCap;
  given: number;
  unit: 'mg' | 'mg/kg' | 'mg/m2';
}

/**
 * Compares a line's dose in this patient with the maximum of its label, a trial or a regulator. Where the line's
 * counterpart in the chosen regimen has a cap in milligrams, that cap has limited the dose before. Caps of a day or a
 * week are held against one administration alone. The cap of the filtration rate acts within Calvert's formula and is
 * shown there. Sources: those of the rows `cap` of `dose-limits.json`.
 */
function look(subject: Subject): readonly RuleFinding[] {
  if (!subject.chemotherapy) return [];
  return knownLines(subject.chemotherapy).flatMap((line): RuleFinding[] => {
    const { data: caps } = measuredCapsOf(subject, line);
    const [lowest] = (caps ?? [])
      .filter(({ cap, given }) => given > cap.value + TINY)
      .sort((one, other) => one.cap.value - other.cap.value);
    if (!lowest) return [];
    const path = `treatment.chemotherapy.drugs.${line.index}`;
    return [
      {
        variant: isAsOrdered(line, lowest) ? 'aboveAsOrdered' : 'above',
        ...(AT_MOST_NOTE.has(lowest.cap.slug) ? { atMost: 'note' as const } : {}),
        values: {
          drug: nameValue(line.substance.name),
          ordered: doseValue(line.dose ?? 0, line.doseType),
          given: figureValue(lowest.given, lowest.unit),
          cap: figureValue(lowest.cap.value, lowest.unit),
        },
        fields: [`${path}.dose`, 'treatment.chemotherapy.weightKg', 'treatment.chemotherapy.heightCm'],
        sources: [lowest.cap.source],
      },
    ];
  });
}

/** Returns the maxima that a line's dose can be held against. */
export function measuredCapsOf(subject: Subject, line: KnownLine): Basis<readonly Measured[]> {
  const clearance = clearanceOf(subject);
  const caps = labelCapsOf({
    drugSlug: line.substance.slug,
    administration: line.administration,
    doseType: line.doseType,
    dose: line.dose,
    tumourType: subject.protocol.type,
    histology: plainText(subject.protocol.histologicalDiagnosis ?? ''),
    ageYears: ageOf(subject),
    weightKg: subject.chemotherapy?.weightKg,
    clearanceMlMin: clearance.computable ? clearance.uncappedMlMin : null,
  });
  const held = caps.flatMap((cap) => measured(subject, line, cap));
  return held.length > 0 ? checked(held, 'maximum') : notChecked('noReference');
}

/** Whether the order itself has the unit of the maximum, so that the finding needs no conversion. */
function isAsOrdered({ dose, doseType }: SubjectLine, { given, unit }: Measured): boolean {
  return DOSE_TYPES[unit] === doseType && Math.abs(given - Number(dose)) <= TINY;
}

const DOSE_TYPES: Readonly<Record<Measured['unit'], string>> = { mg: 'MG', 'mg/kg': 'MGKG', 'mg/m2': 'MGM2' };

function measured(subject: Subject, line: SubjectLine, cap: LabelCap): Measured[] {
  const ofRegimen = lineOfRegimen(subject, line)?.cap ?? null;
  const doseMg = milligramsIn(subject, { dose: line.dose, doseType: line.doseType, cap: ofRegimen });
  switch (cap.capKind) {
    case 'doseMg':
      return doseMg === null ? [] : [{ cap, given: doseMg, unit: 'mg' }];
    case 'doseMgKg':
      return perBody(subject, line, cap, { doseType: 'MGKG', unit: 'mg/kg' }, doseMg);
    case 'doseMgM2':
      return perBody(subject, line, cap, { doseType: 'MGM2', unit: 'mg/m2' }, doseMg);
    case 'gfrMlMin':
      return [];
  }
}

/** Dose per kg or m²: as ordered, otherwise the milligrams divided by those of 1 mg/kg or 1 mg/m². */
function perBody(
  subject: Subject,
  { dose, doseType }: SubjectLine,
  cap: LabelCap,
  per: { doseType: 'MGKG' | 'MGM2'; unit: 'mg/kg' | 'mg/m2' },
  doseMg: number | null,
): Measured[] {
  if (doseType === per.doseType)
    return readFigures({ dose }).gaps.length > 0 ? [] : [{ cap, given: Number(dose), unit: per.unit }];
  const ofOne = milligramsIn(subject, { dose: 1, doseType: per.doseType });
  return doseMg === null || !ofOne ? [] : [{ cap, given: doseMg / ofOne, unit: per.unit }];
}

export const doseCap = rule({
  id: 'CAP-01',
  version: 4,
  variants: ['above', 'aboveAsOrdered'],
  severity: 'warning',
  thresholds: {},
  look,
});
