import { arrangeDraft } from '../../support/arrange';
import { arrangeTripledDose } from '../../support/arrange-congruence';
import { NO_ANSWER } from '../../support/fail-next';
import { MERIDIANA } from '../../support/people';
import { expect, test } from '../../support/test';

test.use({ expectedErrors: [NO_ANSWER] });

const ANALYSIS = /\/draft-analysis/;

test('an analysis without an answer leaves what was found before, says so, and is asked for again by itself', async ({
  openAs,
}) => {
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

test('a review whose analysis has no answer says so, and has it once it is asked for again', async ({ openAs }) => {
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
