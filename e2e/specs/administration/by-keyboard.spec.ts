import { arrangeCompany, arrangePersonOf } from '../../support/arrange-company';
import { PLATFORM } from '../../support/people';
import { expect, test } from '../../support/test';

/** One screen of each kind: lists, forms, texts with their editor, a detail, an import and the account. */
const SCREENS = [
  '/app/users',
  '/app/users/create',
  '/app/companies/2/edit',
  '/app/companies/2/texts/legal_notice',
  '/app/invitations/create',
  '/app/drugs/1',
  '/app/drugs/import',
  '/app/changes',
  '/app/reminders',
  '/app/account',
];

interface Stop {
  name: string;
  isSeen: boolean;
  hasRing: boolean;
}

/**
 * Reads the focused element, whether it is visible and whether it has a focus ring; null at the end of the page.
 * For a checkbox or radio button in a frame, the ring is on the frame.
 */
const STOP = `(() => {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const { left, right, top, bottom, width } = at.getBoundingClientRect();
  const isIn = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  const over = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
  const isOwn = over !== null && Boolean(at.contains(over) || over.contains(at) || at.closest('label')?.contains(over));
  const around = [at, at.parentElement, at.parentElement?.parentElement].filter(Boolean);
  const hasRing = around.some((each) => getComputedStyle(each).outlineStyle !== 'none');
  return { name: (at.tagName + ' ' + at.textContent).slice(0, 60), isSeen: isIn && isOwn, hasRing };
})()`;

for (const path of SCREENS) {
  test(`every Tab stop is visible and has a focus ring at ${path}`, async ({ openAs }) => {
    const page = await openAs(PLATFORM.superadmin, { path });
    const stops: Stop[] = [];
    for (let stop: Stop | null = null; stops.length < 200; stops.push(stop)) {
      await page.keyboard.press('Tab');
      stop = await page.evaluate<Stop | null>(STOP);
      if (!stop) break;
    }
    expect(stops.length).toBeGreaterThan(20);
    expect(stops.filter(({ isSeen, hasRing }) => !isSeen || !hasRing)).toEqual([]);
  });
}

test('Tab reaches the buttons of a new entry in visual order', async ({ openAs }) => {
  const page = await openAs(PLATFORM.superadmin, { path: '/app/drugs/create' });
  await page.getByLabel('Otros nombres').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Guardar fármaco' })).toBeFocused();
});

test('relations are removed and restored by keyboard, and Enter in their search does not save the form', async ({
  openAs,
}) => {
  const { id: companyId } = await arrangeCompany();
  const [assistant, doctor] = [
    await arrangePersonOf(companyId, 'ASSISTANT'),
    await arrangePersonOf(companyId, 'DOCTOR'),
  ];
  const page = await openAs(PLATFORM.superadmin, { path: `/app/users/${assistant.id}/edit` });
  const search = page.getByRole('combobox', { name: /^Médicos/ });
  await search.focus();
  await page.keyboard.type(doctor.email);
  await expect(page.getByRole('option', { name: doctor.name })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 cambio sin guardar')).toHaveCount(2);
  await page.getByRole('button', { name: 'Guardar cambios' }).press('Enter');
  await page.waitForURL(/\/app\/users(\?|$)/);

  await page.goto(`/app/users/${assistant.id}/edit`);
  await page.getByRole('button', { name: `Quitar ${doctor.name}` }).press('Enter');
  await expect(page.getByRole('button', { name: `Dejar ${doctor.name} como estaba` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Quitar ${doctor.name}` })).toBeFocused();
  await expect(page.getByText('Sin cambios que guardar').first()).toBeAttached();
});
