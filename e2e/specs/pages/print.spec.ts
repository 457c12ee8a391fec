import { DemandPage } from '../../pages/demand-page';
import { arrangeDecision, arrangeSubmitted } from '../../support/arrange';
import { pagesOfPdf, textOfPdf } from '../../support/pdf';
import { MERIDIANA } from '../../support/people';
import { expect, type Page, test } from '../../support/test';

/** Printable width of A4 with margins of 15 mm, in px. */
const SHEET_WIDTH = 680;
const CYCLES = 20;
const SAID = 'Falta la analítica del último mes.';
const PRIVATE = 'Consultar antes con asesoría.';

function calendars(page: Page) {
  return page.getByRole('table', { name: 'Calendario de sesiones' }).filter({ visible: true });
}

async function arrangeLongTreatment(): Promise<string> {
  const demand = await arrangeSubmitted(MERIDIANA, { totalCycles: CYCLES });
  await arrangeDecision(demand, MERIDIANA.manager, { decision: 'more_info', comment: SAID, privateComment: PRIVATE });
  return demand.id;
}

test('a printed demand breaks its calendar between cycles and outlines the requested one', async ({ openAs }) => {
  const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${await arrangeLongTreatment()}` });
  await expect(calendars(page)).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: SHEET_WIDTH, height: 900 });
  const printed = await calendars(page).all();
  expect(printed.length).toBeGreaterThan(1);
  const cycles: string[] = [];
  for (const table of printed) {
    const box = await table.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(SHEET_WIDTH);
    cycles.push(...(await table.locator('[data-row="cycles"] th[title]').allInnerTexts()));
  }
  // Each cycle appears once, so none is split between two tables.
  expect(new Set(cycles).size).toBe(CYCLES);
  expect(cycles).toHaveLength(CYCLES);
  const now = page.locator('[data-row="cycles"] [data-now]').filter({ visible: true });
  await expect(now).toHaveCount(1);
  for (const side of ['top', 'left', 'right']) await expect(now).toHaveCSS(`border-${side}-width`, '2px');
  const last = calendars(page).first().locator('tbody tr:last-child [data-now]');
  for (const side of ['bottom', 'left', 'right']) await expect(last).toHaveCSS(`border-${side}-width`, '2px');
  // Backgrounds are not printed, so a letter has to be readable without one.
  const letter = last.locator('[data-part="drug-letter"]').first();
  await expect(letter).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(letter).not.toHaveCSS('color', 'rgb(255, 255, 255)');
});

test('a printed demand shows its versions in columns, as a wide screen does', async ({ openAs }) => {
  const { id } = await arrangeSubmitted();
  const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${id}` });
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: SHEET_WIDTH, height: 900 });
  const versions = page.getByRole('table', { name: 'Versiones' });
  const cells = versions.getByRole('row').nth(1).locator('td');
  const [first, third] = [await cells.first().boundingBox(), await cells.nth(2).boundingBox()];
  expect(first?.y).toBe(third?.y);
  expect(first?.x).toBeLessThan(third?.x ?? 0);
});

test('a printed demand shows the full hash of its PDFs, without an open border', async ({ openAs }) => {
  const { id } = await arrangeSubmitted();
  const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${id}` });
  const versions = page.getByRole('table', { name: 'Versiones' });
  await expect(versions.getByRole('link', { name: /^Descargar el PDF/ })).toBeVisible({ timeout: 30_000 });
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: SHEET_WIDTH, height: 900 });
  await expect(versions.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  const cells = versions.getByRole('row').nth(1).locator('td');
  expect((await cells.nth(1).boundingBox())?.width).toBeGreaterThan(90);
  await expect(versions.locator('..')).toHaveCSS('border-left-width', '0px');
});

test('a printed list has its rows and their number, and no empty page', async ({ openAs }) => {
  await arrangeSubmitted();
  const page = await openAs(MERIDIANA.manager);
  await expect(page.getByRole('table', { name: 'Demandas' })).toBeVisible();
  const sheets = await pagesOfPdf(await page.pdf({ preferCSSPageSize: true }));
  for (const sheet of sheets) expect(sheet.trim()).not.toBe('');
  const paper = sheets.join(' ');
  expect(paper).toContain('demandas');
  expect(paper).not.toContain('se recuerdan');
  expect(paper).not.toContain('por página');
});

test('a printed demand contains public comments and no private ones', async ({ openAs }) => {
  const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${await arrangeLongTreatment()}` });
  await expect(page.getByText(PRIVATE).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(SAID).first()).toBeVisible();
  await expect(page.getByText(PRIVATE).filter({ visible: true })).toHaveCount(0);
  const paper = await textOfPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(paper).toContain(SAID);
  expect(paper).not.toContain(PRIVATE);
});

test('a scrolled demand keeps its reference and actions visible, and its content does not shift', async ({
  openAs,
}) => {
  const demand = await arrangeSubmitted(MERIDIANA, { totalCycles: CYCLES });
  const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}` });
  const manager = new DemandPage(page);
  const heading = page.getByRole('heading', { level: 1, name: demand.reference });
  const progress = page.locator('[data-part="demand-header"] ol[aria-label]');
  const header = page.locator('[data-part="demand-header"]');
  await expect(progress).toBeVisible();
  const whole = (await header.boundingBox())?.height ?? 0;
  const section = page.locator('[data-part="demand-body"] section').last();
  const placeOf = async () =>
    Math.round(((await section.boundingBox())?.y ?? 0) + (await page.evaluate<number>('scrollY')));
  const before = await placeOf();
  await page.mouse.wheel(0, 600);
  await expect(progress).toBeHidden();
  await expect(heading).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Gestionar' })).toBeInViewport();
  expect((await header.boundingBox())?.height).toBeLessThan(whole);
  expect(await placeOf()).toBe(before);
  await manager.openDecision();
  await manager.dialog.getByRole('button', { name: 'Cancelar' }).click();
  // Closing the dialog goes back in history, which restores the scroll position.
  await expect(manager.dialog).toHaveCount(0);
  await page.evaluate('scrollTo(0, 0)');
  await expect(progress).toBeVisible();
  expect(await placeOf()).toBe(before);
});

test('a printed demand contains the calculation of each dose under its line, expanded or not', async ({ openAs }) => {
  const { id } = await arrangeSubmitted();
  const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${id}` });
  const section = page.getByRole('region', { name: /^Tratamiento propuesto/ });
  const summaries = section.getByText(/^Ver el cálculo: [A-Z] /);
  const lines = await summaries.count();
  expect(lines).toBeGreaterThan(1);
  const printed = async () => {
    const text = await textOfPdf(await page.pdf());
    return {
      steps: text.match(/Dosis de los ciclos que se piden/g)?.length,
      names: ['A Doxorubicina', 'B Ciclofosfamida'].filter((name) => text.includes(name)),
      isAsked: text.includes('Ver el cálculo'),
    };
  };
  const all = { steps: lines, names: ['A Doxorubicina', 'B Ciclofosfamida'], isAsked: false };
  expect(await printed()).toEqual(all);
  await summaries.first().click();
  expect(await printed()).toEqual(all);
});
