import { arrangeDraft, arrangeSubmitted } from '../../support/arrange';
import { arrangePersonOf } from '../../support/arrange-company';
import { arrangeDoctorOfOneCenter } from '../../support/arrange-filers';
import { ALBORADA, MERIDIANA, PLATFORM } from '../../support/people';
import { expect, type Page, test } from '../../support/test';

function rows(page: Page) {
  return page.getByRole('row').filter({ has: page.getByRole('link', { name: /^(MER|ALB)-/ }) });
}

async function references(page: Page): Promise<string[]> {
  return page.getByRole('link', { name: /^(MER|ALB)-\d\d-\d{6}$/ }).allInnerTexts();
}

test('the list finds a demand by its reference, keeps the filter, and clears it', async ({ openAs }) => {
  const demand = await arrangeSubmitted();
  const page = await openAs(MERIDIANA.representative);
  await page.getByRole('searchbox', { name: 'Buscar por referencia' }).fill(demand.reference);
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`reference=${demand.reference}`));
  // A single demand is not counted in the plural.
  const pager = page.getByRole('navigation', { name: 'Páginas' });
  await expect(pager).toContainText('1 de 1');
  await expect(pager).not.toContainText('demandas');
  await page.getByRole('link', { name: demand.reference }).click();
  await expect(page).toHaveURL(new RegExp(`/app/demands/${demand.id}`));
  // An address without parameters reopens the list as it was left.
  await page.goto('/app/demands');
  await expect(page.getByRole('searchbox', { name: 'Buscar por referencia' })).toHaveValue(demand.reference);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Limpiar filtros' }).click();
  await expect(page.getByRole('searchbox', { name: 'Buscar por referencia' })).toHaveValue('');
});

test('a demand opened before a typed search starts still opens', async ({ openAs }) => {
  const demand = await arrangeSubmitted();
  const page = await openAs(MERIDIANA.representative);
  await page.clock.install();
  await page.goto(`/app/demands?reference=${demand.reference}`);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(new RegExp(`/app/demands/${demand.id}`), async (route) => {
    await held;
    await route.continue();
  });
  // On a busy machine the search would otherwise start between typing and the click.
  await page.clock.pauseAt(Date.now() + 10_000);
  await page.getByRole('searchbox', { name: 'Buscar por referencia' }).fill('MER');
  const asked = page.waitForRequest(new RegExp(`/app/demands/${demand.id}`));
  await page.getByRole('link', { name: demand.reference }).click();
  await asked;
  await page.clock.runFor(1_000);
  letGo();
  await expect(page).toHaveURL(new RegExp(`/app/demands/${demand.id}`));
});

test('a status and "only mine" exclude each other', async ({ openAs }) => {
  await arrangeSubmitted();
  const page = await openAs(MERIDIANA.manager);
  const pending = page.getByRole('switch', { name: /Solo mis pendientes/ });
  await pending.click();
  await expect(pending).toBeChecked();
  await expect(page).toHaveURL(/pendingDemands=/);
  await expect(rows(page).first()).toContainText('Pte. de análisis');
  await page.getByRole('button', { name: 'Estado', exact: true }).click();
  await page.getByRole('option', { name: 'Pendiente de análisis' }).click();
  await expect(pending).not.toBeChecked();
  await expect(page).toHaveURL(/status=pending_analysis/);
  await pending.click();
  await expect(page).not.toHaveURL(/status=/);
});

test('the switch for pending demands is absent where none can wait, and its address shows all', async ({ openAs }) => {
  for (const [email, offered] of [
    [MERIDIANA.manager, true],
    [MERIDIANA.otherDoctor, true],
    [MERIDIANA.supervisor, false],
    [PLATFORM.admin, false],
    [PLATFORM.superadmin, false],
  ] as const) {
    const page = await openAs(email, { path: '/app/demands?pendingDemands=true' });
    await expect(page.getByRole('button', { name: 'Estado', exact: true })).toBeVisible();
    const pending = page.getByRole('switch', { name: /Solo mis pendientes/ });
    await expect(pending).toHaveCount(offered ? 1 : 0);
    if (offered) await expect(pending).toBeChecked();
    else await expect(page.getByRole('link', { name: 'Limpiar filtros' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Estado', exact: true }).click();
    await expect(page.getByText('Elegir un estado quita «Solo mis pendientes»')).toHaveCount(offered ? 1 : 0);
  }
});

test('the status filter offers drafts only to roles that see them', async ({ openAs }) => {
  for (const [email, offered] of [
    [MERIDIANA.manager, false],
    [MERIDIANA.representative, false],
    [PLATFORM.consultant, false],
    [PLATFORM.admin, true],
    [MERIDIANA.otherDoctor, true],
  ] as const) {
    const page = await openAs(email);
    await page.getByRole('button', { name: 'Estado', exact: true }).click();
    await expect(page.getByRole('option', { name: 'Pendiente de análisis' })).toBeVisible();
    await expect(page.getByRole('option', { name: 'Borrador' })).toHaveCount(offered ? 1 : 0);
  }
});

test('the list is sorted by a column, in reverse on the second click', async ({ openAs }) => {
  await Promise.all([arrangeSubmitted(), arrangeSubmitted(), arrangeSubmitted()]);
  const page = await openAs(MERIDIANA.manager);
  await page.getByRole('columnheader', { name: 'Referencia' }).getByRole('link').click();
  await expect(page.getByRole('columnheader', { name: 'Referencia' })).toHaveAttribute('aria-sort', 'ascending');
  const ascending = await references(page);
  expect(ascending).toEqual([...ascending].sort());
  await page.getByRole('columnheader', { name: 'Referencia' }).getByRole('link').click();
  await expect(page.getByRole('columnheader', { name: 'Referencia' })).toHaveAttribute('aria-sort', 'descending');
  const descending = await references(page);
  expect(descending).toEqual([...descending].sort().reverse());
});

test('the list is sorted by the days to the start and by the days without a change', async ({ openAs }) => {
  await Promise.all([arrangeSubmitted(), arrangeSubmitted()]);
  const page = await openAs(MERIDIANA.manager);
  for (const [name, parameter] of [
    ['Días a inicio', 'treatmentStartCounter'],
    ['Días sin cambios', 'lastDemandCounter'],
  ] as const) {
    const head = page.getByRole('columnheader', { name });
    await head.getByRole('link').click();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(page).toHaveURL(new RegExp(`[?&]sort=${parameter}\\b`));
    await head.getByRole('link').click();
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL(new RegExp(`[?&]sort=-${parameter}\\b`));
  }
});

test('the archive and the access record are sorted by time, and reopen as they were left', async ({ openAs }) => {
  const demand = await arrangeSubmitted();
  for (const [path, column, filter] of [
    ['/app/documents', 'PDF', 'state=all'],
    ['/app/access-record', 'Fecha y hora', `reference=${demand.reference}`],
  ] as const) {
    const page = await openAs(PLATFORM.superadmin, { path: `/app/demands/${demand.id}` });
    await page.goto(path);
    await expect(page).toHaveURL(`${path}?page=1`);
    await page.goto(`${path}?${filter}`);
    const head = page.getByRole('columnheader', { name: column });
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await head.getByRole('link').click();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    const left = page.url();
    await page.goto('/app/demands');
    await page.goto(path);
    await expect(page).toHaveURL(left);
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
  }
});

test('the list has several pages, and a page beyond the end shows the last one', async ({ openAs }) => {
  // A doctor of the test's own: a draft that another test files meanwhile would move a row to the second page.
  const { email: doctor } = await arrangeDoctorOfOneCenter();
  for (let batch = 0; batch < 3; batch += 1) {
    await Promise.all(Array.from({ length: 9 }, () => arrangeDraft({ ...MERIDIANA, doctor })));
  }
  const page = await openAs(doctor);
  const first = await references(page);
  expect(first).toHaveLength(25);
  const field = page.getByRole('textbox', { name: 'Página de 2' });
  await page.getByRole('link', { name: 'Página siguiente' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(field).toHaveValue('2');
  const second = await references(page);
  expect(second.filter((reference) => first.includes(reference))).toEqual([]);
  await page.goto('/app/demands?page=999');
  await expect(page).toHaveURL(/page=2/);
  await expect(field).toHaveValue('2');
  expect(await references(page)).toEqual(second);
  // A damaged number is no page.
  await page.goto('/app/demands?page=2.0');
  await expect(field).toHaveValue('1');
});

test('a list pages by number, to the first and the last, by keys and on a phone', async ({ openAs }) => {
  const page = await openAs(PLATFORM.admin, { path: '/app/presentations?page=1' });
  const field = page.getByRole('textbox', { name: /^Página de \d+$/ });
  const step = (name: string) => page.getByRole('link', { name, exact: true });
  const last = Number(/\d+$/.exec((await page.locator('label', { has: field }).textContent()) ?? '')?.[0]);
  expect(last).toBeGreaterThan(3);
  await expect(step('Primera página')).toHaveAttribute('aria-disabled', 'true');
  await step('Última página').click();
  await expect(field).toHaveValue(String(last));
  await expect(page).toHaveURL(new RegExp(`page=${last}\\b`));
  // At the end the step that was pressed keeps the focus, and leads nowhere.
  await expect(step('Última página')).toBeFocused();
  await expect(step('Página siguiente')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(String(last));
  await step('Primera página').click();
  await expect(field).toHaveValue('1');
  await field.focus();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=3\b/);
  await expect(field).toBeFocused();
  await page.keyboard.type('9999999');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`page=${last}\\b`));
  await expect(field).toHaveValue(String(last));
  for (const nothing of ['1e1', 'x', '']) {
    await field.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.keyboard.type(nothing);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(String(last));
  }
  await page.goBack();
  await expect(field).toHaveValue('3');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const control of [step('Primera página'), step('Página anterior'), field, step('Última página')]) {
    await control.scrollIntoViewIfNeeded();
    await expect(control).toBeInViewport({ ratio: 1 });
  }
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(390);
  await step('Primera página').click();
  await expect(field).toHaveValue('1');
});

test('the company column is shown to users who work for several companies', async ({ openAs }) => {
  for (const [email, shown] of [
    [PLATFORM.admin, true],
    [PLATFORM.consultant, true],
    [ALBORADA.manager, false],
    [ALBORADA.representative, false],
  ] as const) {
    const page = await openAs(email);
    await expect(page.getByRole('heading', { name: 'Demandas', level: 1 })).toBeVisible();
    const isTable = (await rows(page).count()) > 0;
    if (isTable) await expect(page.getByRole('columnheader', { name: 'Compañía' })).toHaveCount(shown ? 1 : 0);
  }
});

test('patient and tumour are columns from the start for the doctor’s side, and on request for the insurer', async ({
  openAs,
}) => {
  const demand = await arrangeSubmitted();
  const own = await arrangeDraft({ ...MERIDIANA, doctor: MERIDIANA.otherDoctor });
  const path = `/app/demands?reference=${demand.reference}`;
  for (const [email, { reference }] of [
    [MERIDIANA.otherDoctor, own],
    [MERIDIANA.supervisor, demand],
  ] as const) {
    const page = await openAs(email, { path: `/app/demands?reference=${reference}`, width: 1920 });
    await expect(page.getByRole('columnheader', { name: 'Paciente' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Tumor' })).toBeVisible();
    await expect(rows(page)).toContainText(/\d+ años/);
  }
  for (const email of [MERIDIANA.manager, MERIDIANA.representative, PLATFORM.admin]) {
    const page = await openAs(email, { path, width: 1920 });
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByRole('columnheader', { name: 'Paciente' })).toHaveCount(0);
    expect(await rows(page).textContent()).not.toMatch(/\d+ años/);
    await page.getByRole('button', { name: 'Columnas' }).click();
    await page.getByRole('checkbox', { name: 'Paciente' }).check();
    await expect(page.getByRole('columnheader', { name: 'Paciente' })).toBeVisible();
    await expect(rows(page)).toContainText(/\d+ años/);
    await expect(page.getByRole('columnheader', { name: 'Tumor' })).toHaveCount(0);
    await page.reload();
    await expect(rows(page)).toContainText(/\d+ años/);
  }
});

test('the menu of a row offers the actions that the role may take', async ({ openAs }) => {
  const demand = await arrangeSubmitted();
  const path = `/app/demands?reference=${demand.reference}`;
  for (const [email, offered, absent] of [
    [MERIDIANA.manager, ['Ver detalle', 'Gestionar', 'Cancelar demanda'], ['Continuar tratamiento']],
    [MERIDIANA.representative, ['Ver detalle'], ['Gestionar', 'Cancelar demanda']],
    [PLATFORM.admin, ['Ver detalle', 'Cancelar demanda'], ['Gestionar']],
  ] as const) {
    const page = await openAs(email, { path });
    await page.getByRole('button', { name: `Acciones de ${demand.reference}` }).click();
    for (const name of offered) await expect(page.getByRole('menuitem', { name })).toBeVisible();
    for (const name of absent) await expect(page.getByRole('menuitem', { name })).toHaveCount(0);
  }
});

test('the toast of a deletion is shown on the list', async ({ openAs }) => {
  const draft = await arrangeDraft({ ...MERIDIANA, doctor: MERIDIANA.otherDoctor });
  const page = await openAs(MERIDIANA.otherDoctor, { path: '/app/demands?page=1' });
  await page.getByRole('searchbox', { name: 'Buscar por referencia' }).fill(draft.reference);
  await expect(page).toHaveURL(/reference=/);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: `Acciones de ${draft.reference}` }).click();
  await page.getByRole('menuitem', { name: 'Eliminar borrador' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar el borrador' }).click();
  await expect(page.getByText('Borrador eliminado')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/app/demands\\?.*reference=${draft.reference}`));
  await expect(rows(page)).toHaveCount(0);
});

test('a menu sorts where the column heads are hidden, with the same addresses', async ({ openAs }) => {
  await arrangeSubmitted();
  const page = await openAs(MERIDIANA.manager);
  const head = page.getByRole('columnheader', { name: 'Referencia' }).getByRole('link');
  const byHead = (await head.getAttribute('href')) ?? '';
  const order = page.getByRole('button', { name: /^Orden: / });
  await expect(order).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(order).toHaveAccessibleName('Orden: Actualizada, descendente');
  const choose = async () => {
    await order.click();
    await page.getByRole('menuitemradio', { name: /^Referencia/ }).click();
  };
  await choose();
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === byHead);
  await expect(order).toHaveAccessibleName('Orden: Referencia, ascendente');
  await choose();
  await expect(order).toHaveAccessibleName('Orden: Referencia, descendente');
});

test('a doctor without a center sees demands and why none can be created', async ({ openAs }) => {
  const { email } = await arrangePersonOf(MERIDIANA.companyId, 'DOCTOR');
  const page = await openAs(email, { path: '/app/home' });
  await expect(page.getByText('No puede crear demandas')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/demands\b(?!\/)/);
  await expect(page.getByRole('link', { name: 'Nueva demanda' })).toHaveCount(0);
  await page.goto('/app/patients');
  await expect(page).toHaveURL(/\/app\/patients\b/);
  await page.goto('/app/demands/create');
  await expect(page).toHaveURL(/\/app\/demands\b(?!\/)/);
});

test('a filter whose value is unknown has a chip that removes it', async ({ openAs }) => {
  const page = await openAs(PLATFORM.superadmin);
  for (const [parameter, chip, label] of [
    ['doctorId', 'Médico: desconocido', 'Médico'],
    ['patientId', 'Paciente: desconocido', 'Paciente'],
    ['companyId', 'Compañía: desconocida', 'Compañía'],
    ['centerPrescriptorId', 'Prescriptor: desconocido', 'Prescriptor'],
    ['centerRealizatorId', 'Realizador: desconocido', 'Realizador'],
    ['zoneId', 'Zona: desconocida', 'Zona'],
  ] as const) {
    await page.goto(`/app/demands?${parameter}=999999`);
    await expect(page.getByRole('button', { name: chip, exact: true })).toBeVisible();
    await page.getByRole('button', { name: `Quitar el filtro ${label}` }).click();
    await expect(page).not.toHaveURL(new RegExp(parameter));
    await expect(page.getByRole('button', { name: label, exact: true })).toBeFocused();
  }
});
