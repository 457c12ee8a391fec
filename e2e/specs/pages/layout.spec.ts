import { ADMINISTRATION } from '../../support/administration-pages';
import { arrangeAccepted, arrangeDraft, arrangeSubmitted } from '../../support/arrange';
import { arrangeForgetful } from '../../support/arrange-access';
import { arrangeChange, arrangeCompany, arrangePersonOf } from '../../support/arrange-company';
import { arrangeLink, newEmail } from '../../support/arrange-invitation';
import { ALBORADA, MERIDIANA, PLATFORM } from '../../support/people';
import { expect, type Page, signIn, test } from '../../support/test';

const WIDTHS = [1440, 1024, 768, 390] as const;
/** Pattern of a translation key, which is shown when its text is missing. */
const RAW_KEY = /\b[a-z]+[A-Za-z]*(?:[:.][a-z][A-Za-z_]*){2,}\b/;

const OVERFLOW = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** Expects no horizontal overflow at any width and no missing translation. */
async function expectTidy(page: Page, where: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate<number>(OVERFLOW);
    expect(overflow, `${where} at ${width} px`).toBeLessThanOrEqual(0);
  }
  const words = (await page.getByRole('main').textContent()) ?? '';
  const withoutAddresses = words.replace(/\S+@\S+|https?:\S+|\S+\.pdf/g, '');
  expect(RAW_KEY.exec(withoutAddresses)?.[0], `a raw key in ${where}`).toBeUndefined();
}

// The account stores the language, so the English tests use another doctor than the Spanish ones.
for (const [language, doctor] of [
  ['Español', MERIDIANA.otherDoctor],
  ['English', 'miguel.vidal@meridiana.test'],
] as const) {
  const company = { ...MERIDIANA, doctor };

  test.describe(`in ${language}`, () => {
    test.setTimeout(120_000);

    test('sign-in and home fit at every width', async ({ openAt, openAs }) => {
      const page = await openAt('alborada', { path: '/login' });
      await speak(page, language);
      await expectTidy(page, 'login');
      const { path } = await arrangeForgetful();
      for (const [name, address] of [
        ['forgotten password', '/forgot-password'],
        ['new password', path],
        ['request sent', '/account-request/sent'],
        ['use of an invitation', await arrangeLink(ALBORADA.companyId, newEmail())],
      ] as const) {
        await page.goto(address);
        await expectTidy(page, name);
      }
      await page.goto('/');
      await expectTidy(page, 'public page');
      await page.goto('/policies/terms_conditions');
      await expectTidy(page, 'policy');
      const home = await openAs(MERIDIANA.doctor, { path: '/app/home' });
      await expectTidy(home, 'home');
    });

    test('list and detail fit at every width', async ({ openAs }) => {
      const [accepted, pending] = await Promise.all([arrangeAccepted(company), arrangeSubmitted(company)]);
      const page = await openAs(doctor);
      await speak(page, language);
      await expectTidy(page, 'list');
      await page.goto('/app/account');
      await page.getByRole('switch').first().click();
      await expectTidy(page, 'account');
      await page.goto(`/app/demands/${accepted.id}`);
      await expectTidy(page, 'detail of an accepted demand');
      await page.goto(`/app/demands/${pending.id}?action=comment`);
      await expect(page.locator('dialog[open]')).toBeVisible();
      await expectTidy(page, 'dialog');
    });

    test('every step of the wizard fits at every width', async ({ openAs }) => {
      const draft = await arrangeDraft(company, { radiotherapy: true });
      const page = await openAs(doctor, { path: `/app/demands/${draft.id}/edit?step=1` });
      await speak(page, language);
      for (const step of [1, 2, 3, 4, 5, 'review']) {
        await page.goto(`/app/demands/${draft.id}/edit?step=${step}`);
        await expectTidy(page, `step ${step}`);
      }
    });
  });
}

for (const { about, pages } of ADMINISTRATION) {
  test(`the administration fits at every width: ${about}`, async ({ openAt }) => {
    test.setTimeout(120_000);
    // A user of its own, because an import page shows the file that its user has uploaded.
    const { email } = await arrangePersonOf(undefined, 'SUPERADMIN');
    const page = await openAt('aval', { path: '/login' });
    await signIn(page, email);
    await expect(page).toHaveURL(/\/app\//);
    for (const { path, open } of await pages()) {
      await page.goto(path);
      await open?.(page);
      await expectTidy(page, path);
      await page.setViewportSize({ width: WIDTHS[0], height: 900 });
    }
  });
}

test('every page of the menu is translated into English', async ({ openAt }) => {
  const { email } = await arrangePersonOf(undefined, 'SUPERADMIN');
  const page = await openAt('aval', { path: '/login' });
  await signIn(page, email);
  await expect(page).toHaveURL(/\/app\//);
  await speak(page, 'English');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const entries = await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(entries.length).toBeGreaterThan(10);
  for (const entry of entries) {
    await page.goto(entry ?? '');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expectTidy(page, `${entry} in English`);
  }
});

test('long names in the access record stay on one line at every width', async ({ openAs }) => {
  const demand = await arrangeSubmitted();
  const reader = await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}` });
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
  const page = await openAs(PLATFORM.superadmin, { path: `/app/access-record?reference=${demand.reference}` });
  const names = page.locator('td a[aria-label] span');
  await expect(names.first()).toBeVisible();
  await names.evaluateAll((all) => {
    for (const each of all) each.textContent = 'María de las Mercedes Fernández de Córdoba y Álvarez de Toledo';
  });
  await expectTidy(page, 'the record with long names');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const heights = await names.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    expect(Math.max(...heights), `a name at ${width} px`).toBeLessThanOrEqual(24);
  }
});

test('a long name without spaces does not make a list wider than the window', async ({ openAs }) => {
  await arrangeChange(await arrangeCompany());
  const page = await openAs(PLATFORM.superadmin, { path: '/app/home' });
  for (const [path, names] of [
    ['/app/changes', 'td:is(:nth-child(2), :nth-child(3)) :not(:has(*))'],
    ['/app/users', 'td:nth-child(3):not(:has(*))'],
    ['/app/companies', 'td:nth-child(3):not(:has(*))'],
  ] as const) {
    await page.goto(path);
    const named = page.getByRole('table').locator(names);
    await expect(named.first()).toBeVisible();
    await named.evaluateAll((all) => {
      for (const each of all) each.textContent = 'Alargada'.repeat(25);
    });
    await expectTidy(page, `${path} with long names`);
    await page.setViewportSize({ width: WIDTHS[0], height: 900 });
  }
});

async function speak(page: Page, language: 'Español' | 'English'): Promise<void> {
  const button = page.getByRole('button', { name: language }).first();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'Español' ? 'es' : 'en');
}
