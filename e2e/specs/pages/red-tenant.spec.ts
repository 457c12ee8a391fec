import { arrangeColours, arrangeDraft } from '../../support/arrange';
import { ALBORADA } from '../../support/people';
import { expect, test } from '../../support/test';

/** Primary colour of the company, equal to the red of destructive buttons. */
const RED = 'c4242b';

let restore: () => Promise<void>;

test.beforeAll(async () => {
  restore = await arrangeColours(ALBORADA, RED);
});

test.afterAll(() => restore());

test('a destructive button differs from a primary button by more than its colour', async ({ openAs }) => {
  const draft = await arrangeDraft(ALBORADA);
  const page = await openAs(ALBORADA.doctor, { path: `/app/demands/${draft.id}/edit?step=2` });
  const dialog = page.getByRole('alertdialog', { name: 'Eliminar el borrador' });
  const destroys = dialog.getByRole('button', { name: 'Eliminar el borrador' });
  const leadsOn = page.getByRole('button', { name: 'Siguiente' });
  await expect(leadsOn).toBeVisible();
  // The company's red is turned to a purple, whose blue is stronger than its green.
  await expect(leadsOn).toHaveCSS('background-color', /^rgb\(\d{3}, \d{1,2}, 1\d{2}\)$/);
  await expect(leadsOn.locator('svg')).toHaveCount(0);
  await expect(leadsOn).not.toHaveCSS('box-shadow', /inset/);
  await page.goto(`/app/demands/${draft.id}?action=delete`);
  await expect(destroys.locator('svg')).toBeVisible();
  await expect(destroys).toHaveCSS('box-shadow', /inset.*inset/);
});
