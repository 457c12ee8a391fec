import { arrangeDraft, arrangeSubmission } from '../../support/arrange';
import { MERIDIANA } from '../../support/people';
import { expect, test } from '../../support/test';

test('a draft submitted meanwhile is not deleted: the dialog says so and the page shows its status', async ({
  openAs,
}) => {
  const draft = await arrangeDraft();
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}?action=delete` });
  const dialog = page.getByRole('alertdialog', { name: 'Eliminar el borrador' });
  await expect(dialog).toBeVisible();
  await arrangeSubmission(draft, MERIDIANA.doctor);
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await dialog.getByRole('button', { name: 'Eliminar el borrador' }).click();
  expect((await answered).status()).toBe(409);
  await expect(dialog.getByRole('alert')).toContainText('Este borrador ya se ha enviado');
  await expect(dialog.getByRole('button', { name: 'Eliminar el borrador' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/app/demands/${draft.id}$`));
  await expect(page.getByText('Pendiente de análisis').first()).toBeVisible();
});
