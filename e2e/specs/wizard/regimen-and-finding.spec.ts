import { DemandPage } from '../../pages/demand-page';
import { typeInto } from '../../pages/typed-field';
import { WizardPage } from '../../pages/wizard-page';
import { arrangeDraft, arrangeToContinue } from '../../support/arrange';
import { textOfPdf } from '../../support/pdf';
import { MERIDIANA } from '../../support/people';
import { expect, test } from '../../support/test';

const ANSWER = 'Sin toxicidad en los ciclos anteriores; se mantiene por decisión del comité.';

test('a dose that deviates from its regimen is justified by the doctor, cited by the manager and contained in the PDF', async ({
  openAs,
}) => {
  const draft = await arrangeDraft();
  const doctor = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=4` });
  const wizard = new WizardPage(doctor);
  await wizard.putInTc();
  const line = doctor.getByRole('group', { name: 'Línea A: Docetaxel' });
  const dose = line.getByLabel('Dosis', { exact: true });
  await expect(dose).toHaveValue('75');

  await typeInto(dose, '125');
  await expect(line.locator('[data-part=deviation]')).toHaveText(/Frente al esquema, 75 mg\/m²: ?\+66,7/);
  const finding = line.locator('[data-part="finding"]').filter({ hasText: 'Grave' }).first();
  await expect(finding).toContainText('75');
  await expect(dose).toHaveAccessibleDescription(/Docetaxel/);
  // It stays while the dose is typed in, instead of coming and going with each save.
  await dose.press('Backspace');
  await expect(finding).toContainText('se actualiza al guardar');
  await dose.press('5');
  await expect(finding).not.toContainText('se actualiza al guardar');
  await line.getByText('Ver el cálculo: Docetaxel').click();
  await expect(line.locator('[data-part=dose-steps]')).toContainText(/√\(.*m²\s×\s125\smg\/m²/s);

  await wizard.goOn('Otros datos');
  await doctor
    .getByRole('textbox', { name: /Su justificación/ })
    .first()
    .fill(ANSWER);
  await wizard.review();
  await expect(doctor.getByText(ANSWER)).toBeVisible();
  await doctor.getByRole('button', { name: 'Enviar demanda' }).click();
  await expect(doctor).not.toHaveURL(/\/edit/);

  const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${draft.id}` });
  const section = page.getByRole('region', { name: /^Congruencia/ });
  await expect(section.getByText(ANSWER)).toBeVisible();
  const manager = new DemandPage(page);
  await manager.openDecision();
  await manager.dialog
    .getByRole('button', { name: /^Citar en el comentario/ })
    .first()
    .click();
  await expect(manager.dialog.getByLabel('Comentario', { exact: true })).toHaveValue(/Docetaxel.*Fuente: /s);
  await manager.dialog.getByRole('radio', { name: 'Pedir más información' }).check();
  await manager.dialog.getByRole('button', { name: 'Pedir más información', exact: true }).click();
  await manager.expectStatus('Falta información');

  await doctor.goto(`/app/demands/${draft.id}`);
  const { content } = await new DemandPage(doctor).downloadVersion(1);
  const text = await textOfPdf(content);
  for (const words of ['Congruencia', 'Docetaxel a 125', 'Fuente', 'TC (docetaxel', ANSWER])
    expect(text).toContain(words);
  expect(text).toMatch(/\+66,7\s%/);
});

test('a regimen applied in a later cycle starts with its loading dose, or continues without it, which the preview says', async ({
  openAs,
}) => {
  const demand = await arrangeToContinue();
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${demand.id}/edit?step=4` });
  await expect(page.getByRole('textbox', { name: /^Ciclo\b/ })).toHaveValue('2');
  await page.getByRole('combobox', { name: 'Esquema' }).fill('TCHP');
  await page.getByRole('option', { name: /^TCHP/ }).click();
  const preview = page.getByRole('region', { name: /^TCHP/ });
  await expect(preview.getByRole('radio', { name: /^Empieza ahora/ })).toBeChecked();
  await expect(preview.getByRole('row', { name: /Trastuzumab/ })).toContainText('8 mg/kg');
  await expect(preview).toContainText('Trastuzumab 6 mg/kg desde el ciclo 3');

  const state = await page.getByRole('status').first().textContent();
  await preview.getByRole('radio', { name: /^Sigue/ }).check();
  // Choosing an option of the preview is not an unsaved change.
  await expect(page.getByRole('status').first()).toHaveText(state ?? '');
  await expect(preview.getByRole('row', { name: /Trastuzumab/ })).toContainText('6 mg/kg');
  await expect(preview).toContainText('No se pone la dosis de carga: Trastuzumab 8 mg/kg en el ciclo 1');

  await preview.getByRole('radio', { name: /^Empieza ahora/ }).check();
  await preview.getByRole('button', { name: 'Sustituir por este esquema' }).click();
  const line = page.getByRole('group', { name: /: Trastuzumab$/ });
  await expect(line.getByLabel('Dosis', { exact: true })).toHaveValue('8');
  await expect(line.locator('[data-part=deviation]')).toHaveText(/8 mg\/kg: ?= igual/);
  await expect(page.getByText('TCHP').first()).toBeVisible();
  await expect(page.locator('[name="chemotherapy.regimen.firstCycle"]')).toHaveValue('2');
});

test('the list of regimens shows beside it the doses of the active one for this patient, and what one of them lacks', async ({
  openAs,
}) => {
  const draft = await arrangeDraft();
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=4` });
  await page.getByRole('combobox', { name: 'Esquema' }).pressSequentially('carboplatino-paclitaxel');
  const pane = page.locator('[data-part=option-pane]');
  // Within the list, since the selects of the step have options too.
  const first = page.getByRole('listbox').getByRole('option').first();
  // Those for the tumour of the draft come before those for others.
  await expect(first).toHaveText(/^Pembrolizumab-carboplatino-paclitaxel/);
  await expect(pane.getByRole('row', { name: /^Paclitaxel/ })).toContainText(/80\smg\/m².*\d,\d\d\smg/);
  await expect(pane.getByRole('row', { name: /^Carboplatino/ })).toContainText('Creatinina: falta');
  await page.keyboard.press('ArrowDown');
  await expect(pane.getByRole('table', { name: /^Líneas de Carboplatino-paclitaxel/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(pane).toHaveCount(0);
  const preview = page.getByRole('region', { name: /^Carboplatino-paclitaxel/ });
  await expect(preview.getByRole('button', { name: 'Sustituir por este esquema' })).toBeVisible();
});

test('an oral drug shows its doses per day in the preview of the regimen, in deviations and in findings', async ({
  openAs,
}) => {
  const draft = await arrangeDraft();
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=4` });
  await page.getByRole('combobox', { name: 'Esquema' }).fill('pembrolizumab-pemetrexed');
  await page.getByRole('option', { name: /^Pembrolizumab-pemetrexed/ }).click();
  const other = page.getByRole('region', { name: /^Pembrolizumab-pemetrexed/ });
  await expect(other).toContainText(/Se deja de dar antes de que acabe el esquema: .*Carboplatino tras el ciclo 4\./);
  await other.getByRole('button', { name: 'No usar' }).click();
  await expect(other).toBeHidden();
  await page.getByRole('combobox', { name: 'Esquema' }).fill('XELOX adyuvante');
  await page
    .getByRole('option', { name: /^CAPOX adyuvante/ })
    .first()
    .click();
  await expect(page.getByRole('row', { name: /Capecitabina/ })).toContainText('1-14 · 2 veces al día');
  await page.getByRole('button', { name: 'Sustituir por este esquema' }).click();
  const line = page.getByRole('group', { name: /: Capecitabina$/ });
  await line.getByLabel('Dosis', { exact: true }).fill('2000');
  await expect(line.locator('[data-part=deviation]')).toContainText(/1\.?000\smg\/m² 2 veces al día/);
  await expect(line.locator('[data-part="finding"]').first()).toContainText(/1\.?000\smg\/m² 2 veces al día/);
  const wizard = new WizardPage(page);
  await wizard.choosePacks();
  await wizard.goOn('Otros datos');
  await new WizardPage(page).review();
  await expect(page.getByText(/por toma, 2 veces al día/).first()).toBeVisible();
});
