import { ANSWERED_WITHIN_MS } from '@aval/application/engine/dispatch';
import { DemandPage } from '../../pages/demand-page';
import { arrangeDraft, arrangeSubmission, arrangeSubmitted, countAccesses, historyOf } from '../../support/arrange';
import { MERIDIANA } from '../../support/people';
import { whileHanging } from '../../support/processes';
import { expect, failedDocument, test } from '../../support/test';

test.use({ expectedErrors: [failedDocument] });

const TEXT = 'Conforme a la guía; texto que no debe perderse.';

test('a decision while the engine hangs is answered in time, keeps its text and is applied once', async ({
  openAs,
}) => {
  const demand = await arrangeSubmitted();
  const manager = new DemandPage(await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}?action=manage` }));
  await manager.fillDecision({ decision: 'Autorizar', reason: 'Autorizado', comment: TEXT });
  await whileHanging('Temporal', async () => {
    const answer = manager.page.waitForResponse((response) => response.request().method() === 'POST');
    const sentAt = Date.now();
    await manager.dialog.getByRole('button', { name: 'Autorizar', exact: true }).click();
    await answer;
    expect(Date.now() - sentAt).toBeLessThan(1.4 * ANSWERED_WITHIN_MS);
    await expect(manager.dialog.getByRole('alert')).toContainText(/no se pueden tramitar|No ha llegado respuesta/);
    await expect(manager.dialog.getByLabel('Comentario', { exact: true })).toHaveValue(TEXT);
  });
  // Each retry sends the same command id.
  await expect(async () => {
    const retry = manager.dialog.getByRole('button', { name: 'Reintentar' });
    if (await retry.isVisible()) await retry.click();
    await expect(manager.dialog).toBeHidden({ timeout: 7000 });
  }).toPass({ timeout: 40_000 });
  await manager.expectStatus('Pendiente de autorización');
  expect(await historyOf(demand)).toEqual(['REQUEST', 'ACCEPT']);
});

test('a demand that waits for the engine shows its delivery, and polling adds no access record', async ({ openAs }) => {
  const demand = await arrangeDraft();
  const page = await whileHanging('Temporal', async () => {
    await arrangeSubmission(demand, MERIDIANA.doctor);
    const waiting = await openAs(MERIDIANA.doctor, { path: `/app/demands/${demand.id}` });
    const notice = waiting.getByText('La demanda se ha enviado y está en trámite.');
    await expect(notice).toBeVisible();
    for (let times = 0; times < 2; times += 1) {
      await waiting.waitForResponse((response) => response.url().endsWith('/delivery') && response.ok());
    }
    await expect(notice).toBeVisible();
    expect(await countAccesses(demand)).toBe(1);
    return waiting;
  });
  await expect(page.getByRole('main').getByText('Pendiente de análisis', { exact: true }).first()).toBeVisible({
    timeout: 40_000,
  });
  expect(await countAccesses(demand)).toBe(2);
});
