import { speakEnglish } from '../../pages/language';
import { arrangeDraft, arrangeToContinue } from '../../support/arrange';
import { arrangeDoctor } from '../../support/arrange-filers';
import { MERIDIANA } from '../../support/people';
import { expect, test } from '../../support/test';

/** Meridiana with a doctor of the test's own, because the account stores the language. */
async function arrangeOwnDoctor() {
  return { ...MERIDIANA, doctor: (await arrangeDoctor()).email };
}

test('figures in fields have the English format, and can be typed with comma or point', async ({ openAs }) => {
  const company = await arrangeOwnDoctor();
  const draft = await arrangeDraft(company);
  const page = await openAs(company.doctor, { path: `/app/demands/${draft.id}/edit?step=4` });
  await speakEnglish(page);
  await page.goto(`/app/demands/${draft.id}/edit?step=4`);
  const weight = page.getByLabel('Weight', { exact: true });
  await expect(weight).toHaveValue('68.5');
  await expect(page.getByText('68.50 ×')).toBeVisible();
  for (const price of await page.getByLabel('Price').all()) await expect(price).toHaveValue(/^\d+\.\d\d$/);
  await weight.fill('0');
  await weight.blur();
  await expect(page.getByText('Enter a value from 0.01 to 999.99').first()).toBeVisible();
  await weight.fill('64,5');
  await expect(page.getByText('64.50 ×')).toBeVisible();
});

test('figures in read-only fields have the English format', async ({ openAs }) => {
  const company = await arrangeOwnDoctor();
  const demand = await arrangeToContinue(company, { radiotherapy: true });
  const page = await openAs(company.doctor, { path: `/app/demands/${demand.id}/edit?step=4` });
  await speakEnglish(page);
  await page.goto(`/app/demands/${demand.id}/edit?step=4`);
  await expect(page.getByLabel('Total dose')).toHaveAttribute('readonly');
  await expect(page.getByLabel('Total dose')).not.toHaveValue(/,/);
  await expect(page.getByLabel('Fractionation per day')).toHaveValue(/^\d+\.\d+$/);
});
