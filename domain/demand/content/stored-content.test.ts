import { describe, expect, test } from 'vitest';
import { changedPaths } from '../../validation/locks/locked-changes';
import { protocolSchema } from '../../validation/steps/protocol-schema';
import { exampleVersion } from './changes/example-version.test-support';
import {
  readStoredContent,
  readStoredRequest,
  readStoredSteps,
  SCHEMA_NUMBER,
  UnknownSchemaNumber,
  UnreadableContent,
} from './stored-content';

const { content } = exampleVersion();
const stored = (kept: unknown, schemaNumber = SCHEMA_NUMBER) => ({ schemaNumber, content: kept });

describe('the content of a version', () => {
  test('is read as it was written', () => {
    const kept: unknown = JSON.parse(JSON.stringify(content));
    expect(readStoredContent(stored(kept))).toEqual(content);
    const { names: _names, ...request } = content;
    expect(readStoredRequest(stored(kept))).toEqual(request);
  });

  test('has defaults for the fields that came after it was written', () => {
    const { exposures: _exposures, treatment, extras, names, ...rest } = content;
    const { creatinine, creatinineUnit, creatinineDate, regimen, ...chemotherapy } = treatment.chemotherapy ?? {};
    const { justifications: _justifications, ...earlierExtras } = extras;
    const { regimen: _regimen, ...earlierNames } = names;
    const earlier = {
      ...rest,
      treatment: { ...treatment, chemotherapy },
      extras: earlierExtras,
      names: earlierNames,
    };
    expect(readStoredContent(stored(earlier))).toEqual({
      ...content,
      exposures: [],
      treatment: {
        ...treatment,
        chemotherapy: {
          ...chemotherapy,
          creatinine: null,
          creatinineUnit: null,
          creatinineDate: null,
          regimen: null,
        },
      },
      extras: { ...extras, justifications: [] },
      names: { ...names, regimen: null },
    });
    expect([creatinine, creatinineUnit, creatinineDate, regimen]).not.toContain(undefined);
  });

  test('has empty markers where those came after it was written, so that no lock takes them for a change', () => {
    const markers = {
      tipo: 'ductal_infiltrante',
      ki67: 30,
      er: 'positivo',
      ep: 'positivo',
      her2neu: 'negativo',
      fishHer2neu: 'no_realizado',
    };
    const earlier = { ...content, protocol: { ...content.protocol, markers } };
    const read = readStoredContent(stored(JSON.parse(JSON.stringify(earlier))));
    expect(read.protocol.markers).toEqual({ ...markers, brca: null });
    const asked = { ...read, protocol: protocolSchema.parse(read.protocol) };
    expect(changedPaths(read, asked)).toEqual([]);
  });

  test('gives a regimen and an answer the defaults of their own later fields', () => {
    const { treatment, extras } = content;
    const answer = { rule: 'DOS-001', field: 'treatment.chemotherapy.drugs.0.dose', text: 'Por toxicidad.' };
    const earlier = {
      ...content,
      treatment: { ...treatment, chemotherapy: { ...treatment.chemotherapy, regimen: { slug: 'tc', version: 2 } } },
      extras: { ...extras, justifications: [answer] },
    };
    const read = readStoredContent(stored(earlier));
    expect(read.treatment.chemotherapy?.regimen).toEqual({ slug: 'tc', version: 2, firstCycle: 1 });
    expect(read.extras.justifications).toEqual([{ ...answer, drugId: null, writtenBy: null, writtenAt: null }]);
  });

  test.each([0, 2, 99])('is not read under the unknown schema number %i', (schemaNumber) => {
    const read = () => readStoredContent(stored(content, schemaNumber));
    expect(read).toThrow(UnknownSchemaNumber);
    expect(read).toThrow(`schema number ${schemaNumber}; this release reads numbers up to ${SCHEMA_NUMBER}`);
  });

  test('is refused in another shape, with the field and without its value', () => {
    const broken = { ...content, protocol: { ...content.protocol, ecog: 'secreto', stage: undefined } };
    const read = () => readStoredContent(stored(broken));
    expect(read).toThrow(UnreadableContent);
    expect(read).toThrow(/protocol\.stage .*protocol\.ecog|protocol\.ecog .*protocol\.stage/);
    expect(read).not.toThrow('secreto');
  });
});

describe('the steps of a working copy', () => {
  const steps = {
    protocol: { type: 'no such tumour', ecog: '' },
    previousTreatments: null,
    treatment: {},
    extras: null,
  };

  test('are read as they were typed, valid or not', () => {
    expect(readStoredSteps({ schemaNumber: SCHEMA_NUMBER, ...steps })).toEqual(steps);
  });

  test('are not read under an unknown schema number', () => {
    expect(() => readStoredSteps({ schemaNumber: 2, ...steps })).toThrow(UnknownSchemaNumber);
  });
});
