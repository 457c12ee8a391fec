import { arrangeDraft } from '../../support/arrange';
import { arrangeCompany } from '../../support/arrange-company';
import { ALBORADA, PLATFORM } from '../../support/people';
import { expect, type Page, test } from '../../support/test';

const unsaved = (page: Page) => page.getByRole('status').filter({ hasText: /sin guardar|que guardar/ });
const bar = (page: Page) => page.locator('[data-part=bottom-bar]');
const changes = (page: Page) => page.getByRole('region', { name: 'Cambios sin guardar' });

async function openCompany(
  openAs: (email: string, options: { path: string; width?: number }) => Promise<Page>,
  width = 1440,
) {
  const { id } = await arrangeCompany();
  const page = await openAs(PLATFORM.superadmin, { path: `/app/companies/${id}/edit`, width });
  await expect(unsaved(page)).toHaveText('Sin cambios que guardar');
  return { page, id };
}

test('unsaved changes are counted, listed with old and new value, and linked to their field', async ({ openAs }) => {
  const { page } = await openCompany(openAs);
  const slogan = page.getByLabel('Eslogan');
  const before = await slogan.inputValue();
  await slogan.fill('Otro eslogan');
  await page.getByText('Comprobar la fecha de la póliza').click();
  await page.getByText('Configurar').click();
  await page.getByLabel('Clave nueva').fill('secreto-que-nadie-lee-ni-en-la-barra');
  await expect(unsaved(page)).toHaveText('3 cambios sin guardar');
  await expect(bar(page)).toBeInViewport();

  const show = page.getByRole('button', { name: 'Ver cambios' });
  await show.press('Enter');
  await expect(changes(page)).toContainText(`Antes:${before || 'Sin indicar'}→Ahora:Otro eslogan`);
  await expect(changes(page)).toContainText('Antes:No→Ahora:Sí');
  await expect(changes(page)).toContainText('Inicio de sesión único (SSO)');
  await expect(changes(page)).not.toContainText('secreto');
  await page.keyboard.press('Escape');
  await expect(changes(page)).toBeHidden();
  await expect(show).toBeFocused();
  await show.click();
  await changes(page).getByRole('link', { name: 'Eslogan' }).click();
  await expect(slogan).toBeFocused();
  await expect(slogan).toBeInViewport();

  // A value typed back to the stored one does not count as a change.
  await slogan.fill(before);
  await expect(unsaved(page)).toHaveText('2 cambios sin guardar');
});

test('switching to another company asks for confirmation, and cancelling keeps form and company', async ({
  openAs,
}) => {
  const { page, id } = await openCompany(openAs);
  const slogan = page.getByLabel('Eslogan');
  await slogan.fill('Escrito y sin guardar');
  const choose = async () => {
    await page.locator('[data-part=context-switch]').click();
    await page.getByRole('option', { name: 'Mutua Alborada' }).click();
  };
  await choose();
  const dialog = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
  await dialog.getByRole('button', { name: 'Seguir escribiendo' }).click();
  await expect(page).toHaveURL(new RegExp(`/companies/${id}/edit$`));
  await expect(slogan).toHaveValue('Escrito y sin guardar');
  await expect(page.locator('[data-part=context-switch]')).not.toContainText('Alborada');
  await choose();
  await dialog.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).toHaveURL(/\/app\/(home|demands)/);
  await expect(page.locator('[data-part=context-switch]')).toContainText('Mutua Alborada');
});

test('discarding all changes asks for confirmation, and leaving afterwards does not', async ({ openAs }) => {
  const { page, id } = await openCompany(openAs, 390);
  const [name, slogan] = [page.getByLabel('Nombre', { exact: true }), page.getByLabel('Eslogan')];
  const stored = await name.inputValue();
  await name.fill('No');
  await slogan.fill('Se va a perder');
  await page.getByRole('button', { name: 'Guardar compañía' }).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(unsaved(page)).toHaveText('2 cambios sin guardar');
  await page.getByRole('button', { name: 'Descartar', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: '¿Descartar los 2 cambios?' });
  await expect(dialog.getByRole('button', { name: 'Seguir escribiendo' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(slogan).toHaveValue('Se va a perder');
  await page.getByRole('button', { name: 'Descartar', exact: true }).click();
  await dialog.getByRole('button', { name: 'Descartar los 2 cambios' }).click();
  await expect(unsaved(page)).toHaveText('Sin cambios que guardar');
  await expect(name).toHaveValue(stored);
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(390);
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await page.waitForURL(`/app/companies/${id}`);
});

test('removing a relation says before saving who stops seeing what', async ({ openAs }) => {
  await arrangeDraft(ALBORADA);
  const page = await openAs(PLATFORM.superadmin, { path: `/app/users?email=${ALBORADA.assistant}` });
  await page.getByRole('row').getByRole('link', { name: /\S/ }).last().click();
  await page.getByRole('link', { name: 'Editar' }).click();
  await page.waitForURL(/\/edit$/);
  const doctors = page.getByRole('button', { name: /^Quitar / });
  await expect(doctors.first()).toBeVisible();
  await doctors.first().click();
  await expect(unsaved(page)).toHaveText('1 cambio sin guardar');
  const said = page.locator('[data-part=consequences]');
  await expect(said).toContainText(/dejará de ver .*(demanda|borrador)/);
  await page.getByRole('button', { name: 'Ver cambios' }).click();
  const doctor = (await changes(page).locator('del').textContent()) ?? '';
  await expect(page.locator('li[data-change=removed]')).toContainText(doctor);
  // A removal that is undone has no consequence.
  await page.getByRole('button', { name: /como estaba$/ }).click();
  await expect(said).toBeEmpty();
  await expect(unsaved(page)).toHaveText('Sin cambios que guardar');
});

test('a relation found by search is listed by name, and a doctor without centers causes a warning', async ({
  openAs,
}) => {
  const page = await openAs(PLATFORM.superadmin, { path: `/app/users?email=${ALBORADA.doctor}` });
  await page.getByRole('row').getByRole('link', { name: /\S/ }).last().click();
  await page.getByRole('link', { name: 'Editar' }).click();
  await page.waitForURL(/\/edit$/);
  // The first list is that of the centers.
  const kept = page
    .locator('ul:has(> li[data-change])')
    .first()
    .getByRole('button', { name: /^Quitar / });
  await expect(kept.first()).toBeVisible();
  const count = await kept.count();
  for (let left = count; left > 0; left -= 1) await kept.first().click();
  await expect(page.locator('[data-part=consequences]')).toContainText('se queda sin centros');
  const centers = page.getByRole('combobox', { name: /^Centros/ });
  // The restore button of the last row keeps the focus, and no list opens over the rows.
  await expect(page.getByRole('button', { name: /^Dejar .* como estaba$/ }).last()).toBeFocused();
  await expect(page.getByRole('listbox')).toBeHidden();
  await centers.click();
  const option = page.getByRole('listbox').getByRole('option', { selected: false }).last();
  await option.click();
  await page.keyboard.press('Escape');
  await expect(unsaved(page)).toHaveText(`${count + 1} cambios sin guardar`);
  await page.getByRole('button', { name: 'Ver cambios' }).click();
  const added = page.locator('li[data-change=added]');
  await expect(added).toContainText(
    (await changes(page).locator('li').first().locator('span').nth(1).textContent()) ?? '',
  );
  await expect(added).toContainText(/[a-z]/);
  await expect(page.locator('[data-part=consequences]')).not.toContainText('se queda sin centros');
});

test('the save bar is not printed', async ({ openAs }) => {
  const { page } = await openCompany(openAs);
  await page.getByLabel('Eslogan').fill('Para imprimir');
  await expect(bar(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
});
