import { typeInto } from '../../pages/typed-field';
import { WizardPage } from '../../pages/wizard-page';
import { arrangeDraft } from '../../support/arrange';
import { findDrugOfOnePack } from '../../support/arrange-drug';
import { loseConnection } from '../../support/connection';
import { MERIDIANA } from '../../support/people';
import { expect, type Page, test } from '../../support/test';

const DRUGS = '**/wizard/drugs';

const foundIn = (page: Page) => page.locator('[data-part="options"]').getByRole('option');

async function openTreatment(openAs: (email: string, options: { path: string }) => Promise<Page>) {
  const draft = await arrangeDraft();
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=4` });
  const line = page.getByRole('group', { name: /^Línea A/ });
  return { page, line, drug: line.getByRole('combobox', { name: 'Fármaco' }) };
}

test('the drug catalogue is loaded once and searched in the browser, prefixes first, without a request per key', async ({
  openAs,
}) => {
  const { page, drug } = await openTreatment(openAs);
  const asked: string[] = [];
  await drug.fill('pla');
  await expect(foundIn(page).first()).toBeVisible();
  page.on('request', (request) => asked.push(request.url()));
  await drug.fill('PACLI');
  await expect(foundIn(page).first()).toHaveText(/^Paclitaxel/);
  await drug.fill('acido zol');
  await expect(foundIn(page).first()).toHaveText(/^Ácido zoledrónico/);
  expect(asked).toEqual([]);
});

test('a drug is found by a brand or an everyday name, which stands below its own', async ({ openAs }) => {
  const { page, drug } = await openTreatment(openAs);
  await page.setViewportSize({ width: 390, height: 900 });
  for (const [typed, name, other] of [
    ['herceptin', 'Trastuzumab', 'Herceptin'],
    ['Taxol', 'Paclitaxel', 'Taxol'],
    ['5 fu', 'Fluorouracilo', '5-FU'],
    ['5fu', 'Fluorouracilo', '5-FU'],
    ['adriamicina', 'Doxorubicina', 'adriamicina'],
  ] as const) {
    await drug.fill(typed);
    const first = foundIn(page).first();
    await expect(first).toContainText(name);
    await expect(first).toContainText(other);
    expect(await first.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  }
  await drug.fill('Keytruda');
  await expect(foundIn(page)).toHaveCount(1);
  await drug.press('Tab');
  await expect(drug).toHaveValue('Pembrolizumab');
});

test('price and dose fit their fields, and the full name of the pack is shown below its field', async ({ openAs }) => {
  const { page, line } = await openTreatment(openAs);
  const price = line.getByLabel('Precio', { exact: true });
  const dose = line.getByLabel('Dosis', { exact: true });
  await price.fill('123456,78');
  await dose.fill('1234,56');
  const whole = await line.getByLabel('Presentación', { exact: true }).locator('option:checked').textContent();
  await expect(line.getByText(`${whole} · CN`)).toBeVisible();
  for (const width of [390, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const field of [price, dose]) {
      const cut = await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(cut, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('the drug catalogue is answered with 304 unless it has changed', async ({ openAs }) => {
  const { page } = await openTreatment(openAs);
  const ask = (tag: string) =>
    page.evaluate(async (known) => {
      const response = await fetch('/app/demands/wizard/drugs', { headers: { 'If-None-Match': known } });
      const { status, headers } = response;
      return { status, tag: headers.get('ETag') ?? '', rule: headers.get('Cache-Control') };
    }, tag);
  const first = await ask('"none"');
  expect(first).toMatchObject({ status: 200, rule: 'private, no-cache' });
  expect(await ask(first.tag)).toMatchObject({ status: 304 });
});

test.describe('Enter before the catalogue has loaded', () => {
  async function openBeforeAnswer(openAs: (email: string, options: { path: string }) => Promise<Page>) {
    const draft = await arrangeDraft();
    const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=3` });
    let answer: () => void = () => undefined;
    const isDue = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(DRUGS, async (route) => {
      await isDue;
      await route.continue();
    });
    await new WizardPage(page).goOn('Quimioterapia');
    const line = page.getByRole('group', { name: /^Línea A/ });
    return { page, line, drug: line.getByRole('combobox', { name: 'Fármaco' }), answer };
  }

  test('selects the only match once it has loaded', async ({ openAs }) => {
    const { page, line, drug, answer } = await openBeforeAnswer(openAs);
    await drug.fill('docet');
    await drug.press('Enter');
    await expect(page.getByText('Buscando…')).toBeVisible();
    answer();
    await expect(drug).toHaveValue(/^Docetaxel/);
    await expect(line).toHaveAccessibleName(/Docetaxel/);
    await expect(drug).toHaveAttribute('aria-expanded', 'false');
  });

  test('selects nothing among several matches, keeps the text and says so', async ({ openAs }) => {
    const { page, drug, answer } = await openBeforeAnswer(openAs);
    await drug.fill('ci');
    await drug.press('Enter');
    answer();
    await expect(page.getByText(/Hay varias opciones/)).toBeVisible();
    await expect(drug).toHaveValue('ci');
    await drug.press('Enter');
    await expect(drug).toHaveValue(/^Ci/);
    await expect(drug).toHaveAttribute('aria-expanded', 'false');
  });
});

test('a name typed over a chosen drug does not keep that drug; Escape does', async ({ openAs }) => {
  const { page, line, drug } = await openTreatment(openAs);
  const before = await drug.inputValue();
  await drug.fill('zzz');
  await drug.press('Escape');
  await expect(drug).toHaveValue(before);
  await drug.fill('medicamento nuevo');
  await drug.press('Tab');
  await expect(drug).toHaveValue('medicamento nuevo');
  await expect(line.locator('input[name$=".drugId"]')).toHaveValue('');
  await expect(line.getByText(/Elija una/).first()).toBeVisible();
  await expect(new WizardPage(page).next).toHaveAttribute('aria-disabled', 'true');
  await drug.fill('DOCETAXEL');
  await expect(page.getByRole('option', { name: /^Docetaxel/ }).first()).toBeVisible();
  await drug.press('Tab');
  await expect(drug).toHaveValue('Docetaxel');
  await expect(line).toHaveAccessibleName(/Docetaxel/);
});

test('the only presentation of a drug is selected automatically', async ({ openAs }) => {
  const { page, line, drug } = await openTreatment(openAs);
  const { name, pack } = await findDrugOfOnePack();
  await typeInto(drug, name);
  await foundIn(page).first().click();
  await expect(drug).toHaveValue(name);
  await expect(line.getByLabel('Presentación', { exact: true })).toHaveValue(String(pack.id));
  const price = (pack.priceCents / 100).toFixed(2).replace('.', ',');
  await expect(line.getByLabel('Precio', { exact: true })).toHaveValue(price);
});

test('a line is duplicated with all its values, and can be given in all sessions at once', async ({ openAs }) => {
  const { page, line, drug } = await openTreatment(openAs);
  const wizard = new WizardPage(page);
  await page.getByLabel('Sesiones por ciclo', { exact: true }).fill('3');
  await line.getByRole('button', { name: /Todas las sesiones/ }).click();
  for (const number of [1, 2, 3]) await expect(line.getByRole('checkbox', { name: `Sesión ${number}` })).toBeChecked();
  await line.getByLabel('Dosis', { exact: true }).fill('61,5');
  await line.getByLabel('Precio', { exact: true }).fill('12,34');
  const count = await page.getByRole('group', { name: /^Línea/ }).count();
  await line.getByRole('button', { name: /^Duplicar la línea A/ }).click();
  const copy = page.getByRole('group', { name: /^Línea/ }).nth(count);
  await expect(copy.getByLabel('Dosis', { exact: true })).toBeFocused();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(copy.getByRole('combobox', { name: 'Fármaco' })).toHaveValue(await drug.inputValue());
  await expect(copy.getByLabel('Dosis', { exact: true })).toHaveValue('61,5');
  await expect(copy.getByLabel('Precio', { exact: true })).toHaveValue('12,34');
  await expect(copy.getByLabel('Presentación', { exact: true })).toHaveValue(
    await line.getByLabel('Presentación', { exact: true }).inputValue(),
  );
  await expect(copy.getByRole('checkbox', { name: 'Sesión 3' })).toBeChecked();
  await copy.getByRole('button', { name: /Ninguna sesión/ }).click();
  await expect(copy.getByRole('checkbox', { name: 'Sesión 3' })).not.toBeChecked();
  await expect(wizard.next).toHaveAttribute('aria-disabled', 'true');
});

test('a line whose drug was just chosen is duplicated with its presentation and price', async ({ openAs }) => {
  const { page, line, drug } = await openTreatment(openAs);
  await drug.fill('docetaxel');
  await foundIn(page).first().click();
  const presentation = line.getByLabel('Presentación', { exact: true });
  await presentation.selectOption({ index: 1 });
  await line.getByLabel('Precio', { exact: true }).fill('12,34');
  const count = await page.getByRole('group', { name: /^Línea/ }).count();
  await line.getByRole('button', { name: /^Duplicar la línea A/ }).click();
  const copy = page.getByRole('group', { name: /^Línea/ }).nth(count);
  await expect(copy.getByLabel('Presentación', { exact: true })).toHaveValue(await presentation.inputValue());
  await expect(copy.getByLabel('Precio', { exact: true })).toHaveValue('12,34');
});

test('a removed line can be restored to its place with its values, and an empty one is removed without a toast', async ({
  openAs,
}) => {
  const { page, line, drug } = await openTreatment(openAs);
  const name = await drug.inputValue();
  const presentation = await line.getByLabel('Presentación', { exact: true }).inputValue();
  await line.getByLabel('Dosis', { exact: true }).fill('61,5');
  await line.getByRole('button', { name: /^Quitar la línea A/ }).click();
  await expect(page.getByText(`Se ha quitado «Línea A: ${name}»`)).toBeVisible();
  await page.getByRole('button', { name: 'Añadir fármaco' }).click();
  await page.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(line.getByLabel('Dosis', { exact: true })).toBeFocused();
  await expect(drug).toHaveValue(name);
  await expect(line.getByLabel('Presentación', { exact: true })).toHaveValue(presentation);
  await expect(line.getByLabel('Dosis', { exact: true })).toHaveValue('61,5');
  await page.getByRole('button', { name: /^Quitar la línea.*fármaco sin elegir/ }).click();
  await expect(page.getByRole('group', { name: /fármaco sin elegir/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Deshacer' })).toHaveCount(0);
});

test.describe('a lost connection', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('presentations and options that failed to load are requested again once it is back', async ({ openAs }) => {
    const { page, line, drug } = await openTreatment(openAs);
    await drug.fill('docetaxel');
    await expect(foundIn(page).first()).toBeVisible();
    await page.context().setOffline(true);
    await foundIn(page).first().click();
    await expect(line.getByRole('alert')).toContainText('No se ha podido buscar');
    await page.context().setOffline(false);
    await expect(line.getByRole('alert')).toHaveCount(0);
    await expect(line.getByLabel('Presentación', { exact: true }).getByRole('option')).not.toHaveCount(1);
    await page.getByRole('switch', { name: 'Radioterapia' }).check();
    await page.context().setOffline(true);
    await page.getByRole('combobox', { name: 'Códigos' }).fill('AV');
    await expect(page.getByRole('alert').filter({ hasText: 'No se ha podido buscar' })).toBeVisible();
    await page.context().setOffline(false);
    await expect(foundIn(page).first()).toBeVisible();
  });

  test('unsaved changes are saved automatically once it is back', async ({ openAs }) => {
    const draft = await arrangeDraft();
    const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=5` });
    await loseConnection(page);
    await page.getByLabel('Observaciones').fill('Escrito sin conexión');
    await expect(page.getByText(/se guardará en cuanto vuelva/)).toBeVisible({ timeout: 20_000 });
    await page.context().setOffline(false);
    await new WizardPage(page).expectSaved();
    await page.reload();
    await expect(page.getByLabel('Observaciones')).toHaveValue('Escrito sin conexión');
  });
});
