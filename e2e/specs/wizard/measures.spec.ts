import { addDays, civilDateOf } from '@aval/domain/calendar/civil-date';
import type { Locator } from '@playwright/test';
import { DemandPage } from '../../pages/demand-page';
import { WizardPage } from '../../pages/wizard-page';
import {
  arrangeAccepted,
  arrangeDecision,
  arrangeDraft,
  arrangeEvaluation,
  arrangeSubmitted,
  nameOf,
  statusOf,
} from '../../support/arrange';
import { ALBORADA, MERIDIANA, PLATFORM } from '../../support/people';
import { expect, type Page, test } from '../../support/test';

const NARROWEST_COLUMN = 48;
/** Maximum number of sessions that the calendar draws; the rest is only counted. */
const MOST_COLUMNS = 60;

function calendar(page: Page) {
  return page.getByRole('table', { name: 'Calendario de sesiones' }).filter({ visible: true });
}

test('a calendar of 40 cycles draws at most 60 readable columns and scrolls in its own box', async ({ openAs }) => {
  const demand = await arrangeSubmitted(MERIDIANA, { regimen: 'mama-paclitaxel-semanal', totalCycles: 40 });
  for (const width of [1440, 390]) {
    const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}`, width });
    await expect(calendar(page)).toHaveCount(1);
    const days = calendar(page).locator('[data-row="days"] th:not(:first-child)');
    expect(await days.count()).toBe(MOST_COLUMNS);
    const widths = await days.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(NARROWEST_COLUMN);
    const undrawn = page
      .locator('[data-part="session-legend"]')
      .getByText(/No se muestran las \d+ últimas/)
      .filter({ visible: true });
    await expect(undrawn).not.toHaveCount(0);
    const around = calendar(page).locator('..');
    expect(await around.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
    const { x, width: taken } = (await around.boundingBox()) ?? { x: 0, width: Number.POSITIVE_INFINITY };
    expect(x + taken).toBeLessThanOrEqual(width);
    await around.hover();
    await page.mouse.wheel(400, 0);
    await expect.poll(() => around.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  }
});

test('the line of today runs down the calendar before the next session', async ({ openAs }) => {
  const today = civilDateOf(new Date());
  const begun = addDays(today, -30);
  const moment = { occurredAt: `${begun}T09:00:00.000Z` };
  const demand = await arrangeSubmitted(MERIDIANA, { totalCycles: 6, today: begun }, moment);
  const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}` });
  const lined = calendar(page).locator('[data-today]');
  const rows = await calendar(page).locator('tbody tr').count();
  // The row of days and the row of each drug.
  await expect(lined).toHaveCount(rows + 1);
  for (const cell of await lined.all()) await expect(cell).toHaveCSS('border-left-width', '2px');
  await expect(lined.first()).toContainText('hoy', { ignoreCase: true });
  const edges = await lined.evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)));
  expect(new Set(edges).size).toBe(1);
  // The next session is on another day, so the label is centred on the line, not above that date.
  const word = await lined.first().getByText('hoy').boundingBox();
  expect(Math.abs((word?.x ?? 0) + (word?.width ?? 0) / 2 - (edges[0] ?? 0))).toBeLessThanOrEqual(2);
});

test('versions are cards on a phone, each value with its label', async ({ openAs }) => {
  const demand = await arrangeAccepted();
  const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}`, width: 390 });
  const versions = page.getByRole('table', { name: 'Versiones' });
  const card = versions.locator('tbody').getByRole('row').first();
  const cells = await card.getByRole('cell').all();
  expect(cells).toHaveLength(4);
  let above = 0;
  for (const cell of cells) {
    const { x, y, width, height } = (await cell.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(y).toBeGreaterThanOrEqual(above);
    expect(x + width).toBeLessThanOrEqual(390);
    above = y + height;
  }
  await expect(card.getByRole('cell').nth(2)).toHaveAttribute('data-label', 'Creada');
  const label = `getComputedStyle(document.querySelector('#versions tbody td:nth-child(3)'), '::before').content`;
  expect(await page.evaluate<string>(label)).toBe('"Creada"');
  await expect(card).toHaveCSS('border-top-width', '1px');
});

test('drugs and previous treatments are cards on a phone, without overflow', async ({ openAs }) => {
  const demand = await arrangeSubmitted();
  const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}`, width: 390 });
  for (const caption of ['Líneas de fármaco de la propuesta', 'Tratamientos previos']) {
    const cells = page.getByRole('table', { name: caption }).getByRole('cell');
    expect(await cells.count()).toBeGreaterThan(2);
    const rights = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().right));
    expect(Math.max(...rights), caption).toBeLessThanOrEqual(390);
  }
  const dose = page.getByRole('table', { name: 'Líneas de fármaco de la propuesta' }).getByRole('cell').nth(2);
  await expect(dose).toHaveAttribute('data-label', 'Por sesión');
});

/** Script that returns the head, the width and the overflow of the head of each visible column, in px. */
const COLUMNS_OF_LIST = `[...document.querySelectorAll('main table th')].flatMap((head) => {
  const { left, right, width } = head.getBoundingClientRect();
  if (width === 0) return [];
  const range = document.createRange();
  range.selectNodeContents(head.querySelector('a') ?? head);
  const words = range.getBoundingClientRect();
  const isForReaders = head.querySelector('.sr-only') !== null;
  return [{ name: head.textContent, width, out: isForReaders ? 0 : Math.max(words.right - right, left - words.left) }];
})`;
const NARROWEST_NAME = 84;

test('heads of the list fit their columns and names have a readable width, from a tablet to a wide screen', async ({
  openAs,
}) => {
  await arrangeEvaluation();
  for (const who of [MERIDIANA.manager, PLATFORM.consultant]) {
    const page = await openAs(who);
    await expect(page.getByRole('table', { name: 'Demandas' })).toBeVisible();
    for (const width of [768, 820, 1024, 1280, 1366, 1440, 1600, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const columns = await page.evaluate<{ name: string; width: number; out: number }[]>(COLUMNS_OF_LIST);
      for (const column of columns) expect(column.out, `${column.name} at ${width} px`).toBeLessThanOrEqual(0.5);
      const names = columns.filter(({ name }) => /Médico|Centro|Compañía/.test(name));
      expect(names.length).toBeGreaterThan(0);
      for (const { name, width: taken } of names) {
        expect(taken, `${name} at ${width} px`).toBeGreaterThanOrEqual(NARROWEST_NAME);
      }
    }
  }
});

test('targets are at least 24 px on a wide screen, and those of the bar 44 px on a phone', async ({ openAs }) => {
  const [draft, demand] = await Promise.all([arrangeDraft(MERIDIANA, { radiotherapy: true }), arrangeSubmitted()]);
  const least = async (targets: Locator) => {
    await expect(targets.first()).toBeVisible();
    const boxes = await targets.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
    return Math.min(...boxes.flatMap(({ width, height }) => [width, height]));
  };
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=4` });
  expect(await least(page.getByRole('button', { name: /^Quitar AV-/ }))).toBeGreaterThanOrEqual(24);
  await page.goto(`/app/demands/${draft.id}/edit?step=review`);
  expect(await least(page.getByRole('link', { name: /^Cambiar/ }))).toBeGreaterThanOrEqual(24);
  const list = await openAs(MERIDIANA.manager, { path: `/app/demands?reference=${demand.reference}` });
  expect(await least(list.getByRole('columnheader').getByRole('link'))).toBeGreaterThanOrEqual(24);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(
    await least(
      page.getByRole('banner').locator('button[title], button[aria-haspopup=dialog]').filter({ visible: true }),
    ),
  ).toBeGreaterThanOrEqual(44);
});

test('a long card number stays on one line where there is room, and a doctor’s name is not truncated', async ({
  openAs,
}) => {
  const demand = await arrangeSubmitted(ALBORADA);
  const path = `/app/demands?reference=${demand.reference}`;
  const wide = await openAs(PLATFORM.superadmin, { path, width: 1920 });
  const card = wide.getByRole('table').locator('tbody td:nth-last-child(4)').first();
  await expect(card).toBeVisible();
  const before = (await card.boundingBox())?.height;
  await card.evaluate((cell) => {
    cell.textContent = '8367-6266816-79';
  });
  expect(await card.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
  expect((await card.boundingBox())?.height).toBe(before);
  const page = await openAs(ALBORADA.manager, { path, width: 1440 });
  // A center wraps before it is cut, at every width that has a column for it.
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const center = page.getByRole('table').locator('tbody td:nth-last-child(6) > div').first();
    await expect(center).toBeVisible();
    const left = await center.evaluate((box) => {
      box.textContent = 'Hospital Universitario Nuestra Señora de la Candelaria';
      return Math.max(box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight);
    });
    expect(left).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const name = page.getByRole('table').locator('tbody td:nth-child(4) > div').first();
  await expect(name).toBeVisible();
  const cut = await name.evaluate((box) => {
    box.textContent = 'Rocío Castro Etxeberria';
    return box.scrollWidth - box.clientWidth;
  });
  expect(cut).toBe(0);
});

test('in a low window the bars of a dialog scroll with it, and its subtitle wraps the name only', async ({
  openAs,
}) => {
  const demand = await arrangeSubmitted();
  const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}?action=manage`, width: 390 });
  const dialog = page.getByRole('dialog', { name: 'Gestionar la demanda' });
  const subtitle = dialog.locator('h2 + p');
  const parts = subtitle.locator('span');
  await expect(parts).toHaveCount(3);
  await parts.nth(1).evaluate((part) => {
    part.textContent = 'María de las Mercedes Fernández de Córdoba y Álvarez de Toledo';
  });
  for (const place of [0, 2]) {
    const cut = await parts.nth(place).evaluate((part) => part.scrollWidth - part.clientWidth);
    expect(cut).toBeLessThanOrEqual(0);
  }
  const ends = (box: { x: number; width: number } | null) => (box ? box.x + box.width : Number.NaN);
  for (const part of await parts.all())
    expect(ends(await part.boundingBox())).toBeLessThanOrEqual(ends(await subtitle.boundingBox()) + 0.5);
  await expect(parts.nth(1)).not.toHaveCSS('text-overflow', 'ellipsis');
  await page.setViewportSize({ width: 320, height: 256 });
  const send = dialog.getByRole('button', { name: 'Enviar' });
  await expect(send).not.toBeInViewport();
  await send.scrollIntoViewIfNeeded();
  await expect(send).toBeInViewport();
  await expect(dialog.getByRole('heading', { name: 'Gestionar la demanda' })).not.toBeInViewport();
});

test('with forced colours the requested cycle has an outline, and its letters a border', async ({ openAs }) => {
  const demand = await arrangeSubmitted();
  const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}` });
  await page.emulateMedia({ forcedColors: 'active' });
  const now = calendar(page).locator('[data-row="cycles"] [data-now]');
  for (const side of ['top', 'left', 'right']) await expect(now).toHaveCSS(`border-${side}-width`, '2px');
  const letter = calendar(page).locator('tbody [data-now] [data-part="drug-letter"]').first();
  await expect(letter).not.toHaveCSS('border-top-width', '0px');
  const current = page.getByRole('navigation').getByRole('link', { name: 'Demandas' }).first();
  const word = await current.evaluate((link) => link.ownerDocument.defaultView?.getComputedStyle(link).color ?? '');
  await expect(current.locator('svg')).toHaveCSS('color', word);
});

test('an earlier version shows its actions as text on a phone', async ({ openAs }) => {
  const demand = await arrangeSubmitted();
  await arrangeDecision(demand, MERIDIANA.manager, { decision: 'more_info', comment: 'Falta la analítica.' });
  const doctor = await openAs(MERIDIANA.doctor, { path: `/app/demands/${demand.id}/edit?step=5` });
  await new WizardPage(doctor).send('Reenviar');
  await expect.poll(() => statusOf(demand)).toBe('pending_analysis');
  const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}/version/1`, width: 390 });
  const bar = page.locator('[data-part="bottom-bar"]');
  await expect(bar.getByRole('button', { name: 'Imprimir' })).toBeVisible();
  await bar.getByRole('link', { name: 'Ver la versión actual' }).click();
  await expect(page).toHaveURL(new RegExp(`${demand.id}$`));
});

for (const width of [1920, 2560]) {
  test(`all pages have the same content width at ${width} px`, async ({ openAs }) => {
    const [demand, draft] = await Promise.all([arrangeSubmitted(), arrangeDraft()]);
    // Elements of the full width are backgrounds, so only narrower ones are measured.
    const contentOf = async (email: string, path: string) => {
      const page = await openAs(email, { path, width });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      return page.getByRole('main').evaluate((main) => {
        const boxes = [...main.querySelectorAll('*')].map((element) => element.getBoundingClientRect());
        const rights = boxes.filter((box) => box.width > 0 && box.width < main.clientWidth).map(({ right }) => right);
        return Math.max(...rights) - main.getBoundingClientRect().left;
      });
    };
    const measures = {
      list: await contentOf(MERIDIANA.manager, '/app/demands'),
      detail: await contentOf(MERIDIANA.manager, `/app/demands/${demand.id}`),
      wizard: await contentOf(MERIDIANA.doctor, `/app/demands/${draft.id}/edit?step=3`),
      archive: await contentOf(MERIDIANA.manager, '/app/documents?state=all'),
      accesses: await contentOf(PLATFORM.admin, '/app/access-record'),
    };
    for (const [page, measure] of Object.entries(measures)) expect(measure, page).toBeLessThanOrEqual(1720);
    expect(Math.max(...Object.values(measures)) - Math.min(...Object.values(measures))).toBeLessThanOrEqual(32);
  });
}

test('a busy button is as wide as before', async ({ openAs }) => {
  const demand = await arrangeSubmitted();
  const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}` });
  const decision = new DemandPage(page);
  await decision.openDecision();
  await decision.fillDecision({
    decision: 'Pedir valoración',
    consultant: await nameOf(PLATFORM.consultant),
    comment: '¿Es adecuada la dosis?',
  });
  await page.route(
    (url) => url.pathname.startsWith('/app/demands/'),
    (route) => (route.request().method() === 'POST' ? new Promise(() => undefined) : route.continue()),
  );
  const send = decision.dialog.getByRole('button', { name: 'Pedir valoración', exact: true });
  const cancel = decision.dialog.getByRole('button', { name: 'Cancelar', exact: true });
  const places = async () => [await send.boundingBox(), await cancel.boundingBox()];
  const before = await places();
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  expect(await places()).toEqual(before);
});
