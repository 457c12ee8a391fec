import { DemandPage } from '../../pages/demand-page';
import { typeInto } from '../../pages/typed-field';
import { arrangeDraft, arrangeSubmission, statusOf } from '../../support/arrange';
import { arrangeUncheckedDose } from '../../support/arrange-congruence';
import { MERIDIANA, PLATFORM } from '../../support/people';
import { expect, test } from '../../support/test';

test('a regimen fills the treatment, and a dose that deviates is marked beside its line', async ({ openAs }) => {
  const draft = await arrangeDraft();
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=4` });
  await page.getByRole('combobox', { name: 'Esquema' }).fill('docetaxel-ciclo');
  await page.getByRole('option', { name: /^TC \(docetaxel/ }).click();
  await expect(page.getByText(/Sustituye las \d líneas que hay/)).toBeVisible();
  await page.getByRole('button', { name: 'Sustituir por este esquema' }).click();

  const line = page.getByRole('group', { name: 'Línea A: Docetaxel' });
  const dose = line.getByLabel('Dosis', { exact: true });
  await expect(dose).toHaveValue('75');
  await expect(page.getByRole('group', { name: 'Línea B: Ciclofosfamida' })).toBeVisible();
  await expect(page.getByLabel('N.º de ciclos', { exact: true })).toHaveValue('4');
  for (const presentation of await page.getByLabel('Presentación', { exact: true }).all())
    await presentation.selectOption({ index: 1 });

  await typeInto(dose, '125');
  await expect(line.locator('[data-part=deviation]')).toHaveText(/Frente al esquema, 75 mg\/m²: ?\+66,7/, {
    timeout: 20_000,
  });
  const finding = line.locator('[data-part="finding"][data-rule="DOS-01"]');
  await expect(finding).toContainText('Grave');

  // Until the new dose is saved, the previous deviation stays in place.
  await typeInto(dose, '90');
  await expect(line.locator('[data-part=deviation]')).toContainText(/\+66,7.*se actualiza al guardar/);
  await expect(line.locator('[data-part=deviation]')).toHaveText(/Frente al esquema, 75 mg\/m²: ?\+20\s%$/, {
    timeout: 20_000,
  });

  // Open the search for another regimen by keyboard, and close it with Escape.
  const other = page.getByRole('button', { name: 'Cambiar de esquema' });
  await other.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Esquema' })).toBeFocused();
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(other).toBeFocused({ timeout: 500 });
  }).toPass();

  // The review shows the deviation of each line as well.
  await page.goto(`/app/demands/${draft.id}/edit?step=review`);
  const lines = page.getByRole('table', { name: 'Líneas de fármaco de la propuesta' });
  await expect(lines.getByRole('columnheader', { name: 'Frente al esquema' })).toBeVisible();
  await expect(lines.getByRole('row').nth(1)).toContainText(/\+20\s%/);
});

test('the previous clearance stays until the new one is calculated', async ({ openAs }) => {
  const draft = await arrangeDraft(MERIDIANA, { tumourType: 'ovario', patient: { gender: 'female' } });
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=4` });
  await page.getByRole('combobox', { name: 'Esquema' }).fill('Carboplatino-paclitaxel');
  await page
    .getByRole('option', { name: /^Carboplatino-paclitaxel/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Sustituir por este esquema' }).click();
  await page
    .getByLabel(/^Creatinina/)
    .first()
    .fill('1,1');
  const clearance = page.locator('output').filter({ hasText: 'ml/min' });
  await expect(clearance).toHaveText(/^[\d,]+\sml\/min$/, { timeout: 20_000 });
  const before = (await clearance.textContent()) ?? '';
  await page.getByLabel(/^Peso/).fill('99');
  await expect(clearance).toHaveText(`${before}se actualiza al guardar`);
  await expect(clearance).not.toContainText('se actualiza al guardar', { timeout: 20_000 });
  await expect(clearance).not.toHaveText(before);
});

test('a submission with other findings than the review showed is stopped until they are shown', async ({ openAs }) => {
  const draft = await arrangeDraft(MERIDIANA, { tumourType: 'ovario', patient: { gender: 'female' } });
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=review` });
  const findings = page.getByRole('region', { name: /^Congruencia/ });
  await expect(findings).toBeVisible();
  await expect(findings.locator('[data-part="finding"]').filter({ hasText: 'SEX-01' })).toHaveCount(0);

  const other = await openAs(PLATFORM.admin, { path: `/app/patients/${draft.content.basics.patientId}/edit` });
  await other.getByRole('group', { name: 'Género' }).getByText('Hombre', { exact: true }).click();
  await other.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(other).not.toHaveURL(/\/edit/);

  await page.getByRole('button', { name: 'Enviar demanda' }).click();
  await expect(page.getByText(/Lo que muestra la revisión ha cambiado/)).toBeVisible();
  await expect(findings.locator('[data-part="finding"]').filter({ hasText: 'SEX-01' })).toBeVisible();
  expect(await statusOf(draft)).toBe('draft');

  // Findings that change again after that stop the submission again.
  await other.goto(`/app/patients/${draft.content.basics.patientId}/edit`);
  await other.getByRole('group', { name: 'Género' }).getByText('Mujer', { exact: true }).click();
  await other.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(other).not.toHaveURL(/\/edit/);
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click();
  await expect(findings.locator('[data-part="finding"]').filter({ hasText: 'SEX-01' })).toHaveCount(0);
  expect(await statusOf(draft)).toBe('draft');

  await page.getByRole('button', { name: 'Volver a intentarlo' }).click();
  await expect(page).not.toHaveURL(/\/edit/);
  await expect.poll(() => statusOf(draft)).toBe('pending_analysis');
});

test('loading a version saved elsewhere recalculates its doses, and the submission sends what is shown', async ({
  openAs,
}) => {
  const draft = await arrangeDraft();
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=review` });
  const lines = page.getByRole('table', { name: 'Líneas de fármaco de la propuesta' });
  const dose = lines
    .getByRole('row')
    .nth(1)
    .getByText(/^[\d.,]+\smg$/);
  const before = (await dose.first().textContent()) ?? '';

  const other = await page.context().newPage();
  await other.goto(`/app/demands/${draft.id}/edit?step=4`);
  const saved = other.waitForResponse((response) => response.url().includes('/save?') && response.ok());
  await other.getByLabel(/^Peso/).fill('120');
  await saved;

  const send = page.getByRole('button', { name: 'Enviar demanda' });
  await send.click();
  await expect(page.getByText(/ha guardado cambios/)).toBeVisible();
  const analysed = page.waitForResponse(/draft-analysis/);
  await page.getByRole('button', { name: 'Cargar esa versión' }).click();
  await analysed;
  await expect(page.getByRole('region', { name: 'Tratamiento propuesto' })).toContainText('120,00 kg');
  await expect(dose.first()).not.toHaveText(before);

  const request = page.waitForRequest(/\/submit/);
  await send.click();
  expect(new URLSearchParams((await request).postData() ?? '').get('findings')).not.toBeNull();
  await expect(page).not.toHaveURL(/\/edit/);
  await expect.poll(() => statusOf(draft)).toBe('pending_analysis');
});

test('a dose that nothing is held against is named while writing, in the report and in the decision', async ({
  openAs,
}) => {
  const draft = await arrangeUncheckedDose();
  const doctor = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=4` });
  const panel = doctor.getByRole('region', { name: 'Congruencia', exact: true });
  await expect(panel.getByText('Dosis no comprobada: no hay dato de referencia')).toBeVisible();
  const route = panel.getByText('Vía comprobada').first();
  await expect(route).toBeHidden();
  await panel.getByText('Ver el resto').click();
  await expect(route).toBeVisible();

  await arrangeSubmission(draft, MERIDIANA.doctor);
  const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${draft.id}` });
  const checks = page.getByRole('table', { name: 'Qué se ha comprobado de cada línea y qué no' });
  const cell = (row: number, column: number) => checks.getByRole('row').nth(row).getByRole('cell').nth(column);
  await expect(cell(1, 0)).toContainText('Dexclorfeniramina');
  await expect(cell(1, 1)).toContainText('sin comprobar: No hay dato de referencia');
  await expect(cell(2, 1)).toContainText('comprobado: Con la ficha técnica');
  // An omitted check is no finding.
  await expect(
    page.getByRole('region', { name: /^Congruencia/ }).locator('[data-part=finding][data-rule^=DOS]'),
  ).toHaveCount(0);

  const manager = new DemandPage(page);
  await manager.openDecision();
  await expect(manager.dialog.getByText('1 línea con dosis no comprobada: A (Dexclorfeniramina).')).toBeVisible();
  await manager.dialog.getByRole('link', { name: 'Ver el informe' }).click();
  await expect(page.getByRole('region', { name: /^Congruencia/ })).toBeInViewport();
});

test('a finding that appears above the field with the focus does not push it away', async ({ openAs }) => {
  const draft = await arrangeDraft();
  const page = await openAs(MERIDIANA.doctor);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/draft-analysis*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/app/demands/${draft.id}/edit?step=4`);
  const field = page.getByLabel('N.º de ciclos', { exact: true });
  await field.click();
  const top = () => field.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  expect(await page.evaluate('scrollY')).toBe(0);
  answer();
  await expect(page.locator('[data-part="finding"][data-rule="INT-02"]')).toBeVisible();
  expect(await top()).toBe(before);
  expect(await page.evaluate('scrollY')).toBeGreaterThan(0);
});
