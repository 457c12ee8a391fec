import { REQUEST } from './demand-examples';
import {
  CYCLOPHOSPHAMIDE_ID,
  CYCLOPHOSPHAMIDE_PACKS,
  DEMAND_ID,
  DOXORUBICIN_ID,
  DOXORUBICIN_PACKS,
  PATIENT_ID,
  REFERENCE,
} from './numbers';

const VERSION = { demandId: DEMAND_ID, reference: REFERENCE, version: 1 };
const ANALYSED = { status: 'analysed', analysedAt: '2026-11-16T08:56:00.000Z' };
const SURFACE = 1.73;

const FINDING = {
  rule: 'PLA-04',
  ruleVersion: 2,
  severity: 'note',
  text: 'Índice de masa corporal de 18,22 kg/m², por debajo de lo habitual en adultos (desde 18,5 kg/m²).',
  settles: 'Comprobar el peso y la talla.',
  fields: ['peso', 'talla'],
  justification: null,
  justifiedBy: null,
  justifiedAt: null,
  basis: 'text',
  sources: [
    'Clases de índice de masa corporal de la OMS, según StatPearls, BMI Classification Percentile And Cut Off Points',
  ],
};

const DOXORUBICIN = {
  units: [
    { presentationId: DOXORUBICIN_PACKS.mg50, strengthMg: 50, count: 2 },
    { presentationId: DOXORUBICIN_PACKS.mg10, strengthMg: 10, count: 1 },
  ],
  suppliedMg: 110,
  wasteMg: 6.44,
  cost: { sessionCents: 6150, cycleCents: 6150, courseCents: 24600 },
};

const CYCLOPHOSPHAMIDE = {
  units: [
    { presentationId: CYCLOPHOSPHAMIDE_PACKS.mg1000, strengthMg: 1000, count: 1 },
    { presentationId: CYCLOPHOSPHAMIDE_PACKS.mg500, strengthMg: 500, count: 1 },
  ],
  suppliedMg: 1500,
  wasteMg: 464.38,
  cost: { sessionCents: 2140, cycleCents: 2140, courseCents: 8560 },
};

const CHECKED = { state: 'checked', reason: null };
const NO_REFERENCE = { state: 'notChecked', reason: 'noReference' };

const CHECKS = {
  labelDose: {
    check: 'labelDose',
    state: 'checked',
    reason: 'aboveByRegimen',
    text: 'Dosis comprobada con el esquema si es alta; si es baja, también con otras dosis conocidas',
  },
  regimen: { check: 'regimen', ...CHECKED, text: 'Dosis comparada con el esquema elegido' },
  route: { check: 'route', ...CHECKED, text: 'Vía comprobada' },
};

const LINE = {
  cycles: { first: 1, last: 4 },
  deviationPercent: 0,
  isBesideRegimen: false,
  isUnknownDrug: false,
  bandMg: null,
  bandVariancePercent: null,
  wholeUnitsVariancePercent: -3.44,
};

export const REPORT = {
  on: '2026-11-16',
  ruleBookVersion: 1,
  ruleCount: 59,
  findings: [FINDING],
  failed: [],
  regimen: { name: 'AC cada 21 días', version: 1 },
  regimenInLibrary: true,
  bodySurfaceM2: SURFACE,
  clearanceMlMin: null,
  lines: [
    {
      ...LINE,
      letter: 'A',
      drug: 'Doxorubicina',
      checks: [
        ...Object.values(CHECKS),
        { check: 'renal', ...NO_REFERENCE, text: 'Función renal no comprobada: no hay dato de referencia' },
        { check: 'lifetime', ...CHECKED, text: 'Dosis acumulada comprobada' },
        { check: 'indication', ...CHECKED, text: 'Indicación comprobada' },
      ],
      administrationMg: 103.56,
      sessionMg: 103.56,
      cycleMg: 103.56,
      courseMg: 414.25,
      wholeUnitsMg: 100,
      steps: [
        'Dosis de los ciclos que se piden: √(65 × 165 ÷ 3600) = 1,73\u00a0m² × 60\u00a0mg/m² = 103,6\u00a0mg × 4 = 414,2\u00a0mg',
      ],
      cheapest: DOXORUBICIN,
      leastWasteful: DOXORUBICIN,
    },
    {
      ...LINE,
      letter: 'B',
      drug: 'Ciclofosfamida',
      checks: [
        ...Object.values(CHECKS),
        {
          check: 'renal',
          state: 'notChecked',
          reason: 'noCreatinine',
          text: 'Función renal no comprobada: falta la creatinina',
        },
        {
          check: 'lifetime',
          state: 'notApplicable',
          reason: 'noLimit',
          text: 'Dosis acumulada: no procede, no hay límite en los datos',
        },
        { check: 'indication', ...NO_REFERENCE, text: 'Indicación no comprobada: no hay dato de referencia' },
      ],
      administrationMg: 1035.62,
      sessionMg: 1035.62,
      cycleMg: 1035.62,
      courseMg: 4142.46,
      wholeUnitsMg: 1000,
      steps: [
        'Dosis de los ciclos que se piden: √(65 × 165 ÷ 3600) = 1,73\u00a0m² × 600\u00a0mg/m² = 1.035,6\u00a0mg × 4 = 4.142,5\u00a0mg',
      ],
      cheapest: CYCLOPHOSPHAMIDE,
      leastWasteful: CYCLOPHOSPHAMIDE,
    },
  ],
  lifetimeDoses: [
    {
      drug: 'Doxorubicina',
      sum: null,
      unit: 'mg/m2',
      total: 240,
      isComplete: true,
      notes: [],
      limits: [
        {
          limit: 400,
          exceededInCycle: null,
          isExceeded: false,
          source: 'Doxorubicina, ficha técnica (AEMPS) e información de prescripción de EE. UU.',
        },
      ],
    },
  ],
  radiotherapy: [],
};

export const DEMAND_CONGRUENCE = { ...VERSION, ...ANALYSED, report: REPORT, again: null };

export const CHECK_DATA = {
  ...VERSION,
  ...ANALYSED,
  findings: [FINDING],
  facts: {
    type: REQUEST.type,
    estadio: REQUEST.estadio,
    ecog: REQUEST.ecog,
    superficieCorporal: SURFACE,
    diasPorCiclo: 1,
    fechaFinCiclo: '2026-12-01',
    fechaFinTratamiento: '2026-12-01',
    farmacos: [
      { letter: 'A', drugId: DOXORUBICIN_ID, nombre: 'Doxorubicina', dosisPorSesion: 103.56, dosisPorCiclo: 103.56 },
      {
        letter: 'B',
        drugId: CYCLOPHOSPHAMIDE_ID,
        nombre: 'Ciclofosfamida',
        dosisPorSesion: 1035.62,
        dosisPorCiclo: 1035.62,
      },
    ],
    radioterapia: [],
  },
};

export const UNSTORED = { patientId: PATIENT_ID, ...REQUEST };
