import { DemandPage } from '../../pages/demand-page';
import { arrangeDecision, arrangeEvaluation, arrangeSubmitted, historyOf } from '../../support/arrange';
import { MERIDIANA, PLATFORM } from '../../support/people';
import { expect, test } from '../../support/test';

const TEXT = 'Se piden 600 mg en dosis fija; confirme la unidad.';

test('the decision panel stands beside the doses, and choosing a card moves nothing', async ({ openAs }) => {
  const demand = await arrangeSubmitted();
  const manager = new DemandPage(await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}` }));
  await manager.openDecision();
  const panel = await manager.dialog.boundingBox();
  expect(panel).toMatchObject({ width: 428, x: 1440 - 428 });

  await manager.page.getByRole('link', { name: 'Propuesta' }).click();
  const dose = manager.page.getByRole('table', { name: 'Líneas de fármaco de la propuesta' });
  await expect(dose).toBeInViewport();
  const table = await dose.boundingBox();
  expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual(1440 - 428);

  const cards = manager.dialog.getByRole('group', { name: 'Decisión', exact: true });
  const before = await cards.boundingBox();
  for (const decision of ['Denegar', 'Pedir valoración', 'Autorizar']) {
    await manager.dialog.getByRole('radio', { name: decision }).check();
    expect(await cards.boundingBox()).toEqual(before);
    expect(await manager.dialog.boundingBox()).toEqual(panel);
  }
});

for (const [width, height] of [
  [1440, 900],
  [1280, 800],
] as const) {
  test(`at ${width}x${height} the panel opens with all dose lines in view`, async ({ openAs }) => {
    const demand = await arrangeSubmitted();
    const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}` });
    await page.setViewportSize({ width, height });
    const manager = new DemandPage(page);
    const lines = page.getByRole('table', { name: 'Líneas de fármaco de la propuesta' }).locator('tbody tr');
    const expectDoses = async () => {
      for (const line of await lines.all()) {
        for (const place of [0, 1]) await expect(line.getByRole('cell').nth(place)).toBeInViewport({ ratio: 1 });
      }
    };
    await manager.openDecision();
    await expect(lines).not.toHaveCount(0);
    await expectDoses();
    // The same when the page is opened at the panel's address.
    await page.goto(`/app/demands/${demand.id}?action=manage`);
    await expect(manager.dialog).toBeVisible();
    await expectDoses();
  });
}

test('closing the panel asks about unsent text, which stays until it is discarded', async ({ openAs }) => {
  const demand = await arrangeSubmitted();
  const manager = new DemandPage(await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}` }));
  const { dialog } = manager;
  const comment = dialog.getByLabel('Comentario', { exact: true });
  const warning = dialog.getByRole('alert');
  await manager.openDecision();
  await manager.fillDecision({ decision: 'Denegar', reason: 'No cubierto, denegado', comment: TEXT });

  await comment.press('Escape');
  await expect(warning).toContainText('No se ha enviado lo que ha escrito');
  await warning.getByRole('button', { name: 'Seguir escribiendo' }).click();
  await expect(comment).toHaveValue(TEXT);
  await dialog.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await warning.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toBeHidden();

  await manager.openDecision();
  await expect(comment).toHaveValue(TEXT);
  await expect(dialog.getByRole('radio', { name: 'Denegar' })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: 'No cubierto, denegado' })).toBeChecked();

  // Leaving the page would lose the text, so it asks for confirmation as well.
  await manager.page.getByRole('link', { name: 'Demandas' }).first().click();
  await manager.page.getByRole('alertdialog').getByRole('button', { name: 'Seguir escribiendo' }).click();
  await expect(comment).toHaveValue(TEXT);

  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await warning.getByRole('button', { name: 'Descartar' }).click();
  await expect(dialog).toBeHidden();
  await manager.openDecision();
  await expect(comment).toHaveValue('');
  expect(await historyOf(demand)).toEqual(['REQUEST']);
});

test('below 1280 px the panel is a modal dialog, and on a phone it fills the width', async ({ openAs }) => {
  const demand = await arrangeSubmitted();
  for (const [width, panelWidth] of [
    [1024, 428],
    [390, 390],
  ] as const) {
    const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}?action=manage`, width });
    const { dialog } = new DemandPage(page);
    await expect(dialog).toBeVisible();
    expect((await dialog.boundingBox())?.width).toBe(panelWidth);
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  }
});

test('after a decision the panel shows the next step, links to the next demand and offers undo where allowed', async ({
  openAs,
}) => {
  const [demand, next] = [await arrangeSubmitted(), await arrangeSubmitted()];
  const manager = new DemandPage(await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}?action=manage` }));
  await manager.fillDecision({ decision: 'Autorizar', reason: 'Autorizado', comment: TEXT });
  await manager.dialog.getByRole('button', { name: 'Autorizar', exact: true }).click();
  await expect(manager.decided).toContainText('Autorizó la demanda');
  await expect(manager.decided).toContainText('Tramitadores de Salud Meridiana');
  await expect(manager.decided.getByText(/^\d+ decididas? hoy$/)).toBeVisible();
  await expect(manager.decided.getByRole('link', { name: 'Deshacer' })).toBeVisible();
  expect(next.id).not.toBe(demand.id);
  await manager.decided.getByRole('link', { name: 'Siguiente' }).click();
  await expect(manager.page).not.toHaveURL(new RegExp(demand.id));
  await manager.expectStatus('Pendiente de análisis');

  const signed = await arrangeSubmitted();
  await arrangeDecision(signed, MERIDIANA.manager, {
    decision: 'authorize',
    decisionReason: 'AUTORIZADO',
    comment: 'Conforme.',
  });
  const path = `/app/demands/${signed.id}?action=manage`;
  const representative = new DemandPage(await openAs(MERIDIANA.representative, { path }));
  await representative.fillDecision({ decision: 'Autorizar', comment: 'Autorización emitida.' });
  await representative.dialog.getByRole('button', { name: 'Autorizar', exact: true }).click();
  await expect(representative.decided).toContainText('La demanda queda resuelta');
  await expect(representative.decided.getByRole('link', { name: 'Deshacer' })).toHaveCount(0);
  // The page of a decided demand shows the outcome and its PDF in one region.
  const outcome = representative.page.getByRole('region', { name: 'Autorizada' });
  await expect(outcome).toContainText('Autorizado');
  await expect(outcome.getByRole('link', { name: /Descargar el PDF/ })).toBeVisible({ timeout: 45_000 });
});

test('the reminder to check the policy date shows only while the manager decides', async ({ openAs }) => {
  const demand = await arrangeSubmitted();
  const manager = new DemandPage(await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}` }));
  await expect(manager.page.getByText('Compruebe la fecha de la póliza.')).toBeVisible();
  await manager.openDecision();
  await expect(manager.dialog.getByText('Compruebe la fecha de la póliza.')).toBeVisible();
  await manager.dialog.getByRole('button', { name: 'Cerrar' }).first().click();
  await expect(manager.dialog).toBeHidden();
  await manager.decide({ decision: 'Pedir más información', comment: '¿Consta la ecocardiografía?' });
  await expect(manager.page.getByText('Compruebe la fecha de la póliza.')).toHaveCount(0);
});

test('reopening the panel before the browser has gone back after discarding shows it empty', async ({ openAs }) => {
  const demand = await arrangeSubmitted();
  const page = await openAs(MERIDIANA.manager);
  await page.addInitScript(`{
    const go = history.go.bind(history);
    history.go = (delta) => setTimeout(() => go(delta), 500);
  }`);
  await page.goto(`/app/demands/${demand.id}`);
  const manager = new DemandPage(page);
  const comment = manager.dialog.getByLabel('Comentario', { exact: true });
  await manager.openDecision();
  await comment.fill(TEXT);
  await comment.press('Escape');
  await manager.dialog.getByRole('button', { name: 'Descartar' }).click();
  await manager.openDecision();
  await expect(comment).toHaveValue('');
  await comment.fill(TEXT);
  await expect(comment).toHaveValue(TEXT);
});

test('closing the panel with a double click does not leave the page', async ({ openAs }) => {
  const demand = await arrangeSubmitted();
  const page = await openAs(MERIDIANA.manager, { path: `/app/demands?reference=${demand.reference}` });
  await page.getByRole('link', { name: demand.reference }).first().click();
  const manager = new DemandPage(page);
  await manager.openDecision();
  await manager.dialog.getByRole('button', { name: 'Cerrar', exact: true }).dblclick();
  await expect(manager.dialog).toBeHidden();
  await manager.expectStatus('Pendiente de análisis');
  await expect(page).toHaveURL(new RegExp(`${demand.id}$`));
});

test('jumps within the page cause no browser warning, and leaving the page still asks about unsent text', async ({
  openAs,
}) => {
  const demand = await arrangeEvaluation();
  await arrangeDecision(demand, PLATFORM.consultant, { decision: 'propose_authorization' });
  const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}` });
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const manager = new DemandPage(page);
  const comment = manager.dialog.getByLabel('Comentario', { exact: true });
  await manager.openDecision();
  await comment.fill(TEXT);
  await page.getByRole('link', { name: 'Saltar al contenido' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await comment.press('Escape');
  await manager.dialog.getByRole('alert').getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('complementary').getByRole('link', { name: 'Leer la valoración' }).click();
  await expect(page).toHaveURL(/#entry-\d+$/);
  expect(warnings).toEqual([]);
  await page.getByRole('link', { name: 'Demandas' }).first().click();
  await expect(page.getByRole('alertdialog')).toContainText('Lo que ha escrito se perderá');
});

test('going back after a jump beside the panel and closing it does not reopen the panel', async ({ openAs }) => {
  const demand = await arrangeSubmitted();
  const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}` });
  const manager = new DemandPage(page);
  await manager.openDecision();
  await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Historial' }).click();
  await expect(page).toHaveURL(/#history$/);
  await manager.dialog.press('Escape');
  await expect(manager.dialog).toHaveCount(0);
  await page.goBack();
  await expect(page).not.toHaveURL(/action=/);
});

for (const { where, width, staysOpen } of [
  { where: 'beside the panel', width: 1440, staysOpen: true },
  { where: 'under the dialog, which closes and keeps its text', width: 1024, staysOpen: false },
])
  test(`the panel links to the consultant's reasons ${where}`, async ({ openAs }) => {
    const demand = await arrangeEvaluation();
    await arrangeDecision(demand, PLATFORM.consultant, {
      decision: 'propose_authorization',
      comment: 'Esquema adecuado.',
    });
    const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}`, width });
    await page.getByRole('link', { name: 'Gestionar' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Gestionar' });
    await dialog.getByRole('radio', { name: /^Autorizar/ }).check();
    await dialog
      .getByLabel(/^Comentario/)
      .first()
      .fill('De acuerdo con asesoría');
    await dialog.getByRole('button', { name: 'Leer su valoración' }).click();
    const entry = page.getByRole('listitem').filter({ hasText: 'Esquema adecuado.' }).last();
    await expect(entry).toBeFocused();
    await expect(entry).toBeInViewport();
    if (!staysOpen) {
      await expect(dialog).toBeHidden();
      await page.getByRole('link', { name: 'Gestionar' }).first().click();
    }
    await expect(dialog.getByLabel(/^Comentario/).first()).toHaveValue('De acuerdo con asesoría');
  });
