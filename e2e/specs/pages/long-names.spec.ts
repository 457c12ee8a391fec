import { arrangeDraft, arrangeLongName, arrangeSubmission } from '../../support/arrange';
import { arrangeCompany, arrangeName, arrangePersonOf } from '../../support/arrange-company';
import { arrangeLongDrug } from '../../support/arrange-drug';
import { MERIDIANA, PLATFORM } from '../../support/people';
import { expect, type Page, test } from '../../support/test';

/** Expects the name truncated to one line, with the full name as its title. */
async function expectOneLine(name: ReturnType<Page['locator']>, whole: string): Promise<void> {
  await expect(name).toBeVisible();
  await expect(name).toHaveAttribute('title', new RegExp(whole));
  await expect(name).toHaveCSS('text-overflow', 'ellipsis');
  await expect(name).toHaveCSS('white-space', 'nowrap');
  // Polled, because the button in the bar is replaced once its menu has loaded.
  await expect.poll(() => name.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
}

test('a long name stays on one line in the header of a demand', async ({ openAs }) => {
  const demand = await arrangeDraft();
  const lastName = await arrangeLongName(demand);
  await arrangeSubmission(demand, MERIDIANA.doctor);
  for (const width of [1440, 390]) {
    const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}`, width });
    await expectOneLine(page.locator('[data-part="key-facts"] .truncate').first(), lastName);
  }
});

test('a long name stays on one line in the access record', async ({ openAs }) => {
  const demand = await arrangeDraft();
  const lastName = await arrangeLongName(demand);
  await arrangeSubmission(demand, MERIDIANA.doctor);
  await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}` });
  const page = await openAs(PLATFORM.admin, { path: '/app/access-record' });
  await expectOneLine(page.getByRole('table').locator(`[title*="${lastName}"]`).first(), lastName);
});

test('a long name stays on one line in the stepper and in the panel beside it', async ({ openAs }) => {
  const draft = await arrangeDraft();
  const lastName = await arrangeLongName(draft);
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=2` });
  await expectOneLine(page.locator('[data-part="stepper"] small').first(), lastName);
  const panel = page.getByRole('complementary').filter({ visible: true });
  await expectOneLine(panel.locator(`[title*="${lastName}"]`).first(), lastName);
});

test('a name of 200 characters stays on one line in the bar and makes no page overflow', async ({ openAs }) => {
  const { id: companyId } = await arrangeCompany();
  const { id, email } = await arrangePersonOf(companyId);
  const name = 'Maximiliana '.repeat(17).slice(0, 200).trim();
  await arrangeName(id, name);
  const own = await openAs(email, { path: '/app/account' });
  await expectOneLine(own.getByRole('banner').getByTitle(name), name);
  const admin = await openAs(PLATFORM.superadmin, { path: `/app/users?email=${encodeURIComponent(email)}` });
  const profile = await openAs(PLATFORM.superadmin, { path: `/app/users/profile/${id}` });
  for (const page of [own, admin, profile]) {
    await expect(page.getByText(name.slice(0, 60)).first()).toBeAttached();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(width);
    }
  }
});

test('a word of 200 characters beside a name does not make the list overflow', async ({ openAs }) => {
  const { activePrinciple } = await arrangeLongDrug();
  const page = await openAs(PLATFORM.admin, { path: '/app/drugs?name=palabra' });
  await expect(page.getByText(activePrinciple).first()).toBeAttached();
  for (const width of [1440, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(width);
  }
});
