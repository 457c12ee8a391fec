import { rollBackDemand } from '@aval/application/demands/deciding/roll-back-demand';
import { getDocument } from '@aval/application/documents/get-document';
import { createLogger } from '@aval/platform/logger';
import { actAs, authorize, decide, newPendingDemand, PEOPLE } from '@aval/testing/scenes/scenario';
import { engineForFile } from '@aval/testing/stack/for-file';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createEffectOutcomeActivities } from '../effects/effect-outcome-activities';
import { createDocumentActivities } from './activities';
import { createDocumentRenderer, type DocumentRenderer } from './browser/browser';
import { readPdf } from './read-pdf.test-support';

// Generous, since five documents are printed on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const REASON = 'La póliza no estaba en vigor';
const logger = createLogger('test', { LOG_LEVEL: 'silent' });
const engine = await engineForFile();
let renderer: DocumentRenderer;

beforeAll(async () => {
  renderer = createDocumentRenderer({ logger });
  await engine.startWorker();
});

afterAll(async () => {
  await renderer.close();
});

/** Prints the pending PDF renditions and returns all renditions of the demand, oldest first. */
async function printRenditions(demandId: string) {
  const { database, files } = engine.services;
  const { renderDocument } = createDocumentActivities({ database, files, logger, renderer });
  const { recordEffectOutcome } = createEffectOutcomeActivities(database);
  const pending = await engine.owner.pdfEdition.findMany({ where: { demandId, status: 'pending' } });
  for (const { effectId, companyId } of pending) {
    const effect = { effectId, companyId, kind: 'document' } as const;
    const { mediaId } = await renderDocument(effect);
    await recordEffectOutcome(effect, { status: 'done', mediaId });
  }
  return engine.owner.pdfEdition.findMany({ where: { demandId }, orderBy: { id: 'asc' }, include: { media: true } });
}

async function download(email: string, demandId: string, renditionId?: number) {
  const which = renditionId === undefined ? {} : { renditionId };
  const document = await getDocument(engine.services, await engine.actor(email), {
    demandId,
    versionNumber: 1,
    ...which,
  });
  if (document?.status !== 'ready') throw new Error(`not ready: ${document?.status}`);
  return { sha256: document.sha256, text: (await readPdf(Buffer.concat(await document.content.toArray()))).text };
}

test('an undone authorization is served as annulled, its first bytes stay archived, and the next decision is valid again', async () => {
  const demandId = await newPendingDemand(engine);
  await authorize(engine, demandId);
  await printRenditions(demandId);
  const handedOut = await download(PEOPLE.doctor, demandId);
  expect(handedOut.text).toContain('Autorizada');

  await actAs(engine, rollBackDemand, PEOPLE.manager, demandId, { reason: REASON });
  const renditions = await printRenditions(demandId);
  expect(renditions.map(({ edition, annulledAt }) => [edition, annulledAt !== null])).toEqual([
    ['submission', false],
    ['decision', true],
    ['annulled', false],
  ]);
  const decision = renditions[1];
  for (const renditionId of [undefined, decision?.id]) {
    const { text } = await download(PEOPLE.doctor, demandId, renditionId);
    expect(text).toContain('ANULADA');
    expect(text).toContain(REASON);
    expect(text).toContain('Autorización anulada');
    expect(text).not.toContain('Autorizada');
  }
  expect((await download(PEOPLE.manager, demandId, decision?.id)).sha256).toBe(handedOut.sha256);

  await decide(engine, PEOPLE.representative, demandId, { decision: 'authorize', finalReason: 'AUTORIZADO' });
  await printRenditions(demandId);
  const again = await download(PEOPLE.doctor, demandId);
  expect(again.text).toContain('Autorizada');
  expect(again.text).not.toContain('ANULADA');
  expect(again.sha256).not.toBe(handedOut.sha256);
});

test('an authorization that an API client undid without a reason is annulled and says so', async () => {
  const demandId = await newPendingDemand(engine);
  await authorize(engine, demandId);
  await actAs(engine, rollBackDemand, PEOPLE.manager, demandId, {});
  await printRenditions(demandId);
  const { text } = await download(PEOPLE.doctor, demandId);
  expect(text).toContain('Motivo: sin motivo');
  expect(text).toContain('Sin motivo');
});
