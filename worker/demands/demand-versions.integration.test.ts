import { randomUUID } from 'node:crypto';
import { changeDates } from '@aval/application/demands/change-dates';
import { getDemand } from '@aval/application/demands/detail/get-demand';
import { rollBackDemand } from '@aval/application/demands/roll-back-demand';
import { getDocument } from '@aval/application/documents/get-document';
import { addDays, civilDateOf } from '@aval/domain/calendar/civil-date';
import { createTestEngine, type TestEngine } from '@aval/ops/test/engine';
import { actAs, authorize, inCycle, newPendingDemand, PEOPLE, writeWorkingCopy } from '@aval/ops/test/scenario';
import { afterAll, beforeAll, expect, it } from 'vitest';

let engine: TestEngine;
const TODAY = civilDateOf(new Date());

beforeAll(async () => {
  engine = await createTestEngine();
  await engine.startWorker();
});

afterAll(() => engine.close());

it('shows the start of the treatment as each version has it, and counts the days of the current one alone', async () => {
  const demandId = await newPendingDemand(engine);
  await authorize(engine, demandId);
  const later = addDays(TODAY, 40);
  await writeWorkingCopy(engine, demandId, 'change_dates', (content) => inCycle(content, 1, later));
  await actAs(engine, changeDates, PEOPLE.doctor, demandId, { changeDatesReason: 'La paciente viaja' });
  const manager = await engine.actor(PEOPLE.manager);
  const look = async (versionNumber?: number) => {
    const found = await getDemand(engine.services, manager, {
      demandId,
      ...(versionNumber === undefined ? {} : { versionNumber }),
    });
    return found?.status === 'visible' ? found.demand : null;
  };
  const [first, current] = [await look(1), await look()];
  expect(first?.treatmentStart).toBe(first?.version?.content.treatment.chemotherapy?.firstSessionDate);
  expect(first?.treatmentStart).not.toBe(later);
  expect(first?.daysToStart).toBeNull();
  expect(current).toMatchObject({ version: { number: 2 }, treatmentStart: later, daysToStart: expect.any(Number) });
  expect(await look(2)).toEqual(current);
});

it('hands out the edition that stands after a final authorization was undone', async () => {
  const demandId = await newPendingDemand(engine);
  await authorize(engine, demandId);
  const made = await makeEditions(demandId);
  const manager = await engine.actor(PEOPLE.manager);
  const takeDocument = async (editionId?: number) => {
    const document = await getDocument(engine.services, manager, {
      demandId,
      versionNumber: 1,
      ...(editionId === undefined ? {} : { editionId }),
    });
    if (document?.status === 'ready') document.content.destroy();
    return document?.status === 'ready' ? document.sha256 : document;
  };
  expect(await takeDocument()).toBe(made.decision?.sha256);
  await actAs(engine, rollBackDemand, PEOPLE.manager, demandId, {});
  expect(await takeDocument()).toBe(made.submission?.sha256);
  expect(await takeDocument(made.decision?.id)).toBe(made.decision?.sha256);
});

/** As the documents worker would have made them, with a file that says which one it is. */
async function makeEditions(demandId: string) {
  const made: Record<string, { id: number; sha256: string }> = {};
  for (const { id, edition, companyId } of await engine.owner.pdfEdition.findMany({ where: { demandId } })) {
    const file = await engine.services.files.put(Buffer.from(`%PDF-1.4 ${edition} ${demandId}`));
    const { key: storageKey, sha256, size } = file;
    const media = await engine.owner.media.create({
      data: {
        id: randomUUID(),
        companyId,
        storageKey,
        sha256,
        size,
        mediaType: 'application/pdf',
        originalFilename: 'made.pdf',
      },
    });
    await engine.owner.pdfEdition.update({ where: { id }, data: { status: 'ready', mediaId: media.id } });
    made[edition] = { id, sha256 };
  }
  return made;
}
