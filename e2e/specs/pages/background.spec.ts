import { DemandPage } from '../../pages/demand-page';
import { DropZone } from '../../pages/drop-zone';
import { arrangeDecision, arrangeDraft, arrangeSubmitted, historyOf } from '../../support/arrange';
import { pdfFile } from '../../support/files';
import { MERIDIANA } from '../../support/people';
import { signInQuietly } from '../../support/session';
import { expect, type Page, test } from '../../support/test';

/** Background requests of a page while a user types. The tests move the browser's clock instead of waiting for the bell. */

const BELL = /\/app\/notifications/;
const PAST_THE_BELL_MS = 46_000;
const TEXT = 'Texto largo que nadie querría volver a escribir.';

/** Opens a page whose clock the test controls. */
async function openWithClock(open: () => Promise<Page>, path: string): Promise<Page> {
  const page = await open();
  await page.clock.install();
  await page.goto(path);
  return page;
}

/** Advances the clock until the bell's request has finished or failed. */
async function ringTheBell(page: Page): Promise<void> {
  const asked = page.waitForEvent('requestfinished', (request) => BELL.test(request.url()));
  const failed = page.waitForEvent('requestfailed', (request) => BELL.test(request.url()));
  await page.clock.fastForward(PAST_THE_BELL_MS);
  const request = await Promise.race([asked, failed]);
  expect(request.headers()).toMatchObject({ 'aval-background': '1' });
  await Promise.allSettled([page.clock.runFor(100)]);
}

test.describe('an ended session or an unreachable server', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('keeps a decision as typed, which is then sent once', async ({ openAs }) => {
    const demand = await arrangeSubmitted();
    const page = await openWithClock(() => openAs(MERIDIANA.manager), `/app/demands/${demand.id}?action=manage`);
    const manager = new DemandPage(page);
    const { dialog } = manager;
    await manager.fillDecision({ decision: 'Autorizar', reason: 'Autorizado', comment: TEXT });
    await new DropZone(dialog).attach('Informe', pdfFile('informe.pdf'));

    await page.route(BELL, (route) => route.abort());
    await ringTheBell(page);
    await page.unroute(BELL);
    await expect(dialog.getByLabel('Comentario', { exact: true })).toHaveValue(TEXT);

    await page.context().clearCookies();
    await ringTheBell(page);
    // Without a session the bell stops polling.
    const asksAgain: string[] = [];
    page.on('request', (request) => asksAgain.push(request.url()));
    await page.clock.fastForward(2 * PAST_THE_BELL_MS);
    await dialog.getByRole('button', { name: 'Autorizar', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('Su sesión ha terminado');
    expect(asksAgain.filter((address) => BELL.test(address))).toEqual([]);
    await expect(dialog.getByRole('link', { name: 'Iniciar sesión en otra pestaña' })).toBeVisible();
    await expect(dialog.getByLabel('Comentario', { exact: true })).toHaveValue(TEXT);
    await expect(dialog.getByText('informe.pdf', { exact: true })).toBeVisible();

    await signInQuietly(page.context(), MERIDIANA.manager);
    await dialog.getByRole('button', { name: 'Reintentar' }).click();
    await manager.expectStatus('Pendiente de autorización');
    await expect(dialog).toBeHidden();
    await expect(page.locator('#history').getByRole('link', { name: 'informe.pdf' })).toBeVisible();
    expect(await historyOf(demand)).toEqual(['REQUEST', 'ACCEPT']);
  });

  test('does not send a comment in the name of another user who has signed in since', async ({ openAs }) => {
    const demand = await arrangeSubmitted();
    const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}?action=comment` });
    const dialog = page.getByRole('dialog', { name: 'Añadir un comentario' });
    await dialog.getByRole('radio', { name: 'Gestores' }).check();
    await dialog.getByLabel('Comentario', { exact: true }).fill(TEXT);
    const send = dialog.getByRole('button', { name: 'Enviar comentario' });
    await signInQuietly(page.context(), MERIDIANA.supervisor);
    await send.click();
    await expect(dialog.getByRole('alert')).toContainText('ha entrado otra persona');
    await expect(dialog.getByLabel('Comentario', { exact: true })).toHaveValue(TEXT);
    expect(await historyOf(demand)).toEqual(['REQUEST']);

    await signInQuietly(page.context(), MERIDIANA.manager);
    await dialog.getByRole('button', { name: 'Reintentar' }).click();
    await expect(dialog).toBeHidden();
    expect(await historyOf(demand)).toEqual(['REQUEST', 'COMMENT']);
  });

  test('keeps the text of the wizard, which is then saved', async ({ openAs }) => {
    const draft = await arrangeDraft();
    const page = await openWithClock(() => openAs(MERIDIANA.doctor), `/app/demands/${draft.id}/edit?step=5`);
    const field = page.getByLabel('Observaciones');

    await page.route(/\/app\//, (route) => route.abort());
    await field.fill(TEXT);
    await ringTheBell(page);
    await expect(page.getByText('No se pudo guardar el borrador.', { exact: true })).toBeVisible();
    await expect(field).toHaveValue(TEXT);
    await page.unroute(/\/app\//);

    await page.context().clearCookies();
    await ringTheBell(page);
    await field.fill(`${TEXT} Y algo más.`);
    await page.clock.runFor(6_000);
    await expect(page.getByRole('alert').filter({ hasText: 'Su sesión ha terminado' })).toBeVisible();
    await expect(field).toHaveValue(`${TEXT} Y algo más.`);

    await signInQuietly(page.context(), MERIDIANA.doctor);
    await page.getByRole('button', { name: 'Reintentar' }).first().click();
    await expect(page.getByText(/Guardado a las \d\d:\d\d/)).toBeVisible();
    await page.reload();
    await expect(field).toHaveValue(`${TEXT} Y algo más.`);
  });

  test('is reported by a dialog without fields as well', async ({ openAs }) => {
    const draft = await arrangeDraft();
    const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}?action=delete` });
    const dialog = page.getByRole('alertdialog', { name: 'Eliminar el borrador' });
    await page.context().clearCookies();
    await dialog.getByRole('button', { name: 'Eliminar el borrador' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Su sesión ha terminado');
    await signInQuietly(page.context(), MERIDIANA.doctor);
    await dialog.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByText('Borrador eliminado')).toBeVisible();
  });
});

test('the bell shows new notifications without a reload', async ({ openAs }) => {
  const demand = await arrangeSubmitted();
  const page = await openWithClock(() => openAs(MERIDIANA.doctor), '/app/home');
  await arrangeDecision(demand, MERIDIANA.manager, { decision: 'more_info', comment: 'Falta un dato.' });
  await ringTheBell(page);
  await page.getByRole('button', { name: /^Notificaciones/ }).click();
  const line = page.getByRole('dialog', { name: 'Notificaciones' }).getByRole('listitem');
  await expect(line.filter({ hasText: demand.reference })).toContainText('Falta información');
});
