import { arrangeDecision, arrangeSubmitted } from '../../support/arrange';
import { MERIDIANA, PLATFORM } from '../../support/people';
import { expect, type Page, signInQuietly, test } from '../../support/test';

function rows(page: Page) {
  return page.getByRole('row').filter({ has: page.getByRole('link', { name: /^(MER|ALB)-/ }) });
}

async function references(page: Page): Promise<string[]> {
  return page.getByRole('link', { name: /^(MER|ALB)-\d\d-\d{6}$/ }).allInnerTexts();
}

test.describe('a refresh that fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('keeps the list, says so and offers to try again', async ({ openAs }) => {
    const demand = await arrangeSubmitted();
    const page = await openAs(MERIDIANA.manager, { path: `/app/demands?reference=${demand.reference}` });
    const row = page.getByRole('row').filter({ hasText: demand.reference });
    await expect(row).toContainText('Pte. de análisis');
    await page.route('**/app/demands/state*', (route) => route.abort());
    await page.getByRole('button', { name: 'Actualizar la lista' }).click();
    const note = page.getByRole('alert').filter({ hasText: 'No se ha podido actualizar' });
    await expect(note).toBeVisible();
    await expect(row).toBeVisible();
    await page.unroute('**/app/demands/state*');
    await arrangeDecision(demand, MERIDIANA.manager, { decision: 'more_info' });
    await note.getByRole('button', { name: 'Reintentar' }).click();
    await expect(row).toContainText('Falta información');
    await expect(note).toHaveCount(0);
  });

  test('keeps the list for a filter, a sort order and going back as well', async ({ openAs }) => {
    await arrangeSubmitted();
    const page = await openAs(MERIDIANA.manager, { path: '/app/demands?page=1' });
    const before = await references(page);
    await page.route('**/app/**', (route) => route.abort());
    const pending = page.getByRole('switch', { name: /Solo mis pendientes/ });
    await pending.click();
    const note = page.getByRole('alert').filter({ hasText: 'No se ha podido mostrar lo que ha pedido' });
    await expect(note).toBeVisible();
    await expect(pending).not.toBeChecked();
    expect(await references(page)).toEqual(before);
    await page.getByRole('columnheader', { name: 'Referencia' }).getByRole('link').click();
    await expect(page).toHaveURL(/sort=reference/);
    await expect(note).toBeVisible();
    await page.getByRole('link', { name: 'Demandas', exact: true }).click();
    await expect(page).toHaveURL(/\/app\/demands$/);
    await expect(note).toBeVisible();
    expect(await references(page)).toEqual(before);

    await page.goBack();
    await expect(page).toHaveURL(/sort=reference/);
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('pendingDemands='));
    await page.goBack();
    await expect(page).toHaveURL(/pendingDemands=/);
    await refused;
    await page.unroute('**/app/**');
    await note.getByRole('button', { name: 'Reintentar' }).click();
    await expect(pending).toBeChecked();
    await expect(note).toHaveCount(0);
    // The list reopens as it was left, with the retried filter.
    await page.goto('/app/demands');
    await expect(pending).toBeChecked();
  });

  for (const { what, who, path, filter } of [
    { what: 'the archive', who: MERIDIANA.manager, path: '/app/documents?state=all', filter: 'Listos' },
    { what: 'the access record', who: PLATFORM.admin, path: '/app/access-record?page=1', filter: 'Fecha y hora' },
  ])
    test(`keeps the rows of ${what} as well`, async ({ openAs }) => {
      const demand = await arrangeSubmitted();
      const look = await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}` });
      await expect(look.getByRole('heading', { level: 1 })).toBeVisible();
      const page = await openAs(who, { path });
      await page.route('**/app/**', (route) => route.abort());
      const before = await page.getByRole('table').textContent();
      await page.getByRole('main').getByRole('link', { name: filter }).first().click();
      const note = page.getByRole('alert').filter({ hasText: 'No se ha podido mostrar lo que ha pedido' });
      await expect(note).toBeVisible();
      expect(await page.getByRole('table').textContent()).toBe(before);
      await page.unroute('**/app/**');
      await note.getByRole('button', { name: 'Reintentar' }).click();
      await expect(note).toHaveCount(0);
    });

  test('reports an ended session, and applies the filter after signing in again', async ({ openAs }) => {
    await arrangeSubmitted();
    const page = await openAs(MERIDIANA.manager, { path: '/app/demands?page=1' });
    const before = await references(page);
    await page.context().clearCookies();
    const pending = page.getByRole('switch', { name: /Solo mis pendientes/ });
    await pending.click();
    const note = page.getByRole('alert').filter({ hasText: 'Su sesión ha terminado' });
    await expect(note.getByRole('link', { name: 'Iniciar sesión en otra pestaña' })).toBeVisible();
    expect(await references(page)).toEqual(before);
    await signInQuietly(page.context(), MERIDIANA.manager);
    await note.getByRole('button', { name: 'Reintentar' }).click();
    await expect(pending).toBeChecked();
  });
});

test('a response that arrives late does not replace that of the latest filter', async ({ openAs }) => {
  const demand = await arrangeSubmitted();
  const page = await openAs(MERIDIANA.manager, { path: '/app/demands?page=1' });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/pendingDemands=/, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  const pending = page.getByRole('switch', { name: /Solo mis pendientes/ });
  await pending.click();
  await expect(page).toHaveURL(/pendingDemands=/);
  await page.getByRole('searchbox', { name: 'Buscar por referencia' }).fill(demand.reference);
  await expect(page).toHaveURL(new RegExp(`reference=${demand.reference}$`));
  await expect(page.getByRole('button', { name: 'Actualizar la lista' })).toHaveAttribute('aria-busy', 'false');
  await expect(rows(page)).toHaveCount(1);
  letGo();
  await page.getByRole('button', { name: 'Actualizar la lista' }).click();
  await expect(page.getByRole('button', { name: 'Actualizar la lista' })).toHaveAttribute('aria-busy', 'false');
  await expect(rows(page)).toHaveCount(1);
  await expect(pending).not.toBeChecked();
});
