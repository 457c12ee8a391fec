import { contentOfForms } from '@aval/application/drafts/wizard/content-of-forms';
import { NOTHING_WRITTEN } from '@aval/application/drafts/wizard/draft-forms';
import { OPTIONS } from '@aval/domain/catalogue/options';
import { CREATININE_UNITS } from '@aval/domain/clinical/kidney/creatinine';
import { LIFETIME_UNITS } from '@aval/domain/clinical/lifetime/exposures';
import { congruenceReport, type ReportFacts } from '@aval/domain/congruence/report/report';
import { DEFAULT_RULE_BOOK } from '@aval/domain/congruence/rule-book';
import { LIBRARY } from '@aval/domain/congruence/rules/regimen-cases.test-support';
import { DRUGS, FACTS } from '@aval/domain/congruence/rules/rule-cases.test-support';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toSteps } from '../demands/step-data';
import { sentStepsSchema } from '../demands/step-fields';
import { reportAnswer } from './report-answer';
import { toReport } from './report-fields';

const VIAL = { id: 1, strengthMg: 25, unitsPerPack: 1, priceCents: 1_250 };
const offered = [VIAL, { ...VIAL, id: 2, strengthMg: 100, unitsPerPack: 28 }];
const FACTS_OF_REPORT: ReportFacts = {
  ...FACTS,
  regimens: LIBRARY,
  presentations: new Map([[1, { strengthMg: 25 }]]),
  offers: new Map([...DRUGS.keys()].map((id) => [id, offered])),
};

/** Answers a body like the route does, without its database queries. */
async function answerTo(body: object) {
  const sent = sentStepsSchema.parse(body);
  const content = contentOfForms({ ...NOTHING_WRITTEN, ...toSteps(sent, NOTHING_WRITTEN) });
  const report = congruenceReport(content, FACTS_OF_REPORT, DEFAULT_RULE_BOOK);
  return toReport(report, { language: 'es', tumourType: sent.type, justifications: [], drugs: [] });
}

const some = <Value>(...values: readonly Value[]) => fc.constantFrom(null, ...values);
/** Figures: whole, fractional, zero, negative, huge, and nearly whole. */
const figure = fc.oneof(
  fc.constantFrom(null, 0, 1, 2, 3, 6, 60, 75, 170, 400),
  fc.constantFrom(1.5, 0.3, -0.5, -3, 2.000000001, 1e9, 1e-9, 999.5, Number.MAX_SAFE_INTEGER),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const date = some('2026-12-07', '2026-11-25', '2028-02-29');
const drug = fc.constantFrom(...DRUGS.keys());

const body = fc.record(
  {
    type: some(...OPTIONS.tumourType),
    t: some(...OPTIONS.t),
    m: some(...OPTIONS.m),
    estadio: some(...OPTIONS.stage),
    ecog: some(0, 1, 4),
    exposiciones: fc.array(fc.record({ drugId: drug, dosisTotal: figure, unidad: some(...LIFETIME_UNITS) }), {
      maxLength: 2,
    }),
    talla: figure,
    peso: figure,
    quimioterapicoCiclo: figure,
    quimioterapicoNumeroCiclos: figure,
    quimioterapicoNumeroSesionesCiclo: figure,
    quimioterapicoFrecuenciaSesiones: figure,
    quimioterapicoIntervaloCiclos: figure,
    quimioterapicoFechaPrimeraSesion: date,
    quimioterapicoFarmacos: fc.array(
      fc.record({
        drugId: drug,
        dosificacion: figure,
        tipoDosificacion: some(...OPTIONS.doseType),
        formaAdministracion: some(...OPTIONS.administration),
        administrarEnSesiones: fc.array(fc.integer({ min: -1, max: 4 }), { maxLength: 3 }),
        presentationId: some(1, 2),
      }),
      { maxLength: 4 },
    ),
    quimioterapicoCreatinina: figure,
    quimioterapicoCreatininaUnidad: some(...CREATININE_UNITS),
    quimioterapicoCreatininaFecha: date,
    quimioterapicoEsquema: fc.option(
      fc.record(
        {
          slug: fc.constantFrom(...LIBRARY.slice(0, 40).map(({ slug }) => slug)),
          version: fc.constant(1),
          firstCycle: fc.integer({ min: -2, max: 5 }),
        },
        { requiredKeys: ['slug', 'version'] },
      ),
    ),
    tratamientosRadioterapicos: fc.array(
      fc.record({
        intencion: some(...OPTIONS.intention),
        codigo: fc.constant([]),
        descripcionDetallada: fc.constant(null),
        dosisTotal: figure,
        fraccionamientoDia: figure,
        volumenTejido: figure,
        fechaInicio: date,
        numeroSesiones: figure,
        complejidad: fc.constant(null),
      }),
      { maxLength: 2 },
    ),
  },
  { requiredKeys: ['quimioterapicoFarmacos'] },
);

it('an answer matches the documented schema for any figures of a draft', async () => {
  await fc.assert(
    fc.asyncProperty(body, async (sent) => {
      expect(reportAnswer.safeParse(await answerTo(sent)).error?.issues ?? []).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

const LINE = {
  drugId: 6,
  dosificacion: 60,
  tipoDosificacion: 'MGM2',
  formaAdministracion: 'INTRAVENOUS',
  administrarEnSesiones: [1],
  presentationId: null,
};
it('a line says what was checked of it, and what was not', async () => {
  const { lines } = await answerTo({ talla: 170, peso: 70, quimioterapicoFarmacos: [{ ...LINE, drugId: 30 }] });
  expect(lines[0]?.checks?.map(({ check, state }) => [check, state])).toEqual([
    ['labelDose', 'notChecked'],
    ['regimen', 'notApplicable'],
    ['route', 'checked'],
    ['renal', 'notChecked'],
    ['lifetime', 'notApplicable'],
    ['indication', 'notApplicable'],
  ]);
  expect(lines[0]?.checks?.[0]).toMatchObject({
    reason: 'noReference',
    text: 'Dosis no comprobada: no hay dato de referencia',
  });
});

it('a report that predates checks has none, and its findings no basis', async () => {
  const content = contentOfForms({
    ...NOTHING_WRITTEN,
    ...toSteps(sentStepsSchema.parse({ talla: 100, peso: 70, quimioterapicoFarmacos: [LINE] }), NOTHING_WRITTEN),
  });
  const report = congruenceReport(content, FACTS_OF_REPORT, DEFAULT_RULE_BOOK);
  const stored = {
    ...report,
    findings: report.findings.map((finding) => ({
      ...finding,
      sources: [{ citation: 'Calvert 1989', where: null }] as const,
    })),
    lines: report.lines.map(({ checks: _, ...line }) => line),
  };
  const answer = await toReport(stored, { language: 'es', tumourType: null, justifications: [], drugs: [] });
  expect(answer.lines.every(({ checks }) => checks === null)).toBe(true);
  expect(answer.findings.every(({ basis }) => basis === null)).toBe(true);
});

const cyclesOf = async (quimioterapicoCiclo: number, quimioterapicoNumeroCiclos: number) => {
  const cycles = { quimioterapicoCiclo, quimioterapicoNumeroCiclos };
  return (await answerTo({ talla: 170, peso: 70, ...cycles, quimioterapicoFarmacos: [LINE] })).lines[0]?.cycles;
};

it.each([1.5, 0.3, -0.5, -3, 2.000000001])('a current cycle of %d is not used in calculations', async (cycle) => {
  expect(await cyclesOf(cycle, 6)).toEqual({ first: 1, last: 6 });
});

it.each([1.5, -3])('%d is refused as a number of cycles', async (total) => {
  expect(await cyclesOf(1, total)).toBeNull();
});
