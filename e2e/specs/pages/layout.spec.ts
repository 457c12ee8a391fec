import { speakEnglish } from '../../pages/language';
import { arrangeAccepted, arrangeDraft, arrangeFailedRendition, arrangeSubmitted } from '../../support/arrange';
import { arrangeForgetful } from '../../support/arrange-access';
import { arrangeChange, arrangeCompany, arrangePersonOf } from '../../support/arrange-company';
import { arrangeDoctor, arrangeDoctorOfOneCenter } from '../../support/arrange-filers';
import { arrangeLink, newEmail } from '../../support/arrange-invitation';
import { expectTidy, WIDTHS } from '../../support/layout';
import { ALBORADA, MERIDIANA, PLATFORM } from '../../support/people';
import { expect, test } from '../../support/test';

test.describe('English pages', () => {
  test('sign-in and home fit at every width', async ({ openAt, openAs }) => {
    const page = await openAt('alborada', { path: '/login' });
    await speakEnglish(page);
    await expectTidy(page, 'login');
    const { path } = await arrangeForgetful();
    for (const [name, address] of [
      ['forgotten password', '/forgot-password'],
      ['new password', path],
      ['request sent', '/account-request/sent'],
      ['use of an invitation', await arrangeLink(ALBORADA.companyId, newEmail())],
      ['public page', '/'],
      ['policy', '/policies/terms_conditions'],
    ] as const) {
      await page.goto(address);
      await expectTidy(page, name);
    }
    const doctor = await arrangeDoctor();
    const home = await openAs(doctor.email, { path: '/app/home' });
    await speakEnglish(home);
    await expectTidy(home, 'home');
  });

  test('list and detail fit at every width', async ({ openAs }) => {
    const company = { ...MERIDIANA, doctor: (await arrangeDoctorOfOneCenter()).email };
    const [accepted, pending] = await Promise.all([arrangeAccepted(company), arrangeSubmitted(company)]);
    const page = await openAs(company.doctor);
    await speakEnglish(page);
    await expect(page.getByRole('row').filter({ hasText: pending.reference })).toBeVisible();
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
    const company = { ...MERIDIANA, doctor: (await arrangeDoctor()).email };
    const draft = await arrangeDraft(company, { radiotherapy: true });
    const page = await openAs(company.doctor, { path: `/app/demands/${draft.id}/edit?step=1` });
    await speakEnglish(page);
    for (const step of [1, 2, 3, 4, 5, 'review']) {
      await page.goto(`/app/demands/${draft.id}/edit?step=${step}`);
      await expectTidy(page, `step ${step}`);
    }
  });
});

test('every page of the menu is translated into English', async ({ openAs }) => {
  const { email } = await arrangePersonOf(undefined, 'SUPERADMIN');
  const page = await openAs(email, { path: '/app/home' });
  await speakEnglish(page);
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

test('the archive fits at every width with a failed PDF beside a ready one', async ({ openAs }) => {
  const demand = await arrangeAccepted();
  await arrangeFailedRendition(demand);
  // A person of the test's own, since the chosen language stays.
  const { email } = await arrangePersonOf(undefined, 'SUPERADMIN');
  const page = await openAs(email, { path: `/app/documents?state=all&reference=${demand.reference}` });
  await expect(page.getByRole('cell').getByText('No se pudo crear')).toBeVisible();
  await expect(page.getByRole('cell').getByText('Listo')).toBeVisible();
  await expectTidy(page, 'the archive');
  await speakEnglish(page);
  await expectTidy(page, 'the archive in English');
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
  }
});
