import type { Locator, Page } from '@playwright/test';
import { typeInto } from '../../pages/typed-field';
import { WizardPage } from '../../pages/wizard-page';
import { arrangeDecision, arrangeDraft, statusOf } from '../../support/arrange';
import { MERIDIANA } from '../../support/people';
import { expect, test } from '../../support/test';

async function empty(field: Locator): Promise<void> {
  await field.click();
  await field.press('ControlOrMeta+a');
  await field.press('Delete');
  await field.press('Tab');
}

/** Opens step 4 of a new draft, which has two drug lines. */
async function openTreatment(openAs: (email: string, options: { path: string }) => Promise<Page>) {
  const draft = await arrangeDraft();
  const path = `/app/demands/${draft.id}/edit?step=4`;
  const page = await openAs(MERIDIANA.doctor, { path });
  const lineA = page.getByRole('group', { name: /^Línea A/ });
  return { draft, path, page, wizard: new WizardPage(page), lineA };
}

/** Types a drug and leaves the field once an option shows, because before there is nothing to select. */
async function chooseDrug(line: Locator, name: string): Promise<void> {
  const drug = line.getByRole('combobox', { name: 'Fármaco' });
  await typeInto(drug, name);
  await expect(
    line
      .page()
      .getByRole('option', { name: new RegExp(`^${name}`) })
      .first(),
  ).toBeVisible();
  await drug.press('Tab');
  await expect(line).toHaveAccessibleName(new RegExp(name));
}

test('the amount of a line follows its dose until another is typed, which is checked by a rule', async ({ openAs }) => {
  const { page, wizard, lineA: line } = await openTreatment(openAs);
  await chooseDrug(line, 'Pertuzumab');
  await line.getByLabel('Tipo de dosis', { exact: true }).selectOption('mg');
  const dose = line.getByLabel('Dosis', { exact: true });
  const amount = line.getByLabel('Cantidad', { exact: true });
  // Emptied first, because the draft has a typed amount.
  await empty(amount);
  await typeInto(dose, '840');
  await expect(amount).toHaveValue('2');
  await typeInto(dose, '420');
  await expect(amount).toHaveValue('1');
  await typeInto(dose, '840');
  await expect(amount).toHaveValue('2');

  await typeInto(amount, '1');
  const finding = line.locator('[data-part="finding"][data-rule="ENV-01"]');
  await expect(finding).toContainText('Advertencia');
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

test('a typed amount or price is dropped when its drug or pack changes', async ({ openAs }) => {
  const { page, wizard, lineA: line } = await openTreatment(openAs);
  const amount = line.getByLabel('Cantidad', { exact: true });
  const price = line.getByLabel('Precio', { exact: true });
  const pack = line.getByLabel('Presentación', { exact: true });
  const followed = line.getByText('Según la dosis');
  await line.getByLabel('Tipo de dosis', { exact: true }).selectOption('mg');
  await typeInto(line.getByLabel('Dosis', { exact: true }), '840');
  await typeInto(amount, '11');
  await wizard.expectSaved();
  await page.reload();
  await expect(amount).toHaveValue('11');

  await chooseDrug(line, 'Pertuzumab');
  await expect(amount).toHaveValue('2');
  await typeInto(amount, '11');
  await chooseDrug(line, 'Docetaxel');
  await expect(pack).toHaveValue('');
  await typeInto(price, '12,34');
  await chooseDrug(line, 'Ciclofosfamida');
  await expect(price).toHaveValue('0,00');
  await pack.selectOption({ index: 1 });
  await expect(followed).toBeVisible();
  await typeInto(amount, '11');
  await pack.selectOption({ index: 2 });
  await expect(followed).toBeVisible();
  await expect(amount).not.toHaveValue('11');
});

test('in the next version a calculated amount keeps following its dose, and a typed one stays', async ({ openAs }) => {
  const { draft, path, page, wizard, lineA: first } = await openTreatment(openAs);
  const second = page.getByRole('group', { name: /^Línea B/ });
  const amountOf = (line: Locator) => line.getByLabel('Cantidad', { exact: true });
  await empty(amountOf(first));
  await typeInto(amountOf(second), '77');
  await wizard.expectSaved();
  const before = Number(await amountOf(first).inputValue());
  await page.goto(`/app/demands/${draft.id}/edit?step=5`);
  await wizard.send('Enviar demanda');
  await expect.poll(() => statusOf(draft)).toBe('pending_analysis');
  await arrangeDecision(draft, MERIDIANA.manager, { decision: 'more_info', comment: 'Falta el peso de hoy' });

  await page.goto(path);
  await expect(amountOf(first)).toHaveValue(String(before));
  await expect(first.getByText('Según la dosis')).toBeVisible();
  await expect(second.getByText('Según la dosis')).toHaveCount(0);
  await first.getByLabel('Tipo de dosis', { exact: true }).selectOption('mg');
  await typeInto(first.getByLabel('Dosis', { exact: true }), '2000');
  const after = async () => Number(await amountOf(first).inputValue());
  await expect.poll(after).toBeGreaterThan(before);
  await expect(amountOf(second)).toHaveValue('77');
  await wizard.expectSaved();
  const said = await after();
  await page.reload();
  await expect(amountOf(first)).toHaveValue(String(said));
  await expect(first.getByText('Según la dosis')).toBeVisible();
  await expect(amountOf(second)).toHaveValue('77');
});

test('without the weight the amounts that follow their dose are empty on every line, and come back with it', async ({
  openAs,
}) => {
  const { page, wizard, lineA } = await openTreatment(openAs);
  const lineB = page.getByRole('group', { name: /^Línea B/ });
  const weight = page.getByLabel('Peso', { exact: true });
  const typed = await weight.inputValue();
  const amounts = [lineA, lineB].map((line) => line.getByLabel('Cantidad', { exact: true }));
  for (const amount of amounts) await empty(amount);
  const before = await Promise.all(amounts.map((amount) => amount.inputValue()));
  await wizard.expectSaved();
  await empty(weight);
  for (const [index, amount] of amounts.entries()) {
    await expect(amount).toHaveValue('');
    await expect(amount).toHaveAttribute('placeholder', '—');
    await expect([lineA, lineB][index]?.getByText('Según la dosis') as Locator).toBeVisible();
  }
  await typeInto(weight, typed);
  for (const [index, amount] of amounts.entries()) await expect(amount).toHaveValue(before[index] ?? '');
});
