import { radiotherapyCodes } from '@aval/prisma/reference/catalogues';
import { addDays, type CivilDate } from '../../calendar/civil-date';
import { MARKERS } from '../../catalogue/markers';
import { unitConversionOf } from '../../clinical/lifetime/international-units';
import drugsFile from '../../reference/drugs.json' with { type: 'json' };
import { analysed, NO_FACTS } from '../analysed.test-support';
import { LIBRARY } from '../rules/regimen-cases.test-support';
import type { Facts } from '../subject/read-subject';
import type { CorpusCase, CorpusLine } from './corpus-case';
import type { Told } from './measure-corpus';
import { topicsOf } from './topics-of-rules';

const TODAY: CivilDate = '2026-11-25';

const DRUGS: Facts['drugs'] = new Map(
  drugsFile.map(({ name, activePrinciple, atcCode }, index) => [index + 1, { name, activePrinciple, atcCode }]),
);
const idOf = (drug: string) => drugsFile.findIndex(({ slug }) => slug === drug) + 1;

const CODES: Facts['radiotherapyCodes'] = new Map(
  radiotherapyCodes.map(({ code, type, radio_type: radioType }, index) => [index + 1, { code, type, radioType }]),
);
const idOfCode = (code: string) => radiotherapyCodes.findIndex((each) => each.code.startsWith(code)) + 1;

/** Regimens of the library by the names that requests of the corpus use. */
const CHOSEN: Readonly<Record<string, string>> = {
  mFOLFOX6: 'colorrectal-mfolfox6',
  'R-CHOP': 'mielo-r-chop-21',
  TC: 'mama-tc',
  'Gemcitabina y nab-paclitaxel': 'pancreas-gemcitabina-nab-paclitaxel',
};

/** Returns what the rules with default settings find in a request of the corpus. */
export function reportOf(request: CorpusCase): Told[] {
  const { age, sex } = request.patient;
  const facts = {
    ...NO_FACTS,
    on: TODAY,
    patient: { birthday: addDays(TODAY, -Math.round((age + 0.5) * 365.25)), gender: sex },
    drugs: DRUGS,
    radiotherapyCodes: CODES,
    regimens: LIBRARY,
  };
  const { findings, failed } = analysed(contentOf(request), facts);
  if (failed.length > 0) throw new Error(`${request.id}: ${failed.join(', ')} failed`);
  return findings.map(({ rule, variant, severity, fields }) => ({
    name: `${rule} ${variant}`,
    topics: topicsOf(rule as Parameters<typeof topicsOf>[0], variant),
    severity,
    drugs: drugsIn(fields, request.chemotherapy?.lines ?? []),
  }));
}

/** Returns the results that the form asks for as optional markers of the tumour. */
function markersIn({ type, results }: CorpusCase['protocol']): Record<string, string> {
  const { brca, hrd, cldn182, fgfr } = results;
  const answers = Object.entries({ brca, hrd, cldn182, fgfr });
  const isAsked = (name: string) => MARKERS[type].some((field) => field.name === name);
  return Object.fromEntries(answers.flatMap(([name, answer]) => (answer && isAsked(name) ? [[name, answer]] : [])));
}

/** Returns the results that the form asks for beside the creatinine. */
function testsIn({ dpd, ugt1a1, lvefPercent, bilirubinMgDl, ast, alt }: CorpusCase['protocol']['results']) {
  return { dpd, ugt1a1, lvefPercent, bilirubinMgDl, astUl: ast, altUl: alt };
}

function drugsIn(fields: readonly string[], lines: readonly CorpusLine[]): string[] {
  const places = fields.flatMap((field) => /chemotherapy\.drugs\.(\d+)/.exec(field)?.[1] ?? []);
  return [...new Set(places)].flatMap((place) => lines[Number(place)]?.drug ?? []);
}

/** Returns the dose of a line as the form takes it, which asks for milligrams where the corpus says international units. */
function doseIn({ drug, dose, doseType }: CorpusLine): { dose: number; doseType: string } {
  if (doseType !== 'IU' && doseType !== 'IUM2') return { dose, doseType };
  const conversion = unitConversionOf(drug);
  if (!conversion) throw new Error(`${drug} has no milligrams for its international units`);
  return { dose: dose / conversion.unitsPerMg, doseType: doseType === 'IU' ? 'MG' : 'MGM2' };
}

/** Returns the content that the form makes of a request, as far as the form asks what the corpus says. */
function contentOf({ patient, protocol, previous = [], exposures = [], chemotherapy, radiotherapy = [] }: CorpusCase) {
  const [t, n, m] = protocol.tnm.split(' ');
  const { creatinine } = patient;
  return {
    protocol: {
      type: protocol.type,
      histologicalDiagnosis: protocol.histology,
      t,
      n,
      m,
      stage: protocol.stage,
      ecog: protocol.ecog,
      markers: { ...protocol.markers, ...markersIn(protocol) },
    },
    previousTreatments: previous.map(({ type, monthsAgo, description }) => ({
      type,
      date: addDays(TODAY, -30 * monthsAgo),
      description,
    })),
    exposures: exposures.map(({ drug, total, unit }) => ({ drugId: idOf(drug), totalDose: total, unit })),
    extras: { observations: chemotherapy?.support.others },
    treatment: {
      chemotherapy: chemotherapy && {
        intention: chemotherapy.intention,
        heightCm: patient.heightCm,
        weightKg: patient.weightKg,
        ...(creatinine
          ? {
              creatinine: creatinine.value,
              creatinineUnit: creatinine.unit,
              creatinineDate: addDays(TODAY, -creatinine.daysOld),
            }
          : {}),
        ...testsIn(protocol.results),
        ...(chemotherapy.regimen ? { regimen: { slug: CHOSEN[chemotherapy.regimen], version: 1 } } : {}),
        cycle: chemotherapy.cycle,
        totalCycles: chemotherapy.totalCycles,
        sessionsPerCycle: chemotherapy.schedule.sessionsPerCycle,
        sessionFrequencyDays: chemotherapy.schedule.sessionFrequencyDays,
        cycleIntervalDays: chemotherapy.schedule.cycleIntervalDays,
        firstSessionDate: addDays(TODAY, 7),
        sessionDates: chemotherapy.schedule.sessionDays.map((day) => addDays(TODAY, 6 + day)),
        ...chemotherapy.support,
        drugs: chemotherapy.lines.map((line) => ({
          drugId: idOf(line.drug),
          ...doseIn(line),
          administration: line.route,
          sessions: line.sessions,
        })),
      },
      radiotherapy: radiotherapy.map(({ intention, totalGy, gyPerFraction, sessions, code }) => ({
        intention,
        codeIds: [idOfCode(code)],
        totalDoseGy: totalGy,
        fractionationPerDayGy: gyPerFraction,
        sessions,
        startDate: addDays(TODAY, 7),
      })),
    },
  };
}
