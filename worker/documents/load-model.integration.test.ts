import { increaseCycles } from '@aval/application/demands/deciding/increase-cycles';
import { rollBackDemand } from '@aval/application/demands/deciding/roll-back-demand';
import { continueDemand } from '@aval/application/demands/filing/continue-demand';
import { saveAdministrative } from '@aval/application/demands/filing/save-administrative';
import { addDays, civilDateOf } from '@aval/domain/calendar/civil-date';
import { actAs, decide, inCycle, newPendingDemand, PEOPLE, writeWorkingCopy } from '@aval/testing/scenes/scenario';
import { newAcceptedDemand, perform, writeCorrection } from '@aval/testing/scenes/wizard-scenario';
import { engineForFile } from '@aval/testing/stack/for-file';
import { expect, test } from 'vitest';
import { loadDocumentModel } from './load-model';

const engine = await engineForFile();
await engine.startWorker();

/** Loads the model of each PDF rendition of a demand, oldest first. */
async function modelsOf(demandId: string) {
  const renditions = await engine.owner.pdfEdition.findMany({ where: { demandId }, orderBy: { id: 'asc' } });
  return Promise.all(
    renditions.map(({ effectId, companyId }) =>
      loadDocumentModel(engine.services, { effectId, companyId, kind: 'document' }),
    ),
  );
}

test('the newest rendition shows a denied validation until the manager has decided, or the denial is undone', async () => {
  const company = { where: { id: 2 }, select: { validationStep: true } };
  await engine.owner.company.update({ ...company, data: { validationStep: true } });
  const demandId = await newPendingDemand(engine);
  await engine.owner.company.update({ ...company, data: { validationStep: false } });
  await decide(engine, PEOPLE.representative, demandId, { decision: 'deny' });
  await actAs(engine, rollBackDemand, PEOPLE.manager, demandId, { reason: 'Se decidió por error' });
  await decide(engine, PEOPLE.representative, demandId, { decision: 'deny' });
  await writeCorrection(engine, demandId);
  expect(await perform(engine, saveAdministrative, PEOPLE.manager, demandId, {})).toMatchObject({ status: 'done' });
  await decide(engine, PEOPLE.manager, demandId, { decision: 'authorize', decisionReason: 'AUTORIZADO' });
  await decide(engine, PEOPLE.representative, demandId, { decision: 'authorize', finalReason: 'AUTORIZADO' });

  const models = await modelsOf(demandId);
  const told = models.map(({ displayStatus, validationDenied }) => [displayStatus, validationDenied]);
  expect(told).toEqual([
    ['pending_validation', false],
    ['pending_analysis', true],
    ['pending_validation', false],
    ['pending_analysis', true],
    ['pending_analysis', true],
    ['pending_company_accept', false],
    ['sended_accepted', false],
  ]);
  expect(models.map(({ edition, version }) => `v${version.number}.${edition.number} ${edition.kind}`)).toEqual([
    'v1.1 submission',
    'v1.2 validation',
    'v1.3 validation',
    'v1.4 validation',
    'v2.1 submission',
    'v2.2 validation',
    'v2.3 decision',
  ]);
  expect(models.flatMap(({ decision }) => decision ?? [])).toHaveLength(1);
});

test('a denied continuation shows the filing, its number of cycles and the cycles concerned, without changes once decided', async () => {
  const demandId = await newAcceptedDemand(engine, { totalCycles: 1 });
  expect(await perform(engine, increaseCycles, PEOPLE.doctor, demandId, { by: 2 })).toMatchObject({ status: 'done' });
  const soon = addDays(civilDateOf(new Date()), 5);
  await writeWorkingCopy(engine, demandId, 'continue', (content) => {
    const next = inCycle(content, 2, soon);
    if (next.treatment.chemotherapy) next.treatment.chemotherapy.totalCycles = 3;
    return next;
  });
  await actAs(engine, continueDemand, PEOPLE.doctor, demandId, {});
  await decide(engine, PEOPLE.manager, demandId, { decision: 'deny', decisionReason: 'NOCUBIERTODENEGADO' });
  await decide(engine, PEOPLE.representative, demandId, { decision: 'deny', finalReason: 'NOCUBIERTODENEGADO' });

  const [filed, denied] = (await modelsOf(demandId)).slice(-2);
  expect(filed).toMatchObject({ changes: { since: 1 }, deniedCycle: null });
  expect(denied).toMatchObject({ changes: null, deniedCycle: { denied: 2, authorized: { first: 1, last: 1 } } });
  expect(denied?.versions.map(({ reason }) => reason)).toEqual(['REQUEST', 'CONTINUE']);
  const requests = denied?.history.filter(({ action }) => action === 'REQUEST');
  expect(denied?.history.flatMap(({ totalCycles }) => totalCycles ?? [])).toEqual([3]);
  expect(requests?.map(({ statusBefore }) => statusBefore)).toEqual([null, 'pending_continue']);
});
