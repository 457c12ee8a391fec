import type { Locator } from '@playwright/test';
import { WizardPage } from '../../pages/wizard-page';
import { arrangeDecision, arrangeDenied, arrangeDraft, arrangeSubmitted, statusOf } from '../../support/arrange';
import { MERIDIANA } from '../../support/people';
import { expect, type Page, test } from '../../support/test';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Printable area of A4 with margins of 15 mm, in px. */
const SHEET = { width: 680, height: 900 };
const CYCLES = 30;
const LINES = 12;
const LONG_NAME = {
  firstName: 'María de los Ángeles Inmaculada Concepción',
  lastName: 'Fernández de Córdoba y Álvarez de Toledo Martínez-Bordiú Goicoechea',
};

/** Script that measures the text of the dates, not their cells, in the first printed table. */
const EDGES_OF_DATES = `[...document.querySelectorAll('[data-part=printed] table:first-child [data-row=days] b')].map((date) => {
  const range = document.createRange();
  range.selectNodeContents(date);
  const { left, right } = range.getBoundingClientRect();
  return { left, right };
})`;

type Edges = Awaited<ReturnType<typeof boxOf>>;

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error('not shown');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

async function expectOneLine(place: Locator, whole: string): Promise<void> {
  await expect(place).toHaveAttribute('title', whole);
  expect((await boxOf(place)).height).toBeLessThan(30);
}

const areApart = (one: Edges, other: Edges) =>
  one.right <= other.x || other.right <= one.x || one.bottom <= other.y || other.bottom <= one.y;

test('cards of session dates fit the letters of many drug lines', async ({ openAs }) => {
  const draft = await arrangeDraft();
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=4` });
  const cards = page.locator('[data-part="session-date"]');
  const letters = cards.first().locator('[data-part="drug-letter"]');
  await expect(letters.first()).toBeVisible();
  const add = page.getByRole('button', { name: 'Añadir fármaco' });
  const lines = page.locator('[data-entry]');
  while ((await lines.count()) < LINES) {
    const count = await lines.count();
    await add.click();
    await expect(lines).toHaveCount(count + 1);
    await page.keyboard.press('Escape');
    await lines.last().getByRole('checkbox', { name: 'Sesión 1', exact: true }).check();
  }
  await expect.poll(() => letters.count()).toBeGreaterThan(8);
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await cards.first().scrollIntoViewIfNeeded();
    const card = await boxOf(cards.first());
    const field = await boxOf(cards.first().getByRole('textbox'));
    expect(field.right, `the date at ${size.width} px`).toBeLessThanOrEqual(card.right);
    for (const letter of await letters.all()) {
      const box = await boxOf(letter);
      expect(box.right, `a letter at ${size.width} px`).toBeLessThanOrEqual(card.right);
      expect(areApart(box, field), `a letter at ${size.width} px is not under the date`).toBe(true);
    }
  }
});

test('a long name stays on one line with the full name as its title, and wraps in a dialog', async ({ openAs }) => {
  const demand = await arrangeSubmitted(MERIDIANA, { patient: LONG_NAME });
  const draft = await arrangeDraft(MERIDIANA, { patient: LONG_NAME });
  const whole = `${LONG_NAME.firstName} ${LONG_NAME.lastName}`;
  const doctor = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=2` });
  await expectOneLine(doctor.locator('[data-part="panel-head"] b').filter({ hasText: whole }), whole);
  await doctor.setViewportSize(PHONE);
  await expectOneLine(doctor.locator('[data-part="patient-line"] b'), whole);
  const manager = await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}?action=manage` });
  for (const size of [DESK, PHONE]) {
    await manager.setViewportSize(size);
    const head = manager.locator('dialog[open] > div:first-child');
    await expect(head.locator('p')).toContainText(LONG_NAME.lastName);
    const cut = await head
      .locator('p *')
      .evaluateAll((parts) => parts.some((each) => each.scrollWidth > each.clientWidth && each.clientWidth > 0));
    expect(cut, `the name in the panel at ${size.width} px`).toBe(false);
    const cross = await boxOf(head.getByRole('button'));
    expect(cross.width, `the cross at ${size.width} px`).toBeGreaterThanOrEqual(32);
    expect(cross.right).toBeLessThanOrEqual(size.width);
  }
});

test('a printed calendar has every cycle, with untruncated names and separate dates', async ({ openAs }) => {
  const demand = await arrangeSubmitted(MERIDIANA, { totalCycles: CYCLES, regimen: 'mama-paclitaxel-semanal' });
  const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}` });
  const calendars = page.getByRole('table', { name: 'Calendario de sesiones' }).filter({ visible: true });
  await expect(calendars).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(SHEET);
  const heads = calendars.locator('[data-row="cycles"] th[title]');
  await expect(heads).toHaveCount(CYCLES);
  for (const head of [heads.first(), heads.last()]) {
    expect(await head.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  }
  const dates = await page.evaluate<{ left: number; right: number }[]>(EDGES_OF_DATES);
  expect(dates.length).toBeGreaterThan(2);
  for (const [index, { left }] of dates.entries()) expect(left - (dates[index - 1]?.right ?? 0)).toBeGreaterThan(3);
  await expect(page.locator('[data-part=row-button]').filter({ visible: true })).toHaveCount(0);
  // The year is shown where it begins.
  await expect(calendars.first().locator('[data-part="year"]').first()).toHaveText(/^\d{4}$/);
});

test('the header keeps reference, status and tabs on a phone, and a section starts right below it', async ({
  openAs,
}) => {
  const demand = await arrangeSubmitted(MERIDIANA, { totalCycles: CYCLES });
  const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}` });
  const header = page.locator('[data-part="demand-header"]');
  await page.setViewportSize(PHONE);
  await header.getByRole('link', { name: 'Propuesta' }).click();
  await expectUnder(page, header, '#treatment h2');
  await expect(page.getByRole('heading', { level: 1, name: demand.reference })).toBeInViewport();
  await expect(header.locator('[data-status]').first()).toBeInViewport();
  await expect(header.getByRole('navigation').filter({ visible: true })).toBeInViewport();
  expect((await boxOf(header)).height).toBeLessThan(110);
  await page.locator('#history').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 5000);
  const tab = header.getByRole('link', { name: 'Historial' });
  await expect(tab).toHaveAttribute('aria-current', 'true');
  await expect(tab).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(DESK);
  await page.getByRole('navigation', { name: 'En esta página' }).getByRole('link', { name: 'Protocolo' }).click();
  await expectUnder(page, header, '#protocol h2');
  const contents = await boxOf(page.getByRole('navigation', { name: 'En esta página' }).getByRole('list'));
  expect(contents.y - (await boxOf(header)).bottom).toBeLessThan(40);
});

test('a section starts right below a header that wraps, on a narrow phone and beside a panel', async ({ openAs }) => {
  const demand = await arrangeSubmitted();
  const path = `/app/demands/${demand.id}`;
  const phone = await openAs(MERIDIANA.manager, { path, width: 320 });
  const beside = await openAs(MERIDIANA.manager, { path: `${path}?action=manage`, width: 1280 });
  for (const page of [phone, beside]) {
    const header = page.locator('[data-part="demand-header"]');
    for (const [tab, heading] of [
      ['Propuesta', '#treatment h2'],
      ['Protocolo', '#protocol h2'],
    ] as const) {
      await header.getByRole('link', { name: tab }).click();
      await expectUnder(page, header, heading);
    }
  }
});

test('change marks stay on one line and do not make the table of drugs overflow', async ({ openAs }) => {
  const demand = await arrangeSubmitted();
  await arrangeDecision(demand, MERIDIANA.manager, { decision: 'more_info', comment: 'Revise las dosis.' });
  const doctor = await openAs(MERIDIANA.doctor, { path: `/app/demands/${demand.id}/edit?step=4` });
  const wizard = new WizardPage(doctor);
  for (const line of await doctor.getByRole('group', { name: /^Línea [A-Z]/ }).all()) {
    await line.getByLabel('Dosis', { exact: true }).fill('61,25');
    await line.getByLabel('Cantidad', { exact: true }).fill('12');
    await line.getByLabel('Precio', { exact: true }).fill('1234,56');
  }
  await wizard.goOn('Otros datos');
  await wizard.send('Reenviar');
  await expect.poll(() => statusOf(demand)).toBe('pending_analysis');
  const path = `/app/demands/${demand.id}`;
  const whole = await openAs(MERIDIANA.manager, { path, width: 1440 });
  const beside = await openAs(MERIDIANA.manager, { path: `${path}?action=manage`, width: 1440 });
  for (const page of [whole, beside]) {
    const table = page.getByRole('table', { name: 'Líneas de fármaco de la propuesta' });
    const marks = table.locator('del');
    await expect(marks.first()).toBeVisible();
    const heights = await marks.evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(20);
    const overflow = await table.evaluate(({ parentElement: box }) => (box ? box.scrollWidth - box.clientWidth : 0));
    expect(overflow).toBeLessThanOrEqual(0);
  }
});

async function expectUnder(page: Page, header: Locator, heading: string): Promise<void> {
  const distance = async () => (await boxOf(page.locator(heading).first())).y - (await boxOf(header)).bottom;
  await expect.poll(distance).toBeLessThan(40);
  expect(await distance()).toBeGreaterThan(8);
}

test('a short page does not scroll', async ({ openAs }) => {
  const page = await openAs(MERIDIANA.doctor, { path: '/app/home' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const overflow = 'document.querySelector("nav[aria-label=Principal]").offsetHeight - innerHeight';
  expect(await page.evaluate<number>(overflow)).toBeLessThanOrEqual(0);
});

for (const size of [DESK, PHONE]) {
  test(`neither a toast nor a focused field is covered by the bottom bar at ${size.width} px`, async ({ openAs }) => {
    const demand = await arrangeDenied();
    const page = await openAs(MERIDIANA.doctor, {
      path: `/app/demands/${demand.id}?action=duplicate_with_chemotherapy`,
    });
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Crear la copia' }).click();
    const toast = page.getByRole('status').filter({ hasText: 'Copia creada' });
    const bar = page.locator('[data-part="bottom-bar"]');
    const next = bar.getByRole('button').last();
    await expect(toast).toBeVisible();
    await expect.poll(async () => areApart(await boxOf(toast), await boxOf(next))).toBe(true);
    const analysed = page.waitForResponse(/draft-analysis/);
    await page.goto(`${new URL(page.url()).pathname}?step=4`);
    // Findings arrive after the page and move the fields below them.
    await analysed;
    await new WizardPage(page).weight.focus();
    for (let field = 0; field < 25; field += 1) {
      await page.keyboard.press('Tab');
      if ((await bar.locator(':focus').count()) > 0) continue;
      const belowBar = async () => (await boxOf(page.locator(':focus'))).bottom - (await boxOf(bar)).y;
      await expect.poll(belowBar, { message: `field ${field}` }).toBeLessThanOrEqual(1);
    }
  });
}

test('on a phone a list card opens wherever it is touched, and a small link has a larger touch area', async ({
  openAs,
}) => {
  const demand = await arrangeSubmitted();
  const page = await openAs(MERIDIANA.manager, { path: `/app/demands?reference=${demand.reference}`, width: 390 });
  const card = page.getByRole('row').filter({ hasText: demand.reference });
  const { height } = await boxOf(card);
  await card.click({ position: { x: 40, y: height - 10 } });
  await expect(page).toHaveURL(new RegExp(`${demand.id}$`));
  const crumb = await boxOf(page.getByRole('navigation', { name: 'Ruta de navegación' }).getByRole('link'));
  await page.mouse.click(crumb.x + 10, crumb.bottom + 8);
  await expect(page).toHaveURL(/\/app\/demands(\?|$)/);
});

test('a long code stays within its field on a phone', async ({ openAs }) => {
  const draft = await arrangeDraft(MERIDIANA, { radiotherapy: true });
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=4`, width: 390 });
  const field = page.locator('[data-part="tokens"]');
  const code = await boxOf(field.locator('[data-part="token"]').first());
  expect(code.right).toBeLessThanOrEqual((await boxOf(field)).right);
});
