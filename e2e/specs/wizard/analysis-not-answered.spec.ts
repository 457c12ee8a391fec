import { arrangeDraft } from '../../support/arrange';
import { arrangeTripledDose } from '../../support/arrange-congruence';
import { NO_ANSWER } from '../../support/fail-next';
import { MERIDIANA } from '../../support/people';
import { expect, test } from '../../support/test';

test.use({ expectedErrors: [NO_ANSWER] });

const ANALYSIS = /\/draft-analysis/;

test('a failed analysis keeps the previous findings, says so and is retried automatically', async ({ openAs }) => {
  const draft = await arrangeDraft();
  await arrangeTripledDose(draft);
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=4` });
  const panel = page.getByRole('complementary').locator('#wizard-congruence');
  const findings = panel.getByRole('listitem');
  await expect(findings).not.toHaveCount(0);
  const before = await findings.allTextContents();

  await page.route(ANALYSIS, (route) => route.abort());
  await page.getByLabel('Antihistamínicos').fill('Dexclorfeniramina 5 mg');
  const told = panel.getByRole('status');
  await expect(told).toContainText('No se pudo analizar lo último', { timeout: 20_000 });
  expect(await findings.allTextContents()).toEqual(before);

  await page.unroute(ANALYSIS);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(told).toBeHidden();
  expect(await findings.allTextContents()).toEqual(before);
});

test('the review reports a failed analysis and shows it once a retry succeeds', async ({ openAs }) => {
  const draft = await arrangeDraft();
  await arrangeTripledDose(draft);
  const page = await openAs(MERIDIANA.doctor);
  await page.route(ANALYSIS, (route) => route.abort());
  await page.goto(`/app/demands/${draft.id}/edit?step=review`);
  const section = page.getByRole('region', { name: /^Congruencia/ });
  await expect(section.getByRole('status')).toContainText('todavía no se ha podido analizar');
  await expect(section.getByRole('heading', { level: 2 })).toHaveText('Congruencia');
  await page.unroute(ANALYSIS);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(section.locator('[data-part="finding"]')).not.toHaveCount(0);
  await expect(section.getByRole('status')).toHaveCount(0);
});

test('an analysis that keeps failing waits for the next save, and says so', async ({ openAs }) => {
  const draft = await arrangeDraft();
  const page = await openAs(MERIDIANA.doctor);
  let asked = 0;
  await page.route(ANALYSIS, (route) => {
    asked += 1;
    return route.fulfill({ status: 500, body: 'Internal Server Error' });
  });
  await page.clock.install();
  await page.goto(`/app/demands/${draft.id}/edit?step=4`);
  const told = page.getByRole('complementary').locator('#wizard-congruence').getByRole('status');
  await expect(told).toContainText('Se vuelve a intentar automáticamente');
  // A minute passes more than once for each try, because the next one is set only when the page has read the failure.
  const askedAMinuteLater = async () => {
    await page.clock.fastForward(61_000);
    return asked;
  };
  await expect.poll(askedAMinuteLater).toBe(5);
  await expect(told).toContainText('al guardar otro cambio');
  await page.clock.fastForward(600_000);
  await page.getByLabel('Antihistamínicos').fill('Dexclorfeniramina 5 mg');
  await expect(page.getByText('Sin guardar', { exact: true })).toBeVisible();
  await page.clock.fastForward(11_000);
  await expect(page.getByText(/Guardado a las/)).toBeVisible();
  await expect.poll(() => asked).toBe(6);
  await page.unroute(ANALYSIS);
  await page.reload();
  await expect(told).toHaveCount(0);
});
