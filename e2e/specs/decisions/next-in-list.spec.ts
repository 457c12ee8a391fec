import { DemandPage } from '../../pages/demand-page';
import { chooseContext } from '../../pages/home-page';
import { arrangeDecision, arrangeSubmitted } from '../../support/arrange';
import { arrangeDoctor, arrangeManager } from '../../support/arrange-filers';
import { ALBORADA, MERIDIANA } from '../../support/people';
import { expect, type Page, signInQuietly, test } from '../../support/test';

const MORE = { decision: 'Pedir más información', comment: '¿Consta la ecocardiografía?' };
const OF_LIST = 'Siguen en la lista de la que venía';

/** Four demands of a new doctor in the order of their references, and the list filtered by that doctor. */
async function arrangeList() {
  const doctor = await arrangeDoctor();
  const company = { ...MERIDIANA, doctor: doctor.email };
  const demands = await Promise.all(Array.from({ length: 4 }, () => arrangeSubmitted(company)));
  const [first, second, third, fourth] = demands.toSorted((one, other) => (one.reference < other.reference ? -1 : 1));
  if (!first || !second || !third || !fourth) throw new Error('fewer than four demands');
  return { doctor, path: `/app/demands?doctorId=${doctor.id}&sort=reference`, first, second, third, fourth };
}

function linkTo(page: Page, { reference }: { reference: string }) {
  return page.getByRole('link', { name: reference }).first();
}

async function decide(demand: DemandPage) {
  await demand.openDecision();
  await demand.fillDecision(MORE);
  await demand.dialog.getByRole('button', { name: 'Pedir más información', exact: true }).click();
  await expect(demand.decided).toContainText(/\d decididas? hoy/);
}

/** Returns the demand's page in the new tab that `press` opens. */
async function inAnotherTab(page: Page, press: () => Promise<void>): Promise<DemandPage> {
  const opened = page.context().waitForEvent('page');
  await press();
  const tab = await opened;
  // A click during the load of a tab in the background may wait for a navigation that has ended.
  await tab.waitForLoadState();
  return new DemandPage(tab);
}

test('after a decision the next demand comes from the list of origin, also in another tab and after the list changed', async ({
  openAs,
}) => {
  const { doctor, path, first, second, third, fourth } = await arrangeList();
  const page = await openAs(MERIDIANA.manager, { path });
  await linkTo(page, second).click();
  const manager = new DemandPage(page);
  await decide(manager);
  await expect(manager.decided).toContainText(OF_LIST);
  await expect(manager.decided.getByRole('listitem')).toHaveCount(3);
  await expect(manager.decided.getByRole('listitem').first()).toContainText(third.reference);
  await manager.decided.getByRole('link', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(new RegExp(`${third.id}$`));

  // Open the third demand in a new tab, while another user decides on the fourth.
  await page.goto(path);
  const other = await inAnotherTab(page, () => linkTo(page, third).click({ modifiers: ['ControlOrMeta'] }));
  await arrangeDecision(fourth, MERIDIANA.manager, { decision: 'more_info' });
  await decide(other);
  await expect(other.decided.getByRole('listitem').first()).toContainText(first.reference);
  await other.decided.getByRole('link', { name: 'Volver a la lista' }).click();
  await expect(other.page).toHaveURL(new RegExp(`doctorId=${doctor.id}`));
});

test('the list of origin survives jumps within the page, a reload and opening demands with the middle button', async ({
  openAs,
}) => {
  const { path, first, second, third } = await arrangeList();
  const page = await openAs(MERIDIANA.manager, { path });
  await linkTo(page, first).click();
  const manager = new DemandPage(page);
  await page.getByRole('navigation', { name: 'En esta página' }).getByRole('link').nth(2).click();
  await manager.openDecision();
  await page.reload();
  await manager.fillDecision(MORE);
  await manager.dialog.getByRole('button', { name: 'Pedir más información', exact: true }).click();
  await expect(manager.decided).toContainText(OF_LIST);

  const next = manager.decided.getByRole('link', { name: 'Siguiente' });
  const other = await inAnotherTab(page, () => next.click({ button: 'middle' }));
  await expect(other.page).toHaveURL(new RegExp(`${second.id}$`));
  await decide(other);
  await expect(other.decided).toContainText(OF_LIST);

  await page.goto(path);
  const row = page.getByRole('row').filter({ hasText: third.reference }).getByRole('cell').nth(1);
  const last = await inAnotherTab(page, () => row.click({ button: 'middle', position: { x: 2, y: 2 } }));
  await decide(last);
  await expect(last.decided).toContainText(OF_LIST);
});

test('a demand opened from the bell or by its address has no list of origin', async ({ openAs }) => {
  const { path, first, second } = await arrangeList();
  const page = await openAs(MERIDIANA.manager, { path });
  await linkTo(page, second).click({ button: 'right' });
  await page.keyboard.press('Escape');
  const manager = new DemandPage(page);
  await page.getByRole('button', { name: /^Notificaciones/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notificaciones' });
  await panel
    .getByRole('button', { name: new RegExp(second.reference) })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/app/demands/${second.id}`));
  await decide(manager);
  await expect(manager.decided).not.toContainText(OF_LIST);

  // Opens the pasted address right after the demand was opened from a list in the same tab.
  await page.goto(path);
  await linkTo(page, first).click();
  await expect(page).toHaveURL(new RegExp(`${first.id}$`));
  await page.goto('/app/home');
  await manager.open(first.id);
  await decide(manager);
  await expect(manager.decided).not.toContainText(OF_LIST);
});

test('the next user in the same browser does not get the list of origin of the previous one', async ({ openAs }) => {
  const { path, first, second } = await arrangeList();
  const [before, next] = [await arrangeManager(), await arrangeManager()];
  const page = await openAs(before.email, { path });
  await linkTo(page, first).click();
  await expect(page).toHaveURL(new RegExp(`${first.id}$`));
  // Opens the context menu of another row, which offers its list to a new tab.
  await page.goBack();
  await linkTo(page, second).click({ button: 'right' });
  await page.keyboard.press('Escape');
  await page.goForward();
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByText('Cerrar sesión').click();
  await expect(page).toHaveURL(/\/login/);

  await signInQuietly(page.context(), next.email);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${first.id}$`));
  await page.reload();
  const manager = new DemandPage(page);
  await decide(manager);
  await expect(manager.decided).not.toContainText(OF_LIST);
  await manager.open(second.id);
  await decide(manager);
  await expect(manager.decided).not.toContainText(OF_LIST);
});

test('the list of origin continues after another tab has switched the company', async ({ openAs }) => {
  const { path, first } = await arrangeList();
  const elsewhere = await arrangeSubmitted(ALBORADA);
  const { email } = await arrangeManager([MERIDIANA.companyId, ALBORADA.companyId]);
  const page = await openAs(email, { path: '/app/home' });
  await chooseContext(page, 'Compañía', 'Salud Meridiana');
  await expect(page.getByRole('banner').getByRole('button', { name: /Salud Meridiana/ })).toBeVisible();
  await page.goto(path);
  await linkTo(page, first).click();
  await expect(page).toHaveURL(new RegExp(`${first.id}$`));
  const other = await page.context().newPage();
  await other.goto(`/app/demands/${elsewhere.id}`);
  await expect(other.getByRole('heading', { level: 1 })).toContainText(elsewhere.reference);
  const manager = new DemandPage(page);
  await decide(manager);
  await expect(manager.decided).toContainText(OF_LIST);
  await expect(manager.decided.getByRole('listitem')).toHaveCount(3);
});

test('a browser without storage still opens rows, continues in the list of its tab and turns shortcuts off', async ({
  openAs,
}) => {
  const { path, first } = await arrangeList();
  const page = await openAs(MERIDIANA.manager, { path: '/app/home' });
  await page.addInitScript(
    "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };",
  );
  await page.goto(path);
  const other = await inAnotherTab(page, () => linkTo(page, first).click({ modifiers: ['ControlOrMeta'] }));
  await expect(other.page).toHaveURL(new RegExp(`${first.id}$`));
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Atajos de teclado' });
  await help.getByRole('switch').click();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('?');
  await expect(help).toBeHidden();
  await linkTo(page, first).click();
  const manager = new DemandPage(page);
  await decide(manager);
  await expect(manager.decided).toContainText(OF_LIST);
});
