import { NO_FACTS } from '@aval/domain/congruence/analysed.test-support';
import type { Finding } from '@aval/domain/congruence/findings/finding';
import { nameValue } from '@aval/domain/congruence/findings/values';
import type { LifetimeReport } from '@aval/domain/congruence/report/lifetime-report';
import { type CongruenceReport, congruenceReport } from '@aval/domain/congruence/report/report';
import { DEFAULT_RULE_BOOK } from '@aval/domain/congruence/rule-book';
import type { RegimenLine } from '@aval/domain/reference/regimen';
import { expect, test } from 'vitest';
import { sampleModel } from '../sample-model.test-support';
import { renderDocumentHtml } from './document';

const FOUND: Finding = {
  rule: 'STG-01',
  ruleVersion: 1,
  variant: 'differs',
  severity: 'serious',
  fields: ['protocol.stage'],
  values: {
    t: nameValue('T2'),
    n: nameValue('N1'),
    m: nameValue('M0'),
    compatible: nameValue('IIB'),
    stage: nameValue('IIIA'),
    editions: nameValue('AJCC 8'),
  },
  sources: [{ citation: 'AJCC Cancer Staging Manual', where: null }],
};

async function read(answers: readonly string[], found: Partial<CongruenceReport> = {}): Promise<string> {
  const { content, patient } = sampleModel();
  const drugs = new Map(
    Object.entries(content.names.drugs).map(([id, name]) => [
      Number(id),
      { name, activePrinciple: name, atcCode: null },
    ]),
  );
  const facts = { ...NO_FACTS, on: '2026-04-13', patient, drugs, offers: new Map() } as const;
  const report = { ...congruenceReport(content, facts, DEFAULT_RULE_BOOK), findings: [FOUND], ...found };
  const justifications = answers.map((text) => ({
    rule: 'STG-01',
    field: 'protocol.stage',
    drugId: null,
    text,
    writtenBy: 'Ana Ruiz',
    writtenAt: '2026-04-13T08:00:00.000Z',
  }));
  const html = await renderDocumentHtml(sampleModel({ congruence: { report, justifications, drugs: [] } }));
  return html
    .slice(html.indexOf('<body>'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

test('findings are printed with source, remedy, answer and dose figures', async () => {
  const text = await read(['Estadio de la fecha de la cirugía.']);
  expect(text).toContain('Grave. T2 N1 M0 corresponde a IIB; se indica IIIA (AJCC 8).');
  expect(text).toContain('Fuente: AJCC Cancer Staging Manual');
  expect(text).toContain('Cómo resolverlo: Corregir el estadio');
  expect(text).toMatch(/Justificación: Estadio de la fecha de la cirugía\. +Ana Ruiz , 13\/04\/2026 10:00/);
  expect(text).toContain('133,91 mg');
  expect(text).not.toContain('Viales');
});

test('a source that ends in an abbreviation has a single full stop', async () => {
  const abbreviated: Finding = { ...FOUND, sources: [{ citation: 'Ficha técnica de EE. UU.', where: null }] };
  expect(await read([], { findings: [abbreviated] })).toMatch(/EE\. UU\. +Cómo resolverlo/);
});

test('a serious finding without an answer says so', async () => {
  expect(await read([])).toContain('Sin justificación');
});

test('an answer to a warning is printed; a warning without one has no note', async () => {
  const warning: Finding = { ...FOUND, severity: 'warning' };
  expect(await read(['Redondeo al vial.'], { findings: [warning] })).toContain('Justificación: Redondeo al vial.');
  expect(await read([], { findings: [warning] })).not.toContain('Sin justificación');
});

test('a report without findings does not mention findings to other readers', async () => {
  const text = await read([], { findings: [] });
  expect(text).toContain('encontró nada que señalar. Es orientativo.');
  expect(text).not.toContain('mismos hallazgos');
});

test('a drug unknown to the rules is named below the findings, except in reports that predate the flag', async () => {
  const { content } = sampleModel();
  const { lines } = congruenceReport(content, { ...NO_FACTS, offers: new Map() }, DEFAULT_RULE_BOOK);
  expect(await read([], { findings: [], lines })).toContain('Las reglas no conocen');
  const named = lines.slice(0, 1).map((line) => ({ ...line, drugName: 'Doxorubicina Uno' }));
  expect(await read([], { findings: [], lines: named })).toContain(
    'Las reglas no conocen el fármaco de la línea A (Doxorubicina Uno)',
  );
  const before = lines.map(({ isUnknownDrug: _, ...line }) => line);
  expect(await read([], { findings: [], lines: before })).not.toContain('Las reglas no conocen');
});

test('what was checked of each line is printed, and what was not comes first', async () => {
  const text = await read([], { findings: [] });
  expect(text).toContain('Qué se ha comprobado');
  expect(text).toMatch(/A [^:]+: +(?:\S.* no comprobada: .*; )?.*Vía comprobada/);
  const checks = [
    { check: 'route', state: 'checked', reason: null },
    { check: 'labelDose', state: 'notChecked', reason: 'noReference' },
  ] as const;
  const { content } = sampleModel();
  const { lines } = congruenceReport(content, { ...NO_FACTS, offers: new Map() }, DEFAULT_RULE_BOOK);
  const told = lines.slice(0, 1).map((line) => ({ ...line, drugName: 'Ondansetrón', checks }));
  expect(await read([], { lines: told, radiotherapy: [] })).toMatch(
    /A Ondansetrón *: +Dosis no comprobada: no hay dato de referencia; Vía comprobada\./,
  );
});

test('a report that predates checks says that they are not recorded', async () => {
  const { content } = sampleModel();
  const { lines } = congruenceReport(content, { ...NO_FACTS, offers: new Map() }, DEFAULT_RULE_BOOK);
  const before = lines.map(({ checks: _, ...line }) => line);
  expect(await read([], { lines: before })).toContain('no consta qué se comprobó');
});

test('a source says whether it was compared with a text', async () => {
  const sources: Finding['sources'] = [
    { citation: 'Kintzel 1995', where: 'resumen', checked: 'text' },
    { citation: 'Calvert 1989', where: null, checked: 'knowledge' },
  ];
  expect(await read([], { findings: [{ ...FOUND, sources }] })).toContain(
    'Kintzel 1995 (comparado con el texto); Calvert 1989 (según conocimiento experto, sin cotejar).',
  );
});

test('a rule that could not be checked is mentioned, so that the absence of findings is not misread', async () => {
  expect(await read([], { findings: [], failed: ['DOS-01'] })).toContain('Una regla no se pudo comprobar (DOS-01).');
  expect(await read([])).not.toContain('no se pudo comprobar');
});

test('a sum over several drugs starts with a capital, like a single drug', async () => {
  const ledger = { total: 300, unit: 'mg/m2', rows: [], uncounted: [] } as unknown as LifetimeReport['ledger'];
  const lifetime: LifetimeReport[] = [{ drugName: null, sum: 'anthracyclines', ledger, limits: [] }];
  expect(await read([], { lifetime })).toContain('Antraciclinas, en doxorubicina: ');
});

test('a lifetime dose is printed with the limits that apply', async () => {
  const ledger = { total: 320, unit: 'mg/m2', rows: [], uncounted: [] } as unknown as LifetimeReport['ledger'];
  const of = (...applied: number[]) => {
    const limits = applied.map((limit) => ({
      limit: { limit },
      appliedLimit: limit,
      exceededAt: null,
    })) as unknown as LifetimeReport['limits'];
    return read([], { lifetime: [{ drugName: 'Doxorubicina', ledger, limits }] });
  };
  expect(await of(550)).toContain('Doxorubicina: 320 mg/m² con esta demanda; límite 550 mg/m².');
  expect(await of(500, 400)).toContain('320 mg/m² con esta demanda; límites 400 mg/m², 500 mg/m².');
});

test('a lifetime dose lists its summands, and the cycle in which it exceeds its limit', async () => {
  const rows = [
    { from: 'declared', cycle: null, counted: 200 },
    { from: 'authorized', cycle: 1, counted: 60 },
    { from: 'authorized', cycle: 2, counted: 60 },
    { from: 'request', cycle: 3, counted: 100 },
  ];
  const ledger = { total: 420, unit: 'mg/m2', rows, uncounted: [] } as unknown as LifetimeReport['ledger'];
  const limits = [
    { limit: { limit: 550 }, appliedLimit: 400, exceededAt: rows[3] },
  ] as unknown as LifetimeReport['limits'];
  const text = await read([], { lifetime: [{ drugName: 'Doxorubicina', ledger, limits }] });
  expect(text).toContain('límite 400 mg/m². El límite se supera en el ciclo 3.');
  expect(text).toContain('El límite suele ser de 550 mg/m²');
  expect(text).toContain(
    '200 mg/m² (declarada por el médico) + 120 mg/m² (autorizada antes) + 100 mg/m² (esta demanda) = 420 mg/m².',
  );
});

test('a lifetime dose names its alert threshold, beside a limit only once it is reached', async () => {
  const ledger = { total: 1572, unit: 'mg/m2', rows: [], uncounted: [] } as unknown as LifetimeReport['ledger'];
  const of = (alertAt: number | null, isReached: boolean, limited: number | null = null) => {
    const limit = {
      limit: { limit: limited, alertAt },
      appliedLimit: limited,
      exceededAt: null,
      alertAt: isReached ? {} : null,
    };
    return read([], {
      lifetime: [{ drugName: null, sum: 'anthracyclines_with_liposomal', ledger, limits: [limit] }],
    } as unknown as Partial<CongruenceReport>);
  };
  expect(await of(450, true)).toMatch(/demanda\. Sin límite publicado; se alcanza la alerta de 450\smg\/m²\./);
  expect(await of(2000, false)).toMatch(/Sin límite publicado; alerta en 2\.000\smg\/m²\./);
  expect(await of(null, false)).toContain('Sin límite publicado.');
  expect(await of(450, true, 2000)).toMatch(/Por debajo del límite; se alcanza la alerta de 450\smg\/m²\./);
  expect(await of(1600, false, 2000)).toContain('Por debajo del límite.');
});

test('a lifetime dose shows doses declared in another unit, and those that could not be added', async () => {
  const ledger = {
    total: 179.23,
    unit: 'mg/m2',
    rows: [{ from: 'declared', principle: 'epirubicina', amount: 179.23, declaredAs: { amount: 300, unit: 'mg' } }],
    uncounted: [{ from: 'declared', exposure: { principle: 'epirubicina', amount: 5, unit: 'IU' } }],
  } as unknown as LifetimeReport['ledger'];
  const text = await read([], { lifetime: [{ drugName: 'Epirubicina', ledger, limits: [] }] });
  expect(text).toMatch(/Epirubicina: 300\smg declarados son 179,2\d?\smg\/m² con la superficie corporal/);
  expect(text).toMatch(/No se puede sumar Epirubicina 5\sUI \(declarada\): el total es un mínimo\./);
});

test('intakes not assigned to sessions are printed in place of the session dose', async () => {
  const dose = (doseMg: number) => ({ computable: true, doseMg, steps: [] });
  const line = {
    index: 0,
    drugName: 'Venetoclax',
    administrationsPerSession: null,
    administrationsPerCycle: 26,
    rounding: null,
    supply: null,
    deviation: null,
    isBesideRegimen: false,
    doses: {
      administration: dose(400),
      cycle: dose(10_400),
      course: dose(10_400),
      session: { computable: false, gaps: [{ input: 'administrations', because: 'uneven' }] },
    },
  } as unknown as CongruenceReport['lines'][number];
  const text = await read([], { lines: [line] });
  expect(text).toMatch(/26 tomas de 400,00\smg en el ciclo +10\.400,00\smg/);
});

test('the dose of a session is printed with its intakes', async () => {
  const dose = (doseMg: number) => ({ computable: true, doseMg, steps: [] });
  const line = {
    index: 0,
    drugName: 'Capecitabina',
    administrationsPerSession: 28,
    administrationsPerCycle: null,
    rounding: null,
    supply: null,
    deviation: null,
    isBesideRegimen: false,
    doses: { administration: dose(1711.075), session: dose(47_910.1), cycle: dose(47_910.1), course: dose(47_910.1) },
  } as unknown as CongruenceReport['lines'][number];
  expect(await read([], { lines: [line] })).toMatch(/47\.910,10\smg +28 tomas de 1\.711,08\smg +47\.910,10\smg/);
});

test('the largest deviation from the regimen is printed first', async () => {
  const { content } = sampleModel();
  const { lines } = congruenceReport(content, { ...NO_FACTS, offers: new Map() }, DEFAULT_RULE_BOOK);
  const line = lines[0] as CongruenceReport['lines'][number];
  const expected = {} as RegimenLine;
  const regimen = { name: 'AC', version: 1 };
  const of = (drugName: string, index: number, percent: number | null) => ({
    ...line,
    index,
    drugName,
    isBesideRegimen: percent === null,
    deviation: percent === null ? null : { expected, percent },
  });
  const text = await read([], { regimen, lines: [of('Uno', 0, 0), of('Dos', 1, null), of('Tres', 2, 1900)] });
  expect(text).toMatch(/Tres .*\+1\.900\s%.* Dos .*fuera del esquema.* Uno .*= igual/);
});

test('a version filed before the analysis existed has no congruence section', async () => {
  expect(await renderDocumentHtml(sampleModel())).not.toContain('Congruencia');
});

test('a line without a dose in the chosen regimen says so', async () => {
  const { content } = sampleModel();
  const { lines } = congruenceReport(content, { ...NO_FACTS, offers: new Map() }, DEFAULT_RULE_BOOK);
  const expected: RegimenLine = {
    drugSlug: 'doxorubicina',
    dose: null,
    doseType: 'MGM2',
    administration: 'INTRAVENOUS',
    cap: null,
    days: [1],
    timesPerDay: 1,
    fromCycle: 1,
    toCycle: null,
  };
  const undosed = lines.map((line) => ({ ...line, deviation: { expected, percent: null } }));
  expect(await read([], { lines: undosed })).toContain('el esquema no indica la dosis');
});
