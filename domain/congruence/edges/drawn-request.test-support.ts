import { addDays, type CivilDate } from '../../calendar/civil-date';
import drugsFile from '../../reference/drugs.json' with { type: 'json' };
import { analysed } from '../analysed.test-support';
import type { Finding, FindingValue } from '../findings/finding';
import type { RuleSettings } from '../rule';
import { DEFAULT_RULE_BOOK, RULES } from '../rule-book';
import type { RuleId } from '../rule-ids';
import type { Facts } from '../subject/read-subject';
import type { LibraryRegimen, RadiotherapyCode } from '../subject/subject';

export interface DrawnLine {
  drug: string;
  dose: number;
  type: string;
  route: string;
}

/**
 * Request that is drawn to stand at the edge of a row, in as few figures as the row needs. The patient is a man of 60
 * years, 180 cm and 80 kg, who has exactly 2 m².
 */
export interface DrawnRequest {
  tumour?: string;
  histology?: string;
  intention?: string;
  ecog?: number;
  gender?: string;
  /** In years; null where the birthday is unknown. */
  age?: number | null;
  heightCm?: number | null;
  weightKg?: number | null;
  previousWeightKg?: number;
  /** Clearance in ml/min, from which the creatinine is computed. */
  clearance?: number;
  creatinine?: number;
  creatinineUnit?: string;
  creatinineDaysOld?: number;
  bilirubin?: number;
  ast?: number;
  lvef?: number;
  dpd?: string;
  ugt1a1?: string;
  lines?: readonly DrawnLine[];
  /** Days of the cycle with a session, from 1. */
  days?: readonly number[];
  cycleLength?: number;
  cycle?: number;
  totalCycles?: number;
  exposure?: { drug: string; total: number; unit: string };
  /** Chosen regimen with the drug, the type and the route of the first line and this dose. */
  regimen?: { slug?: string; dose: number; cycleLength?: number };
  /** Alone in the request where it has no lines. */
  radiotherapy?: {
    perFraction: number;
    sessions: number;
    total?: number;
    code?: string;
    type?: string;
    /** Days from the first session of the drugs to that of the radiotherapy. */
    startsAfter?: number;
  };
}

const TODAY: CivilDate = '2026-11-25';
const DRUGS: Facts['drugs'] = new Map(
  drugsFile.map(({ name, activePrinciple, atcCode }, index) => [index + 1, { name, activePrinciple, atcCode }]),
);
const idOf = (drug: string) => drugsFile.findIndex(({ slug }) => slug === drug) + 1;

const CODE_ID = 1;
const REGIMEN = 'drawn';

function codesOf({ radiotherapy }: DrawnRequest): Facts['radiotherapyCodes'] {
  const { code = '', type = '' } = radiotherapy ?? {};
  const drawn: RadiotherapyCode = { code, type, radioType: '' };
  return code || type ? new Map([[CODE_ID, drawn]]) : new Map();
}

function regimensOf({ regimen, lines = [], tumour, days = [1], cycleLength = 21 }: DrawnRequest): LibraryRegimen[] {
  const [line] = lines;
  if (!regimen || !line) return [];
  return [
    {
      slug: regimen.slug ?? REGIMEN,
      name: 'Esquema',
      version: 1,
      tumourType: (tumour ?? 'otros') as LibraryRegimen['tumourType'],
      intentions: [],
      plannedCycles: null,
      sessionDays: days,
      sessionsPerCycle: days.length,
      sessionFrequencyDays: null,
      cycleIntervalDays: (regimen.cycleLength ?? cycleLength) - (days.at(-1) ?? 1) + 1,
      lines: [
        {
          drugSlug: line.drug,
          dose: regimen.dose,
          doseType: line.type as 'MG',
          administration: line.route as 'ORAL',
          days,
          timesPerDay: 1,
          fromCycle: 1,
          toCycle: null,
          cap: null,
        },
      ],
      source: { citation: 'Esquema', where: null },
    },
  ];
}

/** Creatinine in mg/dL with which the patient has a clearance: the formula of Cockcroft and Gault, solved for it. */
function creatinineOf({ clearance, age = 60, gender = 'male', weightKg = 80 }: DrawnRequest): number | undefined {
  if (clearance === undefined) return undefined;
  return ((140 - (age ?? 0)) * (weightKg ?? 0) * (gender === 'female' ? 0.85 : 1)) / (72 * clearance);
}

function contentOf(drawn: DrawnRequest): object {
  const { lines = [], days = [1], cycleLength = 21, exposure, radiotherapy, regimen, creatinineDaysOld = 0 } = drawn;
  const last = days.at(-1) ?? 1;
  const sessions = days.map((_, at) => at + 1);
  return {
    protocol: { type: drawn.tumour, ecog: drawn.ecog, histologicalDiagnosis: drawn.histology },
    exposures: exposure ? [{ drugId: idOf(exposure.drug), totalDose: exposure.total, unit: exposure.unit }] : [],
    treatment: {
      ...(radiotherapy
        ? {
            radiotherapy: [
              {
                intention: drawn.intention,
                codeIds: [CODE_ID],
                totalDoseGy: radiotherapy.total,
                fractionationPerDayGy: radiotherapy.perFraction,
                sessions: radiotherapy.sessions,
                startDate: addDays(TODAY, radiotherapy.startsAfter ?? 0),
              },
            ],
          }
        : {}),
      ...(radiotherapy && lines.length === 0
        ? {}
        : {
            chemotherapy: {
              intention: drawn.intention,
              heightCm: drawn.heightCm === undefined ? 180 : drawn.heightCm,
              weightKg: drawn.weightKg === undefined ? 80 : drawn.weightKg,
              creatinine: drawn.creatinine ?? creatinineOf(drawn),
              creatinineUnit: drawn.creatinineUnit ?? 'mg/dL',
              creatinineDate: addDays(TODAY, -creatinineDaysOld),
              bilirubinMgDl: drawn.bilirubin,
              astUl: drawn.ast,
              lvefPercent: drawn.lvef,
              dpd: drawn.dpd,
              ugt1a1: drawn.ugt1a1,
              ...(regimen ? { regimen: { slug: regimen.slug ?? REGIMEN, version: 1 } } : {}),
              cycle: drawn.cycle ?? 1,
              totalCycles: drawn.totalCycles ?? 6,
              sessionsPerCycle: days.length,
              sessionFrequencyDays: days.length > 1 ? (days[1] ?? 1) - (days[0] ?? 1) : 0,
              cycleIntervalDays: cycleLength - last + 1,
              firstSessionDate: TODAY,
              sessionDates: days.map((day) => addDays(TODAY, day - 1)),
              drugs: lines.map(({ drug, dose, type, route }) => ({
                drugId: idOf(drug),
                dose,
                doseType: type,
                administration: route,
                sessions,
              })),
            },
          }),
    },
  };
}

/** Figures of a finding that come from its row; the others repeat the request. */
const OF_ROW = [
  'threshold',
  'limit',
  'usual',
  'cap',
  'bound',
  'dose',
  'least',
  'most',
  'filtration',
  'leastTotal',
  'mostTotal',
  'leastPerFraction',
  'mostPerFraction',
];

function worded(value: FindingValue): string {
  if (value.kind === 'figure') return String(Number(value.value.toPrecision(9)));
  return value.kind === 'option' ? value.option : '';
}

function said({ rule, variant, severity, values }: Finding): string {
  const names = rule === 'DOS-01' || rule === 'PES-01' ? OF_ROW : [...OF_ROW, 'percent'];
  const figures = names.flatMap((name) => (values[name] ? worded(values[name]) : []));
  return [variant, severity, ...figures].join(' ');
}

/** Returns what a rule says of a drawn request, through the analysis that a report makes; empty where it is silent. */
export function toldBy(id: RuleId, drawn: DrawnRequest, settings: RuleSettings = {}): string {
  const { age = 60, gender = 'male', previousWeightKg = null } = drawn;
  const facts: Partial<Facts> = {
    on: TODAY,
    patient: { birthday: age === null ? null : `${2026 - age}-01-01`, gender },
    drugs: DRUGS,
    radiotherapyCodes: codesOf(drawn),
    regimens: regimensOf(drawn),
    previousWeightKg,
  };
  const { findings, failed } = analysed(contentOf(drawn), facts, {
    book: { ...DEFAULT_RULE_BOOK, rules: settings },
    rules: RULES.filter((rule) => rule.id === id),
  });
  if (failed.length > 0) throw new Error(`${failed.join(', ')} failed`);
  return findings.map(said).join('; ');
}

/** Returns the request with another figure at a path, as `lines.0.dose`. */
export function withFigure(drawn: DrawnRequest, path: string, value: number): DrawnRequest {
  const set = (node: unknown, [first = '', ...rest]: readonly string[]): unknown => {
    const inner = (node as Record<string, unknown> | undefined)?.[first];
    const next = rest.length === 0 ? value : set(inner, rest);
    return Array.isArray(node)
      ? node.map((each, at) => (String(at) === first ? next : each))
      : { ...(node as object), [first]: next };
  };
  return set(drawn, path.split('.')) as DrawnRequest;
}
