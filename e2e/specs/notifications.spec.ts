import { arrangeDecision, arrangeSubmitted } from '../support/arrange';
import { MERIDIANA } from '../support/people';
import { expect, test } from '../support/test';

test('the bell tells the doctor, and leads to the demand', async ({ openAs }) => {
  const company = { ...MERIDIANA, doctor: 'enrique.herrero@meridiana.test' };
  const demand = await arrangeSubmitted(company);
  await arrangeDecision(demand, company.manager, { decision: 'more_info', comment: 'Falta un dato.' });
  const page = await openAs(company.doctor, { path: '/app/home' });
  const bell = page.getByRole('button', { name: /^Notificaciones/ });
  const unread = async () => Number(/(\d+) sin leer/.exec((await bell.getAttribute('aria-label')) ?? '')?.[1] ?? 0);
  const before = await unread();
  expect(before).toBeGreaterThan(0);
  await bell.click();
  await page.getByRole('menuitem', { name: new RegExp(demand.reference) }).click();
  await expect(page).toHaveURL(new RegExp(`/app/demands/${demand.id}`));
  await expect(page.getByText('Falta un dato.').first()).toBeVisible();
  await expect.poll(unread).toBe(before - 1);
});
