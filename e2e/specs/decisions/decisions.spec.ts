import { DemandPage } from '../../pages/demand-page';
import { chooseContext } from '../../pages/home-page';
import {
  arrangeComment,
  arrangeDecision,
  arrangeDenied,
  arrangeNoCompanyChosen,
  arrangeSubmitted,
  historyOf,
} from '../../support/arrange';
import { ALBORADA, MERIDIANA, PLATFORM } from '../../support/people';
import { expect, failedDocument, test } from '../../support/test';

const TEXT = 'Texto largo que nadie querría volver a escribir.';

test.describe('two users deciding on the same demand', () => {
  test.use({ expectedErrors: [failedDocument] });

  test('show the second that the demand has changed, and keep the text', async ({ openAs }) => {
    const demand = await arrangeSubmitted();
    const manager = new DemandPage(await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}` }));
    await manager.openDecision();
    await manager.fillDecision({ decision: 'Autorizar', reason: 'Autorizado', comment: TEXT });
    await arrangeDecision(demand, PLATFORM.groupManager, { decision: 'more_info', comment: 'Falta el informe.' });
    await manager.dialog.getByRole('button', { name: 'Autorizar', exact: true }).click();
    await expect(manager.dialog.getByText('La demanda ha cambiado mientras usted la tenía abierta.')).toBeVisible();
    await expect(manager.dialog.getByLabel('Comentario', { exact: true })).toHaveValue(TEXT);
    expect(await historyOf(demand)).toEqual(['REQUEST', 'REQUEST_MISSING_INFO']);
  });
});

test('a comment added meanwhile does not block a decision', async ({ openAs }) => {
  const demand = await arrangeSubmitted();
  const manager = new DemandPage(await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}` }));
  await manager.openDecision();
  await arrangeComment(demand, MERIDIANA.doctor, 'Una nota entretanto');
  await manager.fillDecision({ decision: 'Autorizar', reason: 'Autorizado', comment: TEXT });
  await manager.dialog.getByRole('button', { name: 'Autorizar', exact: true }).click();
  await manager.expectStatus('Pendiente de autorización');
  expect(await historyOf(demand)).toEqual(['REQUEST', 'COMMENT', 'ACCEPT']);
});

test('Ctrl+Enter sends a decision, whose text stands among the comments', async ({ openAs }) => {
  const demand = await arrangeSubmitted();
  const manager = new DemandPage(await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}` }));
  const comments = manager.page.locator('#comments');
  await expect(comments).toContainText('Todavía no hay comentarios.');
  await manager.openDecision();
  await manager.fillDecision({ decision: 'Autorizar', reason: 'Autorizado', comment: '' });
  await manager.dialog.getByLabel('Comentario', { exact: true }).focus();
  await manager.page.keyboard.type(TEXT);
  await manager.page.keyboard.press('Control+Enter');
  await manager.expectStatus('Pendiente de autorización');
  await expect(comments).toContainText(TEXT);
  await expect(comments.getByRole('heading')).toHaveText('Comentarios 1');
});

test('a decision without its required fields marks them and is not sent', async ({ openAs }) => {
  const demand = await arrangeSubmitted();
  const { dialog } = new DemandPage(
    await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}?action=manage` }),
  );
  await dialog.getByRole('radio', { name: 'Autorizar' }).check();
  await dialog.getByRole('button', { name: 'Autorizar', exact: true }).click();
  await expect(dialog.getByLabel('Comentario', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByRole('group', { name: 'Motivo de la decisión' })).toHaveAttribute('aria-invalid', 'true');
  expect(await historyOf(demand)).toEqual(['REQUEST']);
});

test('a link to a demand of another company switches the manager’s company and says so', async ({ openAs }) => {
  const [own, other] = [await arrangeSubmitted(), await arrangeSubmitted(ALBORADA)];
  const page = await openAs(PLATFORM.groupManager, { path: '/app/home' });
  await chooseContext(page, 'Compañía', 'Salud Meridiana');
  await page.goto(`/app/demands/${own.id}`);
  await expect(page.getByRole('heading', { name: own.reference })).toBeVisible();
  await page.goto(`/app/demands/${other.id}`);
  await expect(page.getByText('Ahora trabaja con Mutua Alborada')).toBeVisible();
  await expect(page.getByRole('heading', { name: other.reference })).toBeVisible();
  // The wizard's address switches back to the first company.
  await page.goto(`/app/demands/${own.id}/edit`);
  await expect(page.getByText('Ahora trabaja con Salud Meridiana')).toBeVisible();
  await expect(page).toHaveURL(/\/edit/);
});

test('a link to a demand sets the company of a manager who has not chosen one', async ({ openAs }) => {
  const demand = await arrangeSubmitted();
  await arrangeNoCompanyChosen(PLATFORM.groupManager);
  const page = await openAs(PLATFORM.groupManager, { path: `/app/demands/${demand.id}` });
  await expect(page.getByText('Ahora trabaja con Salud Meridiana')).toBeVisible();
  await expect(page.getByRole('button', { name: /Cambiar dónde trabaja.*Salud Meridiana/ })).toBeVisible();
  await page.getByRole('link', { name: 'Demandas' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Demandas/ })).toBeVisible();
});

test('a tab reports that another tab has switched the company, and follows on request', async ({ openAs }) => {
  const page = await openAs(PLATFORM.groupManager, { path: '/app/home' });
  await chooseContext(page, 'Compañía', 'Mutua Alborada');
  await page.goto('/app/demands');
  const other = await page.context().newPage();
  await other.goto('/app/home');
  await chooseContext(other, 'Compañía', 'Salud Meridiana');
  await page.getByRole('alert').getByRole('button', { name: 'Actualizar esta pestaña' }).click();
  await expect(page.getByRole('button', { name: /Cambiar dónde trabaja.*Salud Meridiana/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Actualizar esta pestaña' })).toHaveCount(0);
});

test("an admin's link to another company's demand switches the context too", async ({ openAs }) => {
  const [own, other] = [await arrangeSubmitted(), await arrangeSubmitted(ALBORADA)];
  const page = await openAs(PLATFORM.admin, { path: '/app/home' });
  await chooseContext(page, 'Compañía', 'Salud Meridiana');
  await page.goto(`/app/demands/${own.id}`);
  await expect(page.getByRole('heading', { name: own.reference })).toBeVisible();
  await page.goto(`/app/demands/${other.id}`);
  await expect(page.getByText('Ahora trabaja con Mutua Alborada')).toBeVisible();
  await expect(page.getByRole('heading', { name: other.reference })).toBeVisible();
});

test('a tab can decide on its demand after another tab has switched the company', async ({ openAs }) => {
  const [own, other] = [await arrangeSubmitted(), await arrangeSubmitted(ALBORADA)];
  const page = await openAs(PLATFORM.groupManager, { path: '/app/home' });
  await chooseContext(page, 'Compañía', 'Salud Meridiana');
  await page.goto(`/app/demands/${own.id}`);
  const manager = new DemandPage(page);
  await manager.openDecision();
  await manager.fillDecision({ decision: 'Autorizar', reason: 'Autorizado', comment: TEXT });
  const tab = await page.context().newPage();
  await tab.goto(`/app/demands/${other.id}`);
  await expect(tab.getByText('Ahora trabaja con Mutua Alborada')).toBeVisible();
  await manager.dialog.getByRole('button', { name: 'Autorizar', exact: true }).click();
  await expect(page.getByText('Ahora trabaja con Salud Meridiana')).toBeVisible();
  await manager.expectStatus('Pendiente de autorización');
  expect(await historyOf(own)).toEqual(['REQUEST', 'ACCEPT']);
});

test('the history can be filtered by the author’s role', async ({ openAs }) => {
  const demand = await arrangeDenied();
  await arrangeComment(demand, MERIDIANA.doctor, 'Una nota del médico');
  const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}` });
  const history = page.locator('#history');
  await expect(history.getByRole('listitem')).toHaveCount(4);
  await history.getByRole('button', { name: 'Autor o función' }).click();
  await page.getByRole('option', { name: 'Médico' }).click();
  await page.keyboard.press('Escape');
  await expect(history.getByText('Una nota del médico')).toBeVisible();
  await expect(history.getByText('denegó la demanda')).toHaveCount(0);
  await history.getByRole('button', { name: 'Limpiar filtros' }).click();
  await expect(history.getByText('denegó la demanda')).toHaveCount(2);
});
