import { WizardPage } from '../../pages/wizard-page';
import { arrangeAccepted, arrangeDenied, arrangeSubmitted, statusOf } from '../../support/arrange';
import { MERIDIANA, PLATFORM } from '../../support/people';
import { expect, test } from '../../support/test';

const TOAST = /Copia creada: [A-Z]+-\d\d-\d{6}/;

test('a denied demand is duplicated from the list with its chemotherapy, and the copy is submitted', async ({
  openAs,
}) => {
  const demand = await arrangeDenied({ ...MERIDIANA, doctor: MERIDIANA.otherDoctor });
  const page = await openAs(MERIDIANA.otherDoctor, { path: `/app/demands?reference=${demand.reference}` });
  await page.getByRole('button', { name: `Acciones de ${demand.reference}` }).click();
  await page.getByRole('menuitem', { name: 'Duplicar con la quimioterapia' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Se creará una copia en borrador');
  await dialog.getByRole('button', { name: 'Crear la copia' }).click();
  await expect(page).toHaveURL(/\/edit\?step=5/);
  await expect(page.getByText(TOAST)).toBeVisible();
  await expect(page.getByText(`Copia de la demanda ${demand.reference}`)).toBeVisible();
  await new WizardPage(page).send('Enviar demanda');
  expect(await statusOf(demand)).toBe('sended_denied');
});

test('a copy without the chemotherapy opens at the treatment step', async ({ openAs }) => {
  const demand = await arrangeDenied();
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${demand.id}` });
  await page.getByRole('button', { name: 'Más acciones' }).first().click();
  await page.getByRole('menuitem', { name: 'Duplicar', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('La copia no lleva la quimioterapia.');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Más acciones' }).first().click();
  await page.getByRole('menuitem', { name: 'Duplicar', exact: true }).click();
  await dialog.getByRole('button', { name: 'Crear la copia' }).click();
  await expect(page).toHaveURL(/\/edit\?step=4/);
  await expect(page.getByRole('switch', { name: 'Quimioterapia' })).not.toBeChecked();

  const admin = await openAs(PLATFORM.admin, { path: new URL(page.url()).pathname.replace(/\/edit$/, '') });
  await expect(admin.locator('#protocol').getByText('Diagnóstico histológico')).toBeVisible();
  await expect(admin.locator('#treatment')).toContainText('Este paso no está completo todavía.');
});

test('a demand that cannot be duplicated does not offer it', async ({ openAs }) => {
  const demands = [await arrangeSubmitted(), await arrangeAccepted()];
  for (const demand of demands) {
    const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${demand.id}` });
    await page.getByRole('button', { name: 'Más acciones' }).first().click();
    await expect(page.getByRole('menuitem', { name: 'Imprimir' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /Duplicar/ })).toHaveCount(0);
    await page.goto(`/app/demands/${demand.id}?action=duplicate`);
    await expect(page.getByText('Esta acción no está disponible para usted')).toBeVisible();
  }
});
