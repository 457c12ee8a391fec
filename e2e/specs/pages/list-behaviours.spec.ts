import { readFile } from 'node:fs/promises';
import { arrangeSubmitted } from '../../support/arrange';
import { arrangeChange, arrangeCompany } from '../../support/arrange-company';
import { arrangeManager } from '../../support/arrange-filers';
import { MERIDIANA, PLATFORM } from '../../support/people';
import { expect, type Page, signInQuietly, test } from '../../support/test';

/** Waits until the page's scripts handle pointer and keys, by trying the key that focuses the search. */
async function untilKeysArePressed(page: Page) {
  const search = page.getByRole('searchbox').first();
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(search).toBeFocused({ timeout: 300 });
  }).toPass();
  await search.blur();
}

/** Opens the list filtered to one demand. */
async function openListOf(page: Page, reference: string) {
  await page.goto(`/app/demands?reference=${reference}`);
  await expect(page.getByRole('link', { name: reference })).toBeVisible();
  await untilKeysArePressed(page);
}

test.describe('a row', () => {
  test('opens wherever it is clicked, in a new tab with Ctrl or the middle button, and not while text is selected', async ({
    openAs,
  }) => {
    const { id, reference } = await arrangeSubmitted();
    const page = await openAs(MERIDIANA.manager);
    await openListOf(page, reference);
    const detail = new RegExp(`/app/demands/${id}$`);
    const cell = page.getByRole('cell', { name: 'Pendiente de análisis' });
    for (const press of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
      const opened = page.context().waitForEvent('page');
      await cell.click({ ...press, position: { x: 3, y: 3 } });
      const tab = await opened;
      await expect(tab).toHaveURL(detail);
      await tab.close();
      await expect(page).toHaveURL(/reference=/);
    }
    const card = page.getByRole('row').nth(1).getByRole('cell').nth(9);
    const box = await card.boundingBox();
    if (!box) throw new Error('the card number is out of sight');
    await page.mouse.move(box.x + 8, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 80, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    expect(await page.evaluate('String(getSelection())')).not.toBe('');
    await expect(page).toHaveURL(/reference=/);
    await page.getByRole('heading', { level: 1 }).click();
    await cell.click({ position: { x: 3, y: 3 } });
    await expect(page).toHaveURL(detail);
  });

  test('does not open when its menu is used', async ({ openAs }) => {
    const { reference } = await arrangeSubmitted();
    const page = await openAs(MERIDIANA.manager);
    await openListOf(page, reference);
    await page.getByRole('button', { name: `Acciones de ${reference}` }).click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await expect(page).toHaveURL(/reference=/);
  });
});

test('shortcuts focus the search, move between rows and open one, can be turned off, and do not act in fields', async ({
  openAs,
}) => {
  // Two demands of its own, so that the list has rows when this test runs first or alone.
  await arrangeSubmitted();
  await arrangeSubmitted();
  const page = await openAs(PLATFORM.admin, { path: '/app/demands?sort=reference' });
  await untilKeysArePressed(page);
  const links = page.getByRole('link', { name: /^[A-Z]{2,5}-\d\d-\d{6}$/ });
  await page.keyboard.press('j');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Buscar por referencia' });
  await expect(search).toBeFocused();
  await page.keyboard.type('j/?');
  await expect(search).toHaveValue('j/?');
  await search.fill('');
  await search.blur();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Atajos de teclado' });
  await expect(help).toContainText('Ir a la fila siguiente');
  await help.getByRole('switch').click();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await search.blur();
  await page.keyboard.press('/');
  await expect(search).not.toBeFocused();
  await page.getByRole('button', { name: 'Atajos de teclado' }).click();
  await help.getByRole('switch').click();
  await help.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await page.keyboard.press('j');
  const reference = (await links.nth(0).textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(reference);
});

const LISTS = ['users', 'companies', 'invitations', 'centers', 'drugs', 'presentations', 'codes', 'changes'];

for (const list of LISTS) {
  test(`rows of the list of ${list} are reached and opened by keys, and by clicking anywhere in the row`, async ({
    openAs,
  }) => {
    const company = await arrangeCompany();
    await arrangeChange(company);
    // The change log is filtered to the new company; the other lists are unfiltered.
    const address = `/app/${list}?${list === 'changes' ? `name=${encodeURIComponent(company.name)}` : 'page=1'}`;
    const page = await openAs(PLATFORM.superadmin, { path: address });
    await untilKeysArePressed(page);
    const rows = page.locator('tbody > tr');
    await page.keyboard.press('j');
    await expect(rows.nth(0).locator(':focus')).toHaveAttribute('href', /^\/app\//);
    if ((await rows.count()) > 1) {
      await page.keyboard.press('j');
      await expect(rows.nth(1).locator(':focus')).toHaveAttribute('href', /^\/app\//);
      await page.keyboard.press('k');
    }
    const to = (await rows.nth(0).locator(':focus').getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === to);
    await page.goto(address);
    await untilKeysArePressed(page);
    // Read again, because another test may have added a new first row.
    const pressed = (await rows.nth(0).locator('[data-opens]').getAttribute('href')) ?? '';
    await rows
      .nth(0)
      .getByRole('cell')
      .nth(1)
      .click({ position: { x: 2, y: 2 } });
    await page.waitForURL((url) => url.pathname === pressed);
  });
}

test('the next user in the same tab is not taken to the row that the previous one opened', async ({ openAs }) => {
  const [before, next] = [await arrangeManager(), await arrangeManager()];
  const { reference } = await arrangeSubmitted();
  const page = await openAs(before.email);
  await page.addInitScript(
    "addEventListener('focusin', ({ target }) => { if (target.matches('[data-opens]')) window.wasLed = true; })",
  );
  for (const isSame of [true, false]) {
    await openListOf(page, reference);
    await page.getByRole('link', { name: reference }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(reference);
    if (!isSame) await signInQuietly(page.context(), next.email);
    await openListOf(page, reference);
    expect(await page.evaluate('window.wasLed ?? false')).toBe(isSame);
  }
});

test('the context is searched by keyboard, kept with Escape and switched with Enter', async ({ openAs }) => {
  const page = await openAs(PLATFORM.admin, { path: '/app/demands?sort=reference' });
  await untilKeysArePressed(page);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Atajos de teclado' });
  await expect(help).toContainText('Cambiar de compañía, médico o centro');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.getByRole('searchbox', { name: 'Buscar por referencia' }).blur();
  await page.keyboard.press('c');
  const panel = page.getByRole('dialog', { name: 'Elija una opción en cada tarjeta.', exact: false });
  await expect(panel.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('meridiana');
  await expect(panel.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.keyboard.press('c');
  await page.keyboard.type('meridiana');
  await expect(panel.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('button', { name: /Salud Meridiana/ })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/demands/);
});

test('the head of a long list stays visible and does not cover a row that is reached by key', async ({ openAs }) => {
  const page = await openAs(PLATFORM.admin, { path: '/app/presentations?pageSize=100' });
  await untilKeysArePressed(page);
  const head = page.getByRole('columnheader', { name: 'Código nacional' });
  await page.evaluate('scrollTo(0, 1500)');
  await expect(head).toBeInViewport();
  await page.keyboard.press('j');
  const row = page.getByRole('row').nth(1);
  await expect(row.getByRole('link').first()).toBeFocused();
  const [headBox, rowBox] = [await head.boundingBox(), await row.boundingBox()];
  expect(rowBox?.y).toBeGreaterThanOrEqual((headBox?.y ?? 0) + (headBox?.height ?? 0) - 1);
});

test('hidden columns stay hidden for the session and do not affect another one', async ({ openAs }) => {
  const page = await openAs(PLATFORM.admin, { path: '/app/presentations?page=1' });
  const price = page.getByRole('columnheader', { name: 'Precio' });
  await expect(price).toBeVisible();
  await page.getByRole('button', { name: 'Columnas' }).click();
  await expect(page.getByRole('checkbox', { name: 'Presentación' })).toHaveCount(0);
  const kept = page.waitForResponse(/list-columns/);
  await page.getByRole('checkbox', { name: 'Precio' }).uncheck();
  await kept;
  await expect(price).toBeHidden();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Fármaco' })).toBeVisible();
  await expect(price).toBeHidden();
  const other = await openAs(PLATFORM.admin, { path: '/app/presentations?page=1' });
  await expect(other.getByRole('columnheader', { name: 'Precio' })).toBeVisible();
});

test('a filtered list is exported as CSV, and the export is in the access record', async ({ openAs }) => {
  const { reference } = await arrangeSubmitted();
  const page = await openAs(PLATFORM.admin, { path: `/app/demands?reference=${reference}` });
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar en CSV' }).click();
  const file = await started;
  expect(file.suggestedFilename()).toMatch(/^demandas-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toMatch(/^\ufeffReferencia;Paciente;Edad;Tumor;Esquema;Médico;/);
  expect(lines.slice(1)).toEqual([expect.stringContaining(`${reference};`), '']);
  await page.goto('/app/access-record?subject=export');
  await expect(page.getByRole('table')).toContainText(`Referencia: ${reference}`);
});
