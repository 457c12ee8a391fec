import { typeInto } from '../../pages/typed-field';
import { WizardPage } from '../../pages/wizard-page';
import { arrangeDraft } from '../../support/arrange';
import { MERIDIANA } from '../../support/people';
import { expect, test } from '../../support/test';

test('a DPD deficiency is found beside its field, and the results stay in the request', async ({ openAs }) => {
  const draft = await arrangeDraft(MERIDIANA, { tumourType: 'colo_rectal' });
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=4` });
  const wizard = new WizardPage(page);
  const dpd = page.getByRole('combobox', { name: 'Actividad de la DPD' });
  await dpd.selectOption('Déficit completo');
  const finding = page.locator('[data-part="finding"][data-rule="ENZ-01"]').first();
  await expect(finding).toContainText('Grave');
  await dpd.selectOption('Sin indicar');
  await expect(finding).toContainText('Falta el resultado de DPD');

  const bilirubin = page.getByLabel('Bilirrubina total', { exact: true });
  await expect(page.getByLabel('FEVI', { exact: true })).toHaveCount(0);
  await typeInto(bilirubin, '620');
  await bilirubin.press('Tab');
  await expect(page.getByText(/de 0 a 99,99/)).toBeVisible();
  await typeInto(bilirubin, '0,9');
  await dpd.selectOption('Actividad normal');
  await expect(finding).toHaveCount(0);
  await wizard.expectSaved();
  await page.reload();
  await expect(bilirubin).toHaveValue('0,9');
  await expect(dpd).toHaveValue('normal');
});

test('an optional marker can be stated and taken back', async ({ openAs }) => {
  const draft = await arrangeDraft(MERIDIANA, { tumourType: 'ovario', patient: { gender: 'female' } });
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=2` });
  const wizard = new WizardPage(page);
  const brca = page.getByRole('combobox', { name: 'BRCA1/2' });
  await brca.selectOption({ label: 'Positivo (+)' });
  await wizard.expectSaved();
  await page.reload();
  await expect(brca).toHaveValue('positivo');
  await brca.selectOption('Sin indicar');
  await wizard.expectSaved();
  await page.reload();
  await expect(brca).toHaveValue('');
});
