import { arrangeEntry } from '../../support/arrange-entry';
import { MERIDIANA } from '../../support/people';
import { expect, test } from '../../support/test';

test('a single sign-on link for another user asks before it replaces the signed-in user', async ({ openAs }) => {
  const page = await openAs(MERIDIANA.representative);
  await page.goto(await arrangeEntry(MERIDIANA.supervisor));
  await expect(page).toHaveURL(/\/enter$/);
  await expect(page.getByRole('heading', { level: 1, name: '¿Cambiar de cuenta?' })).toBeVisible();
  for (const email of [MERIDIANA.representative, MERIDIANA.supervisor])
    await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Continuar con mi cuenta' }).click();
  await expect(page).toHaveURL(/\/app\//);
  await page.goto('/app/account');
  await expect(page.getByRole('main').getByText(MERIDIANA.representative).first()).toBeVisible();

  await page.goto(await arrangeEntry(MERIDIANA.supervisor));
  await page.getByRole('button', { name: 'Cerrar sesión y usar la otra cuenta' }).click();
  await expect(page).toHaveURL(/\/app\//);
  await page.goto('/app/account');
  await expect(page.getByRole('main').getByText(MERIDIANA.supervisor).first()).toBeVisible();
});

test('a single sign-on link for the same user does not ask', async ({ openAs }) => {
  const page = await openAs(MERIDIANA.representative);
  await page.goto(await arrangeEntry(MERIDIANA.representative));
  await expect(page).toHaveURL(/\/app\//);
});
