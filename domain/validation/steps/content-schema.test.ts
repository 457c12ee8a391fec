import { parseWithZod } from '@conform-to/zod/v4';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import type { DemandContent, ProposedTreatment } from '../../demand/content/content';
import { contentSchema } from './content-schema';
import { proposedTreatmentSchema } from './proposed-treatment-schema';
import { protocolSchema } from './protocol-schema';

test("the schema's output is exactly the type that a version stores", () => {
  expectTypeOf<z.output<ReturnType<typeof proposedTreatmentSchema>>>().toEqualTypeOf<ProposedTreatment>();
  expectTypeOf<z.output<ReturnType<typeof contentSchema>>>().toEqualTypeOf<DemandContent>();
});

test.each([null, 'x', 7, [], { drugs: ['x'], chemotherapy: 'x' }, { chemotherapy: { drugs: ['x', null] } }])(
  'content of another shape is refused with messages of the product: %j',
  (input) => {
    const schema = contentSchema({ today: '2026-04-16', mode: 'draft' });
    const content = { basics: input, protocol: input, previousTreatments: input, treatment: input, extras: input };
    const { error } = schema.safeParse(content);
    for (const issue of error?.issues ?? []) expect(issue.message).toMatch(/^validation:\w+( \{.*\})?$/);
    expect(error?.issues.length).toBeGreaterThan(0);
  },
);

function form(entries: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

describe('a submitted form', () => {
  const treatment = proposedTreatmentSchema({ today: '2026-04-16', mode: 'draft' });
  const entries: [string, string][] = [
    ['chemotherapyOn', 'on'],
    ['chemotherapy.intention', 'adyuvante'],
    ['chemotherapy.heightCm', '172'],
    ['chemotherapy.weightKg', '74,20'],
    ['chemotherapy.cycle', '1'],
    ['chemotherapy.totalCycles', '1'],
    ['chemotherapy.sessionsPerCycle', '1'],
    ['chemotherapy.sessionFrequencyDays', '0'],
    ['chemotherapy.cycleIntervalDays', '21'],
    ['chemotherapy.firstSessionDate', '27/04/2026'],
    ['chemotherapy.sessionDates[0]', '27/04/2026'],
    ['chemotherapy.drugs[0].drugId', '5'],
    ['chemotherapy.drugs[0].dose', '2'],
    ['chemotherapy.drugs[0].doseType', 'AUC'],
    ['chemotherapy.drugs[0].administration', 'INTRAVENOUS'],
    ['chemotherapy.drugs[0].sessions', '1'],
    ['chemotherapy.drugs[0].presentationId', '6'],
    ['chemotherapy.drugs[0].price', '21,90'],
    ['chemotherapy.drugs[0].amount', '1'],
    ['chemotherapy.clinicalTrial', 'on'],
    ['chemotherapy.antiemetics', ''],
  ];

  test('becomes a treatment with typed values', () => {
    const submission = parseWithZod(form(entries), { schema: treatment, disableAutoCoercion: true });
    expect(submission.status).toBe('success');
    if (submission.status !== 'success') return;
    expect(submission.value.radiotherapy).toBeNull();
    expect(submission.value.chemotherapy).toMatchObject({
      weightKg: 74.2,
      clinicalTrial: true,
      heparinization: false,
      antiemetics: null,
      drugs: [{ sessions: [1], priceCents: 2190 }],
      sessionDates: ['2026-04-27'],
    });
  });

  test('has its faults at the names of the fields', () => {
    const wrong = entries.map(([name, value]): [string, string] => [
      name,
      name.endsWith('presentationId') ? '' : value,
    ]);
    const submission = parseWithZod(form(wrong), { schema: treatment, disableAutoCoercion: true });
    expect(submission.status === 'success' ? null : submission.error).toEqual({
      'chemotherapy.drugs[0].presentationId': ['validation:choose'],
    });
    const empty = parseWithZod(form([]), { schema: treatment, disableAutoCoercion: true });
    expect(empty.status === 'success' ? null : empty.error).toEqual({ '': ['validation:treatmentRequired'] });
  });

  test('may lack unchecked boxes and empty lists', () => {
    const submission = parseWithZod(
      form([
        ['histologicalDiagnosis', 'Adenocarcinoma'],
        ['type', 'mama'],
      ]),
      {
        schema: protocolSchema,
        disableAutoCoercion: true,
      },
    );
    const names = submission.status === 'success' ? [] : Object.keys(submission.error ?? {});
    expect(names).toContain('ecog');
    expect(names).toContain('markers.ki67');
  });
});
