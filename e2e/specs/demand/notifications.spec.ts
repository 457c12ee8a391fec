import { arrangeComment, arrangeDecision, arrangeSubmitted } from '../../support/arrange';
import { arrangePersonOf } from '../../support/arrange-company';
import { arrangeDoctor, arrangeManager } from '../../support/arrange-filers';
import { loseConnection } from '../../support/connection';
import { MERIDIANA } from '../../support/people';
import { expect, test } from '../../support/test';

test('the bell leads the doctor who is asked for information to the answer', async ({ openAs }) => {
  const company = { ...MERIDIANA, doctor: (await arrangeDoctor()).email };
  const demand = await arrangeSubmitted(company);
  await arrangeDecision(demand, company.manager, { decision: 'more_info', comment: 'Falta un dato.' });
  const page = await openAs(company.doctor, { path: '/app/home' });
  const bell = page.getByRole('button', { name: /^Notificaciones/ });
  const unread = async () =>
    Number(/(\d+) asuntos? sin leer/.exec((await bell.getAttribute('aria-label')) ?? '')?.[1] ?? 0);
  const before = await unread();
  expect(before).toBeGreaterThan(0);
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notificaciones' });
  await panel.getByRole('button', { name: new RegExp(`${demand.reference}.*Falta información`) }).click();
  await expect(page).toHaveURL(new RegExp(`/app/demands/${demand.id}\\?action=answer`));
  const dialog = page.getByRole('dialog', { name: 'Responder' });
  await expect(dialog.getByText('Falta un dato.')).toBeVisible();
  await expect.poll(unread).toBe(before - 1);
});

test('notifications of one demand share a line and can be marked read one by one or together', async ({ openAs }) => {
  // Nobody else works as this manager, whose bell shows a limited number of lines.
  const manager = await arrangeManager();
  const company = { ...MERIDIANA, doctor: (await arrangeDoctor()).email };
  const quiet = await arrangeSubmitted(company);
  const loud = await arrangeSubmitted(company);
  for (const text of ['Una pregunta.', 'Otra pregunta.', 'Y otra más.'])
    await arrangeComment(loud, company.doctor, text);
  const page = await openAs(manager.email, { path: '/app/home' });
  await page.getByRole('button', { name: /^Notificaciones/ }).click();
  const line = (reference: string) =>
    page.getByRole('dialog', { name: 'Notificaciones' }).getByRole('listitem').filter({ hasText: reference });
  await expect(line(loud.reference)).toContainText('4 sin leer');
  await expect(line(quiet.reference)).toBeVisible();
  await page.getByRole('button', { name: `${loud.reference}: 3 anteriores` }).click();
  await page.getByRole('button', { name: 'Marcar como leída: Está pendiente de análisis' }).click();
  await expect(line(loud.reference)).toContainText('3 sin leer');
  await page.getByRole('button', { name: `Marcar como leídas las de ${loud.reference}` }).click();
  // Read lines come after all unread ones, possibly beyond the panel's limit, so the line may be absent.
  await expect(line(loud.reference).filter({ hasText: 'sin leer' })).toHaveCount(0);
  await expect(line(quiet.reference).getByRole('img', { name: 'Sin leer' })).toBeVisible();
});

test('the page of all notifications is reached from the bell or by its address, and marks what was read', async ({
  openAs,
}) => {
  const manager = await arrangeManager();
  const company = { ...MERIDIANA, doctor: (await arrangeDoctor()).email };
  const demand = await arrangeSubmitted(company);
  const page = await openAs(manager.email, { path: '/app/home' });
  await page.getByRole('button', { name: /^Notificaciones/ }).click();
  await page.getByRole('dialog', { name: 'Notificaciones' }).getByRole('link', { name: 'Ver todas' }).click();
  await expect(page).toHaveURL(/\/app\/notifications$/);
  await page.reload();
  const line = page
    .getByRole('list', { name: 'Notificaciones' })
    .getByRole('listitem')
    .filter({ hasText: demand.reference });
  await expect(line.getByRole('img', { name: 'Sin leer' })).toBeVisible();
  await page.getByRole('button', { name: 'Marcar todas como leídas' }).click();
  await expect(line.getByRole('img', { name: 'Sin leer' })).toHaveCount(0);
  await line
    .getByRole('button', { name: new RegExp(demand.reference) })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/app/demands/${demand.id}`));
});

test('a representative turns e-mail notifications off and on', async ({ openAs }) => {
  const { email } = await arrangePersonOf(MERIDIANA.companyId, 'REPRESENTATIVE');
  const page = await openAs(email, { path: '/app/home' });
  const menu = page.getByRole('button', { name: /^Cuenta de/ });
  const toggle = page.getByRole('menuitemcheckbox', { name: /Notificaciones por correo/ });
  for (const checked of ['false', 'true']) {
    await menu.click();
    await toggle.click();
    await menu.click();
    await expect(toggle).toHaveAttribute('aria-checked', checked);
    await page.keyboard.press('Escape');
  }
});

test.describe('a lost connection', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the bell opens and the page stays', async ({ openAs }) => {
    const demand = await arrangeSubmitted(MERIDIANA);
    const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}` });
    await loseConnection(page);
    await page.getByRole('button', { name: /^Notificaciones/ }).click();
    await expect(page.getByRole('dialog', { name: 'Notificaciones' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: demand.reference })).toBeVisible();
    await page.context().setOffline(false);
  });
});
