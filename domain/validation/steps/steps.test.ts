import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { MARKERS } from '../../catalogue/markers';
import { OPTIONS } from '../../catalogue/options';
import type { TumourType } from '../../catalogue/tumour-types';
import { basicsSchema } from './basics-schema';
import { extrasSchema } from './extras-schema';
import { previousTreatmentsSchema } from './previous-treatments-schema';
import { protocolSchema } from './protocol-schema';

function faults(schema: z.ZodType, input: unknown): string[] {
  const parsed = schema.safeParse(input);
  return (parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

test('step 1 requires doctor, center and patient', () => {
  expect(basicsSchema.parse({ doctorId: '3', prescriberCenterId: 4, patientId: '5' })).toEqual({
    doctorId: 3,
    prescriberCenterId: 4,
    patientId: 5,
  });
  expect(faults(basicsSchema, {})).toEqual([
    'doctorId: validation:choose',
    'prescriberCenterId: validation:choose',
    'patientId: validation:choose',
  ]);
});

describe('step 2', () => {
  test('drops markers of other tumour types', () => {
    const parsed = protocolSchema.parse({ ...breast, markersOf: { pulmon: { tipo: 'adenocarcinoma' } } });
    expect(parsed).toEqual(protocolSchema.parse(breast));
    expect(parsed).not.toHaveProperty('markersOf');
  });

  const breast = {
    geriatricAssessment: '',
    histologicalDiagnosis: 'Carcinoma ductal infiltrante, grado 3',
    type: 'mama',
    t: 'T2',
    n: 'N1',
    m: 'M0',
    stage: 'IIB',
    ecog: '0',
    markers: {
      tipo: 'ductal_infiltrante',
      er: 'negativo',
      ep: 'negativo',
      her2neu: 'positivo_2',
      fishHer2neu: 'negativo',
      ki67: '68,00',
    },
  };

  test('parses a protocol from typed values', () => {
    expect(protocolSchema.parse(breast)).toEqual({
      ...breast,
      geriatricAssessment: null,
      ecog: 0,
      markers: { ...breast.markers, ki67: 68, brca: null },
    });
  });

  test('requires all common fields but the geriatric assessment', () => {
    expect(faults(protocolSchema, {})).toEqual([
      'histologicalDiagnosis: validation:required',
      'type: validation:choose',
      't: validation:choose',
      'n: validation:choose',
      'm: validation:choose',
      'stage: validation:choose',
      'ecog: validation:required',
    ]);
  });

  test.each([
    ['0', true],
    ['5', true],
    ['6', false],
    ['-1', false],
    ['1,5', false],
  ])('ECOG %s: %s', (ecog, valid) => {
    expect(faults(protocolSchema, { ...breast, ecog })).toEqual(
      valid ? [] : ['ecog: validation:integerRange {"min":0,"max":5}'],
    );
  });

  test.each([
    ['0', true],
    ['100', true],
    ['99,99', true],
    ['100,01', false],
    ['-0,01', false],
    ['0,001', false],
  ])('Ki67 %s: %s', (ki67, valid) => {
    expect(faults(protocolSchema, { ...breast, markers: { ...breast.markers, ki67 } })).toEqual(
      valid ? [] : ['markers.ki67: validation:decimalRange {"min":0,"max":100}'],
    );
  });

  test.each<[TumourType, string]>([
    ['mama', 'ki67'],
    ['prostata', 'psaActual'],
  ])('%s: a missing figure of %s is given as "test not made"', (type, name) => {
    const markers = { ...breast.markers, [name]: 'no_realizado' };
    expect(faults(protocolSchema, { ...breast, type, markers })).not.toContainEqual(expect.stringContaining(name));
    expect(faults(protocolSchema, { ...breast, type, markers: { ...markers, [name]: 'negativo' } })).toContainEqual(
      expect.stringContaining(name),
    );
  });

  test.each(OPTIONS.tumourType)('%s: "not done" is the last choice of each marker, and of no tumour', (type) => {
    for (const marker of MARKERS[type]) {
      if (marker.kind !== 'choice') continue;
      const isResult = marker.name !== 'tipo';
      expect(OPTIONS[marker.options].map((option) => option === 'no_realizado')).toEqual(
        OPTIONS[marker.options].map((_, index, all) => isResult && index === all.length - 1),
      );
    }
  });

  test.each(OPTIONS.tumourType)('%s: requires each marker that is not optional', (type) => {
    const missing = MARKERS[type].filter((marker) => !marker.optional).map((marker) => `markers.${marker.name}`);
    const found = faults(protocolSchema, { ...breast, type, markers: {} }).map((text) => text.split(':')[0]);
    expect(found).toEqual(missing);
  });

  test.each<[TumourType, string[]]>([
    ['ovario', []],
    ['pancreas', []],
    ['otros', ['description']],
    ['prostata', ['tipo', 'psaActual', 'estratificacionRiesgo', 'gradoGleason']],
  ])('%s requires %j', (type, names) => {
    expect(MARKERS[type].filter((marker) => !marker.optional).map((marker) => marker.name)).toEqual(names);
  });

  test('drops the markers typed for another tumour type', () => {
    expect(protocolSchema.parse({ ...breast, type: 'ovario' }).markers).toEqual({ brca: null, hrd: null });
  });

  test('reports common faults and those of markers together', () => {
    expect(faults(protocolSchema, { ...breast, t: '', markers: { ...breast.markers, er: 'x' } })).toEqual([
      't: validation:choose',
      'markers.er: validation:choose',
    ]);
  });

  test('has optional results, which take a choice of theirs alone', () => {
    const ovary = { ...breast, type: 'ovario' };
    expect(protocolSchema.parse({ ...ovary, markers: { brca: 'positivo', hrd: '' } }).markers).toEqual({
      brca: 'positivo',
      hrd: null,
    });
    expect(faults(protocolSchema, { ...ovary, markers: { brca: 'quizá' } })).toEqual([
      'markers.brca: validation:choose',
    ]);
  });

  test('has an optional previous PSA, which is a number when given', () => {
    const markers = { tipo: 'adenocarcinoma', psaActual: '7,4', estratificacionRiesgo: 'alto', gradoGleason: '4' };
    const prostate = { ...breast, type: 'prostata', markers };
    expect(protocolSchema.parse(prostate).markers).toEqual({ ...markers, psaActual: 7.4, psaPrevio: null, brca: null });
    expect(faults(protocolSchema, { ...prostate, markers: { ...markers, psaPrevio: 'x' } })).toHaveLength(1);
  });
});

describe('step 3', () => {
  const schema = previousTreatmentsSchema({ today: '2026-04-16' });

  test('accepts that there was no earlier treatment', () => {
    expect(schema.parse({})).toEqual({ previousTreatments: [], exposures: [] });
  });

  test('requires type, date up to today and description', () => {
    const entry = { type: 'cirugia', date: '16/04/2026', description: 'Tumorectomía' };
    expect(schema.parse({ previousTreatments: [entry] }).previousTreatments).toEqual([
      { ...entry, date: '2026-04-16' },
    ]);
    expect(faults(schema, { previousTreatments: [{ ...entry, date: '17/04/2026' }] })).toEqual([
      'previousTreatments.0.date: validation:dateFuture',
    ]);
    expect(faults(schema, { previousTreatments: [{}] })).toEqual([
      'previousTreatments.0.type: validation:choose',
      'previousTreatments.0.date: validation:required',
      'previousTreatments.0.description: validation:required',
    ]);
  });
});

describe('step 5', () => {
  const extras = { performingCenterId: '7', observations: 'Plan explicado', officialComments: 'Se solicita' };

  test('requires all but the evolution', () => {
    expect(extrasSchema.parse(extras)).toEqual({
      ...extras,
      performingCenterId: 7,
      evolutivo: false,
      previousRegimen: null,
      justifications: [],
    });
    expect(faults(extrasSchema, {})).toEqual([
      'performingCenterId: validation:choose',
      'observations: validation:required',
      'officialComments: validation:required',
    ]);
  });

  test('keeps answers to possible findings and drops others without an error', () => {
    const answer = { rule: 'MRK-01', field: 'treatment.chemotherapy.drugs.0.dose', text: 'Consta' };
    const others = [
      { ...answer, rule: 'x' },
      { ...answer, rule: 'MRK-99' },
      { ...answer, field: '<b>' },
      { ...answer, field: `extras.${'a'.repeat(201)}` },
      ...['constructor', 'toString', '__proto__', 'basics.patientId', 'estadio', 'protocol..stage'].map((field) => ({
        ...answer,
        field,
      })),
      'x',
    ];
    const read = (justifications: unknown) => extrasSchema.parse({ ...extras, justifications } as never).justifications;
    expect(read([...others, answer])).toEqual([{ ...answer, drugId: null, writtenBy: null, writtenAt: null }]);
    const many = Array.from({ length: 101 }, (_, line) => ({
      ...answer,
      field: `treatment.chemotherapy.drugs.${line}.dose`,
    }));
    expect(read(many)).toHaveLength(100);
    expect(read([answer, { ...answer, text: 'después' }])).toMatchObject([{ text: 'después' }]);
  });

  test('requires the previous regimen for an evolution', () => {
    expect(faults(extrasSchema, { ...extras, evolutivo: 'on' })).toEqual(['previousRegimen: validation:required']);
    expect(extrasSchema.parse({ ...extras, evolutivo: 'on', previousRegimen: 'AC' })).toMatchObject({
      evolutivo: true,
      previousRegimen: 'AC',
    });
    expect(extrasSchema.parse({ ...extras, previousRegimen: 'AC' }).previousRegimen).toBeNull();
  });
});
