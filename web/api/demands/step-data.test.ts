import { addDays } from '@aval/domain/calendar/civil-date';
import { MARKERS, type MarkerField, NOT_DONE } from '@aval/domain/catalogue/markers';
import { OPTIONS } from '@aval/domain/catalogue/options';
import { TUMOUR_TYPES } from '@aval/domain/catalogue/tumour-types';
import { CREATININE_UNITS } from '@aval/domain/clinical/kidney/creatinine';
import { LIFETIME_UNITS } from '@aval/domain/clinical/lifetime/exposures';
import type { DemandContent } from '@aval/domain/demand/content/content';
import { contentSchema } from '@aval/domain/validation/steps/content-schema';
import { dequal } from 'dequal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idleSteps, refuseIdleSteps } from './idle-step-fields';
import { toStepData, toSteps } from './step-data';
import { sentStepsSchema, stepDataSchema } from './step-fields';
import { toTypedStepData } from './typed-step-data';

const TODAY = '2026-03-02';
const NO_FORMS = { protocol: null, previousTreatments: null, treatment: null, extras: null };

const text = fc.stringMatching(/^[A-Za-záñ][A-Za-záñ ,.]{0,20}[a-z]$/);
const optional = <T>(each: fc.Arbitrary<T>) => fc.option(each, { nil: null });
const hundredths = (max: number) => fc.integer({ min: 1, max: max * 100 }).map((value) => value / 100);
/** Fields that can be the first of a finding. */
const ANSWERED = ['protocol.stage', 'previousTreatments', 'treatment.chemotherapy.drugs.1.dose'];
const id = fc.integer({ min: 1, max: 9999 });
const day = (from: number, to: number) => fc.integer({ min: from, max: to }).map((days) => addDays(TODAY, days));

function markerValue(marker: MarkerField): fc.Arbitrary<string | number | null> {
  if (marker.kind === 'choice') return fc.constantFrom(...OPTIONS[marker.options]);
  if (marker.kind === 'text') return text;
  return marker.optional ? optional(hundredths(90)) : fc.oneof(hundredths(90), fc.constant(NOT_DONE));
}

const protocol = fc.constantFrom(...TUMOUR_TYPES).chain((type) =>
  fc.record({
    type: fc.constant(type),
    geriatricAssessment: optional(text),
    histologicalDiagnosis: text,
    t: fc.constantFrom(...OPTIONS.t),
    n: fc.constantFrom(...OPTIONS.n),
    m: fc.constantFrom(...OPTIONS.m),
    stage: fc.constantFrom(...OPTIONS.stage),
    ecog: fc.integer({ min: 0, max: 5 }),
    markers: fc.record(Object.fromEntries(MARKERS[type].map((marker) => [marker.name, markerValue(marker)]))),
  }),
);

const chemotherapy = fc.integer({ min: 1, max: 4 }).chain((sessionsPerCycle) =>
  fc.record({
    intention: fc.constantFrom(...OPTIONS.intention),
    heightCm: fc.integer({ min: 1, max: 300 }),
    weightKg: hundredths(300),
    cycle: fc.constant(1),
    totalCycles: fc.integer({ min: 1, max: 12 }),
    sessionsPerCycle: fc.constant(sessionsPerCycle),
    sessionFrequencyDays: fc.integer({ min: 0, max: 30 }),
    cycleIntervalDays: fc.integer({ min: 0, max: 30 }),
    firstSessionDate: fc.constant(addDays(TODAY, 7)),
    drugs: fc.array(
      fc.record({
        drugId: id,
        dose: hundredths(500),
        doseType: fc.constantFrom(...OPTIONS.doseType),
        administration: fc.constantFrom(...OPTIONS.administration),
        sessions: fc.constant([1]),
        presentationId: id,
        priceCents: fc.integer({ min: 0, max: 90_000 }),
        amount: fc.integer({ min: 1, max: 9 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    antiemetics: optional(text),
    antihistamines: optional(text),
    corticosteroids: optional(text),
    erythropoietins: optional(text),
    otherBisphosphonates: optional(text),
    heparinization: fc.boolean(),
    clinicalTrial: fc.boolean(),
    infusorImplantDate: optional(day(0, 30)),
    infusorRemovalDate: optional(day(0, 30)),
    creatinine: fc.constant(0.82),
    creatinineUnit: fc.constantFrom(...CREATININE_UNITS),
    creatinineDate: day(-40, 0),
    dpd: optional(fc.constantFrom(...OPTIONS.dpd)),
    ugt1a1: optional(fc.constantFrom(...OPTIONS.ugt1a1)),
    lvefPercent: optional(fc.integer({ min: 1, max: 100 })),
    bilirubinMgDl: optional(hundredths(20)),
    astUl: optional(hundredths(900)),
    altUl: optional(hundredths(900)),
    regimen: optional(fc.record({ slug: text, version: id, firstCycle: fc.integer({ min: 1, max: 9 }) })),
    sessionDates: fc.constant(Array.from({ length: sessionsPerCycle }, (_, index) => addDays(TODAY, 7 + index * 3))),
  }),
);

const radiotherapy = fc.array(
  fc.record({
    intention: fc.constantFrom(...OPTIONS.intention),
    codeIds: fc.uniqueArray(id, { minLength: 1, maxLength: 3 }),
    detailedDescription: text,
    totalDoseGy: hundredths(80),
    fractionationPerDayGy: hundredths(5),
    tissueVolumeCm3: hundredths(500),
    startDate: day(0, 60),
    sessions: fc.integer({ min: 0, max: 40 }),
    complexity: fc.integer({ min: 1, max: 5 }),
  }),
  { minLength: 1, maxLength: 2 },
);

const treatment = fc
  .record({ chemotherapy: optional(chemotherapy), radiotherapy: optional(radiotherapy) })
  .filter((parts) => parts.chemotherapy !== null || parts.radiotherapy !== null);

const content = fc.record({
  protocol,
  previousTreatments: fc.array(
    fc.record({ type: fc.constantFrom(...OPTIONS.previousTreatment), date: day(-900, -1), description: text }),
    { maxLength: 3 },
  ),
  exposures: fc.array(
    fc.record({ drugId: id, totalDose: hundredths(5000), unit: fc.constantFrom(...LIFETIME_UNITS) }),
    { maxLength: 2 },
  ),
  treatment,
  extras: fc.boolean().chain((evolutivo) =>
    fc.record({
      evolutivo: fc.constant(evolutivo),
      previousRegimen: evolutivo ? text : fc.constant(null),
      performingCenterId: id,
      observations: text,
      officialComments: text,
      justifications: fc.uniqueArray(
        fc.record({
          rule: fc.constant('DOS-01'),
          field: fc.constantFrom(...ANSWERED),
          drugId: fc.option(id, { nil: null }),
          text,
          writtenBy: fc.constant(null),
          writtenAt: fc.constant(null),
        }),
        // Only the last of two answers to the same finding is kept.
        { maxLength: 2, selector: ({ field, drugId }) => `${field} ${drugId}` },
      ),
    }),
  ),
});

const schema = contentSchema({ today: TODAY, mode: 'draft', previous: null });
const basics = { doctorId: 1, prescriberCenterId: 2, patientId: 3 };

describe('the steps of a demand in the specification’s names', () => {
  it('survive a round trip through the form of the wizard', () => {
    fc.assert(
      fc.property(content, (original) => {
        const sent = stepDataSchema.parse(toStepData(original as never));
        const forms = { ...NO_FORMS, ...toSteps(sent, NO_FORMS) };
        const read = schema.parse({
          basics,
          protocol: forms.protocol,
          ...forms.previousTreatments,
          treatment: forms.treatment,
          extras: forms.extras,
        });
        expect(read).toEqual({ basics, ...original });
        // A draft gives the same answer as the version it becomes.
        expect(toTypedStepData(forms)).toEqual(toStepData(original as never));
      }),
    );
  });

  it('are returned for a draft as typed, with null for values that a field cannot hold', () => {
    const chemotherapy = {
      heightCm: '170 o así',
      weightKg: '74,2',
      firstSessionDate: '27/04/2026',
      sessionDates: ['nunca', ''],
      infusorImplant: '',
      infusorImplantDate: '2026-04-27',
      drugs: [{ drugId: '', dose: '80,5', doseType: 'otra', sessions: ['1', 'x'], price: '' }],
    };
    const typed = toTypedStepData({
      ...NO_FORMS,
      protocol: { type: 'mama', markers: { ki67: '14,5' } },
      treatment: { chemotherapyOn: 'on', chemotherapy, radiotherapyOn: '', radiotherapy: [{ sessions: '3' }] },
    });
    expect(stepDataSchema.parse(typed)).toMatchObject({
      type: 'mama',
      t: null,
      mamaKi67: 14.5,
      mamaEr: null,
      talla: null,
      peso: 74.2,
      quimioterapicoFechaPrimeraSesion: '2026-04-27',
      quimioterapicoImplantacionInfusor: null,
      quimioterapicoFechasSesiones: [
        { session: 1, date: null },
        { session: 2, date: null },
      ],
      quimioterapicoFarmacos: [
        { drugId: null, dosificacion: 80.5, tipoDosificacion: null, administrarEnSesiones: [1], price: null },
      ],
      tratamientoQuimioterapico: true,
      tratamientoRadioterapico: false,
    });
    expect(typed).not.toHaveProperty('tratamientosRadioterapicos');
    expect(typed).not.toHaveProperty('evolutivo');
  });

  it('keep omitted fields, and empty those that are null', () => {
    const forms = { ...NO_FORMS, ...toSteps({ talla: 160, peso: 60.5, quimioterapicoAntiemeticos: 'Sí' }, NO_FORMS) };
    expect(toSteps({ peso: 61, quimioterapicoAntiemeticos: null }, forms)).toEqual({
      treatment: { chemotherapyOn: 'on', chemotherapy: { heightCm: '160', weightKg: '61', antiemetics: '' } },
    });
    const chosen = { quimioterapicoEsquema: { slug: 'folfox', version: 1 }, quimioterapicoEnsayoClinico: true };
    const emptied = { quimioterapicoEsquema: null, quimioterapicoEnsayoClinico: false };
    const before = { ...NO_FORMS, ...toSteps(chosen, NO_FORMS) };
    expect(toSteps(emptied, before).treatment).toMatchObject({ chemotherapy: { regimen: '', clinicalTrial: '' } });
    expect(toSteps({ tratamientoQuimioterapico: false }, forms).treatment).toMatchObject({ chemotherapyOn: '' });
    expect(toSteps(stepDataSchema.parse({ type: 'mama', mamaEr: 'positivo' }), NO_FORMS)).toEqual({
      protocol: { type: 'mama', markers: { er: 'positivo' } },
    });
  });
});

/** Fields without a request may be omitted from the answer. */
const asksForNothing = (value: unknown) => value === null || value === false || dequal(value, []);

describe('a sent field', () => {
  it('is read back from the draft, or refused by name', () => {
    fc.assert(
      fc.property(content, content, fc.func(fc.boolean()), ({ ...stored }, sent, isSent) => {
        const before = { ...NO_FORMS, ...toSteps(toStepData(stored as never), NO_FORMS) };
        const all = Object.entries(stepDataSchema.parse(toStepData(sent as never)));
        const some = Object.fromEntries(all.filter(([name]) => isSent(name)));
        const refused = new Set(idleSteps(some, before).map(({ path }) => path.split('.')[0]));
        const after = toTypedStepData({ ...before, ...toSteps(some, before) }) as Record<string, unknown>;
        const lost = Object.entries(some).filter(
          ([name, value]) => !asksForNothing(value) && !refused.has(name) && !dequal(after[name], value),
        );
        expect(lost).toEqual([]);
        if (refused.size > 0) return;
        // Parts that were switched off are requested again by their own switch only.
        for (const part of ['tratamientoQuimioterapico', 'tratamientoRadioterapico'] as const) {
          const [was, is] = [toTypedStepData(before)[part], after[part]];
          if (some[part] === undefined) expect(is).toBe(was);
        }
      }),
    );
  });

  const without = { ...NO_FORMS, ...toSteps({ talla: 160, peso: 60, tratamientoRadioterapico: true }, NO_FORMS) };
  const declined = { ...without, ...toSteps({ tratamientoQuimioterapico: false }, without) };

  it.each([
    ['a weight of a chemotherapy that was declined', { peso: 61 }, declined, 'peso', 'chemotherapy_off'],
    [
      'drugs beside the word that there are none',
      { tratamientoQuimioterapico: false, peso: 61 },
      NO_FORMS,
      'peso',
      'chemotherapy_off',
    ],
    ['a marker before the type of tumour', { mamaEr: 'positivo' }, NO_FORMS, 'mamaEr', 'type_first'],
    ['a marker of another tumour', { type: 'pulmon', mamaEr: 'positivo' }, NO_FORMS, 'mamaEr', 'of_other_type'],
    [
      'a regimen before, of no evolution',
      { evolutivo: false, esquemaTratamientoPrevio: 'AC' },
      NO_FORMS,
      'esquemaTratamientoPrevio',
      'not_evolutivo',
    ],
    [
      'a session beyond the cycle',
      { quimioterapicoNumeroSesionesCiclo: 2, quimioterapicoFechasSesiones: [{ session: 3, date: '2026-12-07' }] },
      ...([NO_FORMS, 'quimioterapicoFechasSesiones.0.session', 'session_beyond'] as const),
    ],
    [
      'two dates of one session',
      {
        quimioterapicoFechasSesiones: [
          { session: 1, date: '2026-12-07' },
          { session: 1, date: '2026-12-08' },
        ],
      },
      ...([NO_FORMS, 'quimioterapicoFechasSesiones.1.session', 'session_twice'] as const),
    ],
  ])('%s is refused', (_what, sent, stored, path, why) => {
    expect(idleSteps(stepDataSchema.parse(sent), stored)).toEqual([{ path, message: `api:issue.${why}` }]);
  });

  it('a field of a declined part requires the part’s switch', () => {
    const again = { ...declined, ...toSteps({ tratamientoQuimioterapico: true, peso: 61 }, declined) };
    expect(toTypedStepData(again)).toMatchObject({ tratamientoQuimioterapico: true, talla: 160, peso: 61 });
    expect(
      idleSteps({ peso: null, quimioterapicoHeparinizacion: false, quimioterapicoFarmacos: [] }, declined),
    ).toEqual([]);
  });

  it('a date is stored at its session’s number', () => {
    const sent = { quimioterapicoFechasSesiones: [{ session: 2, date: '2026-12-07' }] };
    expect(toSteps(sent, NO_FORMS).treatment).toMatchObject({ chemotherapy: { sessionDates: ['', '2026-12-07'] } });
  });

  it.each([
    ['2026-12-07', true],
    ['07/12/2026', false],
    ['2026-02-30', false],
    ['20261207', false],
    ['2026-12-07T00:00:00Z', false],
  ])('a day, %s, is accepted: %s', (date, isTaken) => {
    const sent = { tratamientosPrevios: [{ type: 'cirugia', date, description: 'x' }] };
    const read = sentStepsSchema.safeParse(sent);
    const dayIssues = (read.error?.issues ?? []).filter(({ path }) => path.at(-1) === 'date');
    expect(dayIssues.map(({ message }) => message)).toEqual(isTaken ? [] : ['api:issue.day']);
  });

  const COURSE = {
    intencion: null,
    codigo: [],
    descripcionDetallada: null,
    dosisTotal: null,
    fraccionamientoDia: null,
    volumenTejido: null,
    numeroSesiones: null,
    complejidad: null,
  };

  it.each(['0000-01-01', '0202-12-07', '9999-12-31'])('an impossible day, %s, is refused', (day) => {
    for (const sent of [
      { quimioterapicoFechaPrimeraSesion: day },
      { quimioterapicoFechasSesiones: [{ session: 1, date: day }] },
      { quimioterapicoCreatininaFecha: day },
      { quimioterapicoImplantacionInfusor: day },
      { quimioterapicoRetiradaInfusor: day },
      { tratamientosRadioterapicos: [{ ...COURSE, fechaInicio: day }] },
      { tratamientosPrevios: [{ type: 'cirugia', date: day, description: 'x' }] },
    ]) {
      expect(() => refuseIdleSteps(stepDataSchema.parse(sent), NO_FORMS)).toThrow('invalid');
    }
  });
});

describe('a number or text that would be stored differently', () => {
  it.each([
    [{ peso: 65.555 }, 'peso', 'not_multiple_of'],
    [{ peso: 1e-7 }, 'peso', 'not_multiple_of'],
    [{ peso: 1e21 }, 'peso', 'too_big'],
    [{ type: 'prostata', prostataPsaActual: 4.567 }, 'prostataPsaActual', 'not_multiple_of'],
    [{ observaciones: 'Una\u0000 nota' }, 'observaciones', 'characters'],
    [
      { exposiciones: [{ drugId: 1, dosisTotal: 50.456, unidad: 'mg' }] },
      'exposiciones.0.dosisTotal',
      'not_multiple_of',
    ],
  ])('is refused: %j', (sent, path, why) => {
    const refused = { details: { issues: [{ path, message: `api:issue.${why}` }] } };
    expect(() => refuseIdleSteps(stepDataSchema.parse(sent), NO_FORMS)).toThrow(expect.objectContaining(refused));
  });

  it('is accepted when it can be stored unchanged', () => {
    const sent = { peso: 68.57, talla: 164, observaciones: 'Dos\nlíneas', type: 'prostata', prostataPsaActual: 0.1 };
    expect(() => refuseIdleSteps(stepDataSchema.parse(sent), NO_FORMS)).not.toThrow();
  });
});

it('the previous PSA accepts only a figure, and may be omitted', () => {
  expect(stepDataSchema.safeParse({ prostataPsaPrevio: 'no_realizado' }).success).toBe(false);
  expect(stepDataSchema.safeParse({ prostataPsaPrevio: null, prostataPsaActual: 'no_realizado' }).success).toBe(true);
});

const EVERY_OBJECT_HAS = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'];

it.each(EVERY_OBJECT_HAS)('a stored answer to %s is returned unchanged', (field) => {
  const kept = [{ rule: 'DOS-01', field, text: 'Consta', drugId: null }];
  const extras = { justifications: kept } as unknown as DemandContent['extras'];
  const nothing = { protocol: null, previousTreatments: null, exposures: null, treatment: null };
  expect(stepDataSchema.parse(toStepData({ ...nothing, extras } as never)).justificaciones).toEqual(kept);
});

it('answers to findings are limited in input, and returned as stored', () => {
  const answer = { rule: 'MRK-01', field: 'estadio', text: 'Consta' };
  const isTaken = (justificaciones: unknown) => sentStepsSchema.safeParse({ justificaciones }).success;
  expect(isTaken([answer])).toBe(true);
  for (const wrong of [
    { ...answer, rule: 'x' },
    { ...answer, rule: 'MRK-99' },
    { ...answer, field: '<b>' },
    ...EVERY_OBJECT_HAS.map((field) => ({ ...answer, field })),
    { ...answer, field: 'estadios' },
  ]) {
    expect(isTaken([wrong])).toBe(false);
    expect(stepDataSchema.safeParse({ justificaciones: [wrong] }).success).toBe(true);
  }
  expect(isTaken(Array(101).fill(answer))).toBe(false);
});
