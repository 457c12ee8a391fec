import type { Regimen } from '@aval/domain/reference/regimen';
import { cycleLengthOf } from '@aval/domain/reference/regimen-sessions';
import { doiOf } from '@aval/domain/validation/catalogues/regimen-schema';
import { stringify } from 'yaml';

/**
 * Writes regimens as YAML that an import can read, with the fields of the form and the slug. Source: docs/rules.md
 * 12.13.
 */
export function writeRegimens(regimens: readonly Regimen[]): string {
  return stringify({ regimens: regimens.map(writtenRegimen) }, { lineWidth: 0, flowCollectionPadding: false });
}

function writtenRegimen(regimen: Regimen) {
  const { slug, name, tumourType, intentions, plannedCycles, lines, source } = regimen;
  return {
    slug,
    name,
    tumourType,
    intentions,
    cycleLengthDays: cycleLengthOf(regimen),
    plannedCycles,
    lines: lines.map(writtenLine),
    citation: source.citation,
    doi: doiOf(source.where),
  };
}

function writtenLine(line: Regimen['lines'][number]) {
  const { drugSlug, dose, doseType, administration, days, timesPerDay, fromCycle, toCycle, cap } = line;
  return {
    drugSlug,
    dose,
    doseType,
    administration,
    days,
    timesPerDay,
    fromCycle,
    toCycle,
    cap: cap && { kind: cap.kind, value: cap.value },
  };
}
