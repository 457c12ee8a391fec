import { commentOnDemand } from '@aval/application/demands/deciding/comment-on-demand';
import { saveAdministrative } from '@aval/application/demands/filing/save-administrative';
import { createLogger } from '@aval/platform/logger';
import { decide, newPendingDemand, PEOPLE } from '@aval/testing/scenes/scenario';
import { perform, writeCorrection } from '@aval/testing/scenes/wizard-scenario';
import { engineForFile } from '@aval/testing/stack/for-file';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDocumentActivities } from './activities';
import { createDocumentRenderer, type DocumentRenderer } from './browser/browser';
import { readPdf } from './read-pdf.test-support';

// Generous, since two documents are printed on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000 });

/** Unique words, grouped by the kind of text they are written in. */
const PRIVATE = ['ambarprivado', 'jaspeprivado', 'onixprivado'];
const AMONG_INSURERS = ['granateinterno', 'cuarzointerno', 'topaciovalora'];
const BEFORE_IT_IS_SENT = ['zafiropregunta', 'perladecide'];
const TO_THE_DOCTOR = 'esmeraldamedico';
const OF_THE_DOCTOR = 'rubimedico';

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

/** Prints the newest PDF rendition and returns its text. */
async function printNewest(demandId: string): Promise<string> {
  const { database, files } = engine.services;
  const { renderDocument } = createDocumentActivities({ database, files, logger, renderer });
  const { effectId, companyId } = await engine.owner.pdfEdition.findFirstOrThrow({
    where: { demandId },
    orderBy: { id: 'desc' },
  });
  const { mediaId } = await renderDocument({ effectId, companyId, kind: 'document' });
  const { storageKey } = await engine.owner.media.findUniqueOrThrow({ where: { id: mediaId } });
  return (await readPdf(await files.getBytes(storageKey))).text;
}

test('the document contains no word that the doctor side may not read, and mentions a valuation without its content', async () => {
  const [toConsultant, ofConsultant, ofManager] = PRIVATE as [string, string, string];
  const [toManagers, toInsurer, valuation] = AMONG_INSURERS as [string, string, string];
  const [question, decision] = BEFORE_IT_IS_SENT as [string, string];
  const consultant = await engine.owner.userAccount.findUniqueOrThrow({ where: { email: PEOPLE.consultant } });
  const done = { status: 'done' };
  const demandId = await newPendingDemand(engine);
  const write = (target: string, comment: string) =>
    perform(engine, commentOnDemand, PEOPLE.manager, demandId, { target, comment });
  expect(
    await decide(engine, PEOPLE.manager, demandId, {
      decision: 'evaluate',
      toUserId: String(consultant.id),
      comment: question,
      privateComment: toConsultant,
    }),
  ).toMatchObject(done);
  expect(
    await decide(engine, PEOPLE.consultant, demandId, {
      decision: 'propose_denial',
      comment: valuation,
      privateComment: ofConsultant,
    }),
  ).toMatchObject(done);
  expect(await write('managers', toManagers)).toMatchObject(done);
  expect(await write('insurer', toInsurer)).toMatchObject(done);
  expect(await write('doctor', TO_THE_DOCTOR)).toMatchObject(done);
  const said = { target: 'managers', comment: OF_THE_DOCTOR };
  expect(await perform(engine, commentOnDemand, PEOPLE.doctor, demandId, said)).toMatchObject(done);
  await writeCorrection(engine, demandId);
  expect(await perform(engine, saveAdministrative, PEOPLE.manager, demandId, {})).toMatchObject(done);

  const before = await printNewest(demandId);
  expect(before).toContain(TO_THE_DOCTOR);
  expect(before).toContain(OF_THE_DOCTOR);
  expect(before).toContain('Valoración');
  for (const word of [...PRIVATE, ...AMONG_INSURERS, ...BEFORE_IT_IS_SENT, consultant.name, 'Propuesta de']) {
    expect(before).not.toContain(word);
  }

  const authorize = { decision: 'authorize', contradictionConfirmed: 'on' } as const;
  expect(
    await decide(engine, PEOPLE.manager, demandId, {
      ...authorize,
      decisionReason: 'AUTORIZADO',
      comment: decision,
      privateComment: ofManager,
    }),
  ).toMatchObject(done);
  expect(
    await decide(engine, PEOPLE.representative, demandId, { ...authorize, finalReason: 'AUTORIZADO' }),
  ).toMatchObject(done);

  const after = await printNewest(demandId);
  for (const word of [TO_THE_DOCTOR, OF_THE_DOCTOR, 'Valoración', ...BEFORE_IT_IS_SENT]) expect(after).toContain(word);
  for (const word of [...PRIVATE, ...AMONG_INSURERS, consultant.name, 'Propuesta de']) {
    expect(after).not.toContain(word);
  }
});
