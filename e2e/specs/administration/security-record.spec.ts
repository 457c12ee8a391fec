import { readFile } from 'node:fs/promises';
import { PILE_OF_FAILURES } from '@aval/application/security-record/find-piled-failures';
import { arrangeNewcomer, services } from '../../support/arrange';
import { expectTidy } from '../../support/layout';
import { PASSWORD, PLATFORM } from '../../support/people';
import { expect, failedDocument, signIn, test } from '../../support/test';

const ADDRESS = '127.0.0.1';

test.describe('a failed sign-in', () => {
  test.use({ expectedErrors: [failedDocument] });

  test('is found in the security record and told to its owner at the next sign-in', async ({ openAt, openAs }) => {
    const { email } = await arrangeNewcomer({ acceptedTermsVersion: 1 });
    const { name } = await services().database.userAccount.findUniqueOrThrow({ where: { email } });
    const page = await openAt('meridiana', { path: '/login' });
    await signIn(page, email, PASSWORD);
    await expect(page).toHaveURL(/\/app\//);
    const stranger = await openAt('meridiana', { path: '/login' });
    await signIn(stranger, email, 'Not#the#password1');
    await expect(stranger.getByRole('alert')).toContainText('Correo o contraseña incorrectos');
    await signIn(stranger, email, PASSWORD);
    await expect(stranger).toHaveURL(/\/app\//);
    const toast = stranger
      .getByRole('status')
      .filter({ hasText: 'Hubo 1 intento fallido de entrar en su cuenta desde' });
    await expect(toast).toBeVisible();
    await stranger.goto('/app/account');
    const told = stranger.getByText(/^Entrada anterior: .*desde Chrome en Linux \(IP 127\.0\.0\.1\)\.$/);
    await expect(told).toBeVisible();
    await expect(stranger.getByText('Después hubo 1 intento fallido de entrar en su cuenta.')).toBeVisible();
    await stranger.getByRole('link', { name: 'Cambiar la contraseña' }).click();
    await expect(stranger).toHaveURL(/#password$/);

    const admin = await openAs(PLATFORM.superadmin, { path: '/app/home' });
    await admin.getByRole('link', { name: 'Registro de seguridad' }).click();
    const table = admin.getByRole('table', { name: 'Sucesos, del más reciente al más antiguo' });
    await admin.getByRole('searchbox', { name: 'Dirección IP' }).pressSequentially(ADDRESS);
    await expect(admin).toHaveURL(/address=127\.0\.0\.1/);
    await table
      .getByRole('link', { name: `Ver solo los sucesos de ${name}` })
      .first()
      .click();
    await expect(admin).toHaveURL(/userId=\d+/);
    await expect(table.getByRole('row').filter({ hasText: 'Inicio de sesión fallido' })).toHaveCount(1);
    await expect(table.getByRole('row').filter({ hasText: 'con contraseña' })).toHaveCount(2);
    const download = admin.waitForEvent('download');
    await admin.getByRole('link', { name: /CSV/ }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv).toContain('Inicio de sesión fallido;contraseña o correo incorrectos');
    expect(csv).not.toContain(email);
  });
});

test('failures that pile up are marked on the operations page, which leads to them', async ({ openAs }) => {
  const { email } = await arrangeNewcomer({ acceptedTermsVersion: 1 });
  const { database } = services();
  const { id: userId, name } = await database.userAccount.findUniqueOrThrow({ where: { email } });
  const failure = { kind: 'sign_in_failed', detail: 'password', userId, companyId: 2, address: '203.0.113.5' };
  await database.securityEvent.createMany({ data: Array(PILE_OF_FAILURES.onOneAccount).fill(failure) });
  const page = await openAs(PLATFORM.superadmin, { path: '/app/operations' });
  await expect(page.getByRole('link', { name: /^Se acumulan intentos fallidos de entrar/ })).toBeVisible();
  await expectTidy(page, 'operations with failures that pile up');
  await page.getByRole('link', { name: `En la cuenta de ${name}` }).click();
  await expect(page.getByRole('heading', { name: 'Registro de seguridad', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`kind=failures&userId=${userId}`));
  const table = page.getByRole('table', { name: 'Sucesos, del más reciente al más antiguo' });
  await expect(table.getByRole('row')).toHaveCount(PILE_OF_FAILURES.onOneAccount + 1);
});
