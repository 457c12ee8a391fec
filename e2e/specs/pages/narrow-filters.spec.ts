import type { Locator } from '@playwright/test';
import { arrangeComment, arrangeDenied } from '../../support/arrange';
import { OVERFLOW } from '../../support/layout';
import { MERIDIANA, PLATFORM } from '../../support/people';
import { expect, type Page, test } from '../../support/test';

/** Widths of phones, and of a window of 1440 px at a zoom of 200 %. */
const WIDTHS = [320, 390, 720];

/** Expects the element within the window without horizontal scrolling. */
async function expectOnScreen(place: Locator, width: number, what: string): Promise<void> {
  const box = await place.boundingBox();
  if (!box) throw new Error(`${what} is not shown`);
  expect(box.x, `${what} at ${width} px, left`).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width, `${what} at ${width} px, right`).toBeLessThanOrEqual(width);
}

async function expectFiltersOnScreen(page: Page, what: string): Promise<void> {
  const clear = page
    .getByRole('link', { name: 'Limpiar filtros' })
    .or(page.getByRole('button', { name: 'Limpiar filtros' }));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectOnScreen(clear.first(), width, `${what}: what clears`);
    const active = await page.getByRole('button', { name: /^Quitar el filtro/ }).all();
    expect(active.length, `${what}: active filters`).toBeGreaterThan(0);
    for (const chip of active) await expectOnScreen(chip, width, `${what}: an active filter`);
    expect(await page.evaluate<number>(OVERFLOW), `${what} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

const LISTS = [
  ['the demands', '/app/demands?status=pending_analysis&companyId=2&doctorId=1'],
  ['the patients', '/app/patients?companyId=2'],
  ['the users', '/app/users?role=DOCTOR&companyId=2'],
  ['the record of accesses', '/app/access-record?subject=demand&from=2026-01-01&to=2026-12-31'],
  ['the record of changes', '/app/changes?from=2026-01-01&to=2026-12-31'],
  ['the packs', '/app/presentations?nationalCode=6&registerNumber=6'],
  ['the invitations', '/app/invitations?companyId=2'],
] as const;

test('active filters of a list and the button that clears them are visible on a phone and at 200 %', async ({
  openAs,
}) => {
  const page = await openAs(PLATFORM.superadmin);
  for (const [what, path] of LISTS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFiltersOnScreen(page, what);
  }
});

test('the chosen view is visible in a strip of views that does not fit', async ({ openAs }) => {
  const page = await openAs(MERIDIANA.manager, { path: '/app/documents?state=all' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const chosen = page.locator('nav [aria-current="true"]', { hasText: 'Todos' });
    await expect(chosen).toBeInViewport({ ratio: 1 });
  }
});

test('active filters of a demand’s history are visible on a phone and at 200 %', async ({ openAs }) => {
  const demand = await arrangeDenied();
  // A history of three entries has no filters.
  await arrangeComment(demand, MERIDIANA.doctor, 'Una nota del médico');
  const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}`, width: 390 });
  await page.locator('#history').getByRole('button', { name: 'Autor o función' }).click();
  await page.getByRole('option', { name: 'Médico' }).click();
  await page.keyboard.press('Escape');
  await expectFiltersOnScreen(page, 'the history');
});
