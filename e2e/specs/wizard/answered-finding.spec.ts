import { typeInto } from '../../pages/typed-field';
import { WizardPage } from '../../pages/wizard-page';
import { arrangeDraft, nameOf } from '../../support/arrange';
import { arrangeTripledDose } from '../../support/arrange-congruence';
import { MERIDIANA } from '../../support/people';
import { expect, test } from '../../support/test';

const ANSWER = 'Docetaxel a dosis alta por decisión del comité.';

test('a justification belongs to its drug: removing the line leaves the line in its place without one', async ({
  openAs,
}) => {
  const draft = await arrangeDraft();
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=4` });
  const wizard = new WizardPage(page);
  await wizard.putInTc();
  for (const [name, dose] of [
    ['Línea A: Docetaxel', '150'],
    ['Línea B: Ciclofosfamida', '2400'],
  ] as const)
    await typeInto(page.getByRole('group', { name }).getByLabel('Dosis', { exact: true }), dose);

  await wizard.goOn('Otros datos');
  const item = (drug: RegExp) =>
    page
      .getByRole('listitem')
      .filter({ has: page.locator('[data-rule="DOS-01"]').filter({ hasText: drug }) })
      .filter({ has: page.getByRole('textbox', { name: /Su justificación/ }) });
  const answerOf = (drug: RegExp) => item(drug).getByRole('textbox', { name: /Su justificación/ });
  await answerOf(/Docetaxel/).fill(ANSWER);
  await expect(answerOf(/Ciclofosfamida/)).toHaveValue('');
  await wizard.expectSaved();

  await page.goto(`/app/demands/${draft.id}/edit?step=4`);
  await page.getByRole('button', { name: /^Quitar la línea A, Docetaxel/ }).click();
  await expect(page.getByRole('group', { name: 'Línea A: Ciclofosfamida' })).toBeVisible();
  await wizard.goOn('Otros datos');
  await expect(answerOf(/Ciclofosfamida/)).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Justificaciones de hallazgos que ya no aparecen' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: ANSWER })).toContainText('DOS-01');

  await wizard.review();
  const found = page.getByRole('region', { name: /^Congruencia/ });
  await expect(found.getByText('Sin justificación').first()).toBeVisible();
  await expect(found.getByText(ANSWER)).toHaveCount(0);
  await page.getByRole('link', { name: 'Justificar' }).click();
  await page.getByRole('button', { name: 'Quitar la justificación de «Dosis y esquema»' }).click();
  await expect(page.getByText(ANSWER)).toHaveCount(0);
});

const WHY = 'Redondeo al vial.';

test('a finding is justified below its field or in the panel, which stay in sync, and the review shows it', async ({
  openAs,
}) => {
  const draft = await arrangeDraft();
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=4` });
  const wizard = new WizardPage(page);
  await wizard.putInTc();
  const line = page.getByRole('group', { name: 'Línea B: Ciclofosfamida' });
  await typeInto(line.getByLabel('Dosis', { exact: true }), '480');
  const finding = line.locator('[data-part="finding"][data-rule="DOS-01"]');
  await expect(finding).toContainText('Nota');
  await expect(finding.getByRole('button', { name: /^Justificar: / })).toBeVisible();
  await typeInto(line.getByLabel('Dosis', { exact: true }), '700');
  await expect(finding).toContainText('Advertencia');
  await finding.getByRole('button', { name: /^Justificar: Dosis y esquema, / }).press('Enter');
  const below = finding.getByRole('textbox', { name: /^Su justificación/ });
  await expect(below).toBeFocused();
  await page.keyboard.type(WHY);
  const panel = page.getByRole('complementary');
  const beside = panel.getByRole('textbox', { name: /^Su justificación/ });
  await expect(beside).toHaveValue(WHY);

  await beside.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' x'.repeat(300));
  await expect(beside).toHaveAttribute('aria-invalid', 'true');
  await expect(below).toHaveAttribute('aria-invalid', 'true');
  const bar = page.locator('[data-part="bottom-bar"]');
  await expect(bar.getByRole('alert')).toContainText('Corrija 1 dato');
  await expect(wizard.next).toHaveAttribute('aria-disabled', 'true');
  await below.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(WHY);
  await expect(beside).toHaveValue(WHY);
  await expect(beside).not.toHaveAttribute('aria-invalid', 'true');
  await wizard.expectSaved();
  await page.reload();
  await expect(below).toHaveValue(WHY);

  await wizard.goOn('Otros datos');
  const list = page.getByRole('listitem').filter({ has: page.locator('[data-rule="DOS-01"]') });
  await expect(list.getByRole('textbox', { name: /^Su justificación/ }).first()).toHaveValue(WHY);
  await expect(panel.getByRole('textbox', { name: /^Su justificación/ })).toHaveCount(0);
  await wizard.review();
  const found = page.getByRole('region', { name: /^Congruencia/ });
  await expect(found.getByText(WHY)).toBeVisible();
  await expect(found.getByText(`Justificación · ${await nameOf(MERIDIANA.doctor)}`)).toBeVisible();
});

const ALLERGY = 'Alergia grave a taxanos.';

test('a justification of step 4 saved over another tab’s save keeps what that tab wrote in step 5', async ({
  openAs,
}) => {
  const draft = await arrangeDraft();
  const address = `/app/demands/${draft.id}/edit`;
  const page = await openAs(MERIDIANA.doctor, { path: `${address}?step=4` });
  const wizard = new WizardPage(page);
  await wizard.putInTc();
  const line = page.getByRole('group', { name: 'Línea B: Ciclofosfamida' });
  await typeInto(line.getByLabel('Dosis', { exact: true }), '700');
  const finding = line.locator('[data-part="finding"][data-rule="DOS-01"]');
  await expect(finding).toContainText('Advertencia');
  await wizard.expectSaved();

  const other = await page.context().newPage();
  await other.goto(`${address}?step=5`);
  await other.getByLabel('Observaciones').fill(ALLERGY);
  await new WizardPage(other).expectSaved();

  await finding.getByRole('button', { name: /^Justificar: Dosis y esquema, / }).press('Enter');
  await page.keyboard.type(WHY);
  await page.getByRole('button', { name: 'Seguir con la mía' }).click();
  await wizard.expectSaved();
  await other.reload();
  await expect(other.getByLabel('Observaciones')).toHaveValue(ALLERGY);
  const list = other.getByRole('listitem').filter({ has: other.locator('[data-rule="DOS-01"]') });
  await expect(list.getByRole('textbox', { name: /^Su justificación/ }).first()).toHaveValue(WHY);
});

test('"keep mine" in step 5 saves only the own changes over those of another tab, and shows the others', async ({
  openAs,
}) => {
  const draft = await arrangeDraft();
  await arrangeTripledDose(draft);
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=5` });
  const answer = (of: typeof page) => of.getByRole('textbox', { name: /^Su justificación/ }).first();
  await expect(answer(page)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await typeInto(answer(other), WHY);
  await typeInto(other.getByLabel('Observaciones'), ALLERGY);
  await new WizardPage(other).expectSaved();

  await typeInto(page.getByLabel('Comentarios oficiales'), 'Los de esta pestaña');
  await page.getByRole('button', { name: 'Seguir con la mía' }).click();
  await expect(page.getByLabel('Observaciones')).toHaveValue(ALLERGY);
  await expect(answer(page)).toHaveValue(WHY);
  await expect(page.getByLabel('Comentarios oficiales')).toHaveValue('Los de esta pestaña');

  // A field that both tabs changed is saved as in this tab.
  await other.reload();
  await expect(other.getByLabel('Comentarios oficiales')).toHaveValue('Los de esta pestaña');
  const saved = other.waitForResponse((response) => response.request().method() === 'POST' && response.ok());
  await typeInto(answer(other), 'Dicho en la otra');
  await saved;
  await typeInto(answer(page), 'Dicho en esta');
  await page.getByRole('button', { name: 'Seguir con la mía' }).click();
  await new WizardPage(page).expectSaved();
  await other.reload();
  await expect(answer(other)).toHaveValue('Dicho en esta');
  await expect(other.getByLabel('Observaciones')).toHaveValue(ALLERGY);
});
