import type { VersionChange } from '@aval/domain/demand/content/changes/version-change';
import { describe, expect, test } from 'vitest';
import { hostileModel } from '../hostile-model.test-support';
import type { DocumentDecision, DocumentModel } from '../model';
import { sampleChemotherapy, sampleHistory, sampleModel } from '../sample-model.test-support';
import { renderDocumentHtml } from './document';

/** Returns the text of the body, without markup. */
async function read(model: DocumentModel): Promise<string> {
  const html = await renderDocumentHtml(model);
  const body = html.slice(html.indexOf('<body>'));
  return body
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('&#x27;', "'");
}

const DENIED: DocumentDecision = {
  outcome: 'denied',
  reason: 'USOFUERADEINDICACIONDENEGADO',
  decidedByName: 'Sergio Calatrava Molina',
  decidedByRole: 'REPRESENTATIVE',
  at: '2026-04-20T10:00:00Z',
  comment: 'Consulte las condiciones de la póliza.',
  complaintNotice: '<p>Puede reclamar en <strong>30 días</strong>.</p>',
};

describe('a printed version', () => {
  test('names the author, doctor and patient', async () => {
    const text = await read(sampleModel());
    expect(text).toContain('Médico/a Dra. Elena Ibarguren Solís');
    expect(text).toContain('Presentada por (asistente) Marta Cifuentes Rey');
    expect(text).toContain('Nombre Carmen Ortuño Velasco');
    expect(text).toContain('Nacimiento 03/11/1973');
  });

  test('wraps a double drug name in the calendar after its slash', async () => {
    const { content } = sampleModel();
    const drugs = Object.fromEntries(Object.keys(content.names.drugs).map((id) => [id, 'Trifluridina/tipiracil']));
    const html = await renderDocumentHtml(sampleModel({ content: { ...content, names: { ...content.names, drugs } } }));
    const calendar = html.slice(html.indexOf('class="calendar-name"'));
    expect(calendar).toMatch(/Trifluridina\/(<!-- -->)?<wbr\/?>(<!-- -->)?tipiracil/);
  });

  test('names no assistant when the doctor filed it', async () => {
    expect(await read(sampleModel({ assistantName: null }))).not.toContain('asistente)');
  });

  test('shows each computed dose with its formula', async () => {
    const text = await read(sampleModel());
    expect(text).toContain('√(61,50 × 164 ÷ 3600) = 1,67 m²');
    expect(text).toContain('Dosis calculada de B = 80 mg/m² × √(61,50 × 164 ÷ 3600) m² = 133,91 mg.');
    expect(text).toContain('AUC 5 según aclaramiento');
  });

  test('shows the block of the tumour type with the words of its options', async () => {
    expect(await read(sampleModel())).toContain('Carcinoma ductal infiltrante');
    const { content } = sampleModel();
    const protocol = { ...content.protocol, type: 'otros' as const, markers: { description: 'Sarcoma de Ewing' } };
    expect(await read(sampleModel({ content: { ...content, protocol } }))).toContain('Sarcoma de Ewing');
  });

  test('says when a part of the treatment is not requested', async () => {
    const { content } = sampleModel();
    const treatment = { chemotherapy: null, radiotherapy: null };
    const text = await read(sampleModel({ content: { ...content, treatment }, attachments: [] }));
    expect(text).toContain('No se solicita quimioterapia en esta versión.');
    expect(text).toContain('No se solicita radioterapia en esta versión.');
    expect(text).toContain('No hay ficheros adjuntos.');
  });

  test('reports the absence of earlier treatments only when no dose was declared either', async () => {
    const { content } = sampleModel();
    const [drugId] = Object.keys(content.names.drugs).map(Number);
    const without = { ...content, previousTreatments: [], exposures: [] };
    const none = 'No constan tratamientos oncológicos previos.';
    expect(await read(sampleModel({ content: without }))).toContain(none);
    const exposures = [{ drugId: drugId ?? 0, totalDose: 240, unit: 'mg/m2' as const }];
    const text = await read(sampleModel({ content: { ...without, exposures } }));
    expect(text).toContain('Dosis acumuladas previas');
    expect(text).not.toContain(none);
  });

  test('limits the calendar, however many cycles were typed', async () => {
    const { content } = sampleModel();
    const treatment = { chemotherapy: sampleChemotherapy(2, 1_000_000), radiotherapy: null };
    const text = await read(sampleModel({ content: { ...content, treatment } }));
    expect(text).toContain('Hay 2.999.880 sesiones más que no caben en este calendario.');
  });

  test('has the same content in both languages, except for words and number formats', async () => {
    const english = await read(sampleModel({ language: 'en' }));
    expect(english).toContain('Calculated dose of B = 80 mg/m² × √(61.50 × 164 ÷ 3600) m² = 133.91 mg.');
    expect(english).toContain('Filed by (assistant) Marta Cifuentes Rey');
    for (const spanish of ['Médico', 'Calendario de sesiones', 'Versión']) expect(english).not.toContain(spanish);
  });
});

test('a change since the decided version is printed with its old value', async () => {
  const dose = (figure: number) => ({ kind: 'dose', dose: figure, doseType: 'MGM2' }) as const;
  const change: VersionChange = {
    path: 'treatment.chemotherapy.drugs.1.dose',
    field: 'drug.dose',
    subject: { kind: 'drug', letter: 'B', name: 'Paclitaxel' },
    before: dose(80),
    after: dose(75),
  };
  const text = await read(sampleModel({ changes: { since: 1, list: [change] } }));
  expect(text).toContain('Cambios desde la versión 1');
  expect(text).toMatch(/B · Paclitaxel: Dosis +80 → 75 mg\/m²/);
  expect(await read(sampleModel({ changes: { since: 1, list: [] } }))).not.toContain('Cambios desde');
});

test('a denied validation is printed beside the status and in the history, and not called a denial', async () => {
  const [request] = sampleHistory(1);
  if (!request) throw new Error('no history');
  const decision = { action: 'DENY', fromRole: 'REPRESENTATIVE', toRole: 'MANAGER' } as const;
  const denied = { ...request, ...decision, statusBefore: 'pending_validation' } as const;
  const text = await read(sampleModel({ validationDenied: true, history: [request, { ...denied, sequence: 2 }] }));
  expect(text.match(/Validación: no válida/g)).toHaveLength(2);
  expect(text).not.toContain('Denegación');
});

test('a denied continuation shows beside the status the denied cycle and the authorized ones', async () => {
  const deniedCycle = { denied: 3, authorized: { first: 1, last: 2 } };
  const text = await read(sampleModel({ decision: DENIED, displayStatus: 'sended_denied', deniedCycle }));
  expect(text).toMatch(/Denegada +ciclo 3 denegado; ciclos 1 y 2 autorizados/);
});

test('a filing is named by its kind: request, answer, or continuation', async () => {
  const [request] = sampleHistory(1);
  if (!request) throw new Error('no history');
  const history = ([null, 'pending_missing_info', 'pending_continue'] as const).map((statusBefore, index) => ({
    ...request,
    statusBefore,
    sequence: index + 1,
    versionNumber: index + 1,
  }));
  const versions = (['REQUEST', 'RESUBMIT', 'CONTINUE'] as const).map((reason, index) => ({
    number: index + 1,
    createdAt: request.at,
    reason,
    changeDatesReason: null,
  }));
  const text = await read(
    sampleModel({ history, versions, version: { number: 3, createdAt: request.at, changeDatesReason: null } }),
  );
  expect(text).toContain('solicitada el 08/04/2026 · Continuación del tratamiento · versión del');
  for (const [reason, times] of [
    ['Primer envío', 2],
    ['Respuesta a petición de información', 2],
  ] as const)
    expect(text.split(reason)).toHaveLength(times + 1);
  expect(text.split('Continuación del tratamiento')).toHaveLength(4);
  expect(text).not.toContain('Envío de la demanda');
});

test('a decision returned to the manager is not called a request for information', async () => {
  const [request] = sampleHistory(1);
  if (!request) throw new Error('no history');
  const back = { ...request, action: 'REQUEST_MISSING_INFO', fromRole: 'REPRESENTATIVE', toRole: 'MANAGER' } as const;
  const text = await read(sampleModel({ history: [request, { ...back, sequence: 2 }] }));
  expect(text).toContain('Devolución a los gestores');
  expect(text).not.toContain('Petición de información');
});

test('an increase of cycles states the new total', async () => {
  const [request] = sampleHistory(1);
  if (!request) throw new Error('no history');
  const increase = { ...request, action: 'INCREASE_CYCLES', toRole: null, sequence: 2, totalCycles: 8 } as const;
  expect(await read(sampleModel({ history: [request, increase] }))).toContain('8 ciclos en total');
});

describe('a printed decision', () => {
  const edition = { number: 2, kind: 'decision', madeAt: '2026-04-20T10:00:00Z', annulment: null } as const;

  test('a printed decision of a denial states the reason, the author and how to complain', async () => {
    const text = await read(sampleModel({ edition, decision: DENIED, displayStatus: 'sended_denied' }));
    expect(text).toContain('Motivo Uso fuera de indicación, denegado');
    expect(text).toContain('Decidida por Sergio Calatrava Molina (Tramitador/a)');
    expect(text).toContain('Cómo reclamar Puede reclamar en 30 días');
  });

  test('a printed decision of an authorization has no complaint notice', async () => {
    const decision = { ...DENIED, outcome: 'authorized', reason: 'AUTORIZADO' } as const;
    const text = await read(sampleModel({ edition, decision }));
    expect(text).toContain('Motivo Autorizado');
    expect(text).not.toContain('Cómo reclamar');
  });

  test('a printed decision that was undone is marked as annulled', async () => {
    const at = '2026-04-21T10:00:00Z';
    const annulment = { at, byName: 'Nuria Belmonte Arce', byRole: 'MANAGER', reason: 'Se decidió por error' } as const;
    const annulled = { number: 3, kind: 'annulled', madeAt: at, annulment } as const;
    const decision = { ...DENIED, outcome: 'authorized', reason: 'AUTORIZADO' } as const;
    const text = await read(sampleModel({ edition: annulled, decision, displayStatus: 'pending_company_accept' }));
    expect(text).toContain('Decisión anulada el 21/04/2026 12:00:00');
    expect(text).toMatch(/La anuló +Nuria Belmonte Arce \(Gestor\/a\) *\. Motivo: +Se decidió por error/);
    expect(text).toContain('Resolución Autorización anulada');
    expect(text).not.toContain('Autorizada');
    expect(text.match(/ANULADA/g)).toHaveLength(1);
  });
});

test('typed text never becomes markup or style', async () => {
  const html = await renderDocumentHtml(hostileModel());
  expect(html).not.toMatch(/<(script|img|link|iframe|object|embed)\b/i);
  expect(html.match(/<meta\b/g)).toHaveLength(2);
  expect(html.match(/<style\b/g)).toHaveLength(1);
  const style = html.slice(html.indexOf('<style>'), html.indexOf('</style>'));
  expect(style).not.toMatch(/@import|url\((?!["']?data:)/);
});

test('a document embeds its fonts and requests nothing', async () => {
  const html = await renderDocumentHtml(sampleModel());
  expect(html).toContain('<html lang="es">');
  expect(html).toContain("font-family:'Inter'");
  expect(html.match(/(?:src|href)=/g)).toBeNull();
});
