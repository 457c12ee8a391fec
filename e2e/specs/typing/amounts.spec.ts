import type { Locator } from '@playwright/test';
import { typeInto } from '../../pages/typed-field';
import { WizardPage } from '../../pages/wizard-page';
import { arrangeDraft } from '../../support/arrange';
import { MERIDIANA } from '../../support/people';
import { expect, test } from '../../support/test';

async function empty(field: Locator): Promise<void> {
  await field.click();
  await field.press('ControlOrMeta+a');
  await field.press('Delete');
  await field.press('Tab');
}

test('the amount of a line follows its dose until somebody types another, which a finding judges', async ({
  openAs,
}) => {
  const draft = await arrangeDraft();
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=4` });
  const wizard = new WizardPage(page);
  const line = page.getByRole('group', { name: /^Línea A/ });
  const drug = line.getByRole('combobox', { name: 'Fármaco' });
  await typeInto(drug, 'Pertuzumab');
  await drug.press('Tab');
  await expect(line).toHaveAccessibleName(/Pertuzumab/);
  await line.getByLabel('Tipo de dosis').selectOption('mg');
  const dose = line.getByLabel('Dosis', { exact: true });
  const amount = line.getByLabel('Cantidad', { exact: true });
  // Emptied, since the draft was begun with an amount of its own.
  await empty(amount);
  await typeInto(dose, '840');
  await expect(amount).toHaveValue('2');
  await typeInto(dose, '420');
  await expect(amount).toHaveValue('1');
  await typeInto(dose, '840');
  await expect(amount).toHaveValue('2');

  await typeInto(amount, '1');
  const finding = line.locator('[data-part="finding"][data-rule="ENV-01"]');
  await expect(finding).toContainText('Aviso');
  await wizard.expectSaved();
  await page.reload();
  await expect(amount).toHaveValue('1');
  await expect(finding).toBeVisible();

  await empty(amount);
  await expect(amount).toHaveValue('2');
  await expect(finding).toHaveCount(0);
  await wizard.expectSaved();
  await page.reload();
  await expect(amount).toHaveValue('2');
});
