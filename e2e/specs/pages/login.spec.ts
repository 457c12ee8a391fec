import { MERIDIANA, PASSWORD, PLATFORM } from '../../support/people';
import { addressOf } from '../../support/stack';
import { expect, failedDocument, signIn, test } from '../../support/test';

test.describe('signing in', () => {
  test('shows the tenant’s name and lands in the application', async ({ openAt }) => {
    const page = await openAt('meridiana', { path: '/login' });
    await expect(page.getByText('Salud Meridiana').first()).toBeVisible();
    await signIn(page, MERIDIANA.manager);
    await expect(page).toHaveURL(/\/app\/demands/);
    await expect(page.getByRole('heading', { name: 'Demandas', level: 1 })).toBeVisible();
  });

  test.describe('a refused sign-in', () => {
    test.use({ expectedErrors: [failedDocument] });

    test('marks the missing fields', async ({ openAt }) => {
      const page = await openAt('meridiana', { path: '/login' });
      await page.getByRole('button', { name: 'Iniciar sesión' }).click();
      await expect(page.getByLabel('Correo electrónico')).toHaveAttribute('aria-invalid', 'true');
      await expect(page).toHaveURL(/\/login/);
    });

    test('says the same for an unknown e-mail and for a wrong password', async ({ openAt }) => {
      const answers: string[] = [];
      const tries = [
        [`nobody-${Date.now()}@meridiana.test`, PASSWORD],
        [MERIDIANA.supervisor, 'not the password'],
      ] as const;
      for (const [email, password] of tries) {
        const page = await openAt('meridiana', { path: '/login' });
        await signIn(page, email, password);
        answers.push((await page.getByRole('alert').textContent()) ?? '');
        await expect(page.getByLabel('Correo electrónico')).toHaveValue(email);
      }
      expect(answers[0]).toContain('Correo o contraseña incorrectos');
      expect(answers[1]).toBe(answers[0]);
    });

    test('refuses a user at another company’s address', async ({ openAt }) => {
      const page = await openAt('alborada', { path: '/login' });
      await signIn(page, MERIDIANA.doctor);
      await expect(page.getByRole('alert')).toContainText('Correo o contraseña incorrectos');
    });

    test('makes the client wait after five failures', async ({ openAt }) => {
      const page = await openAt('meridiana', { path: '/login' });
      const email = `throttled-${Date.now()}@meridiana.test`;
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        const answer = page.waitForResponse((response) => response.request().method() === 'POST');
        await signIn(page, email, 'wrong');
        expect((await answer).status()).toBe(422);
      }
      await signIn(page, email, 'wrong');
      await expect(page.getByRole('alert')).toContainText(/Demasiados intentos.*minuto/);
    });
  });
});

test.describe('translations that fail to load', () => {
  test.use({ expectedErrors: [/Failed to load resource: net::ERR_FAILED/] });

  test('leave the page in its language until it is reloaded', async ({ openAt }) => {
    const page = await openAt('meridiana', { path: '/login' });
    const entry = page.getByRole('button', { name: 'Iniciar sesión' });
    await expect(entry).toBeVisible();
    await page.route('**/words-en-*', (route) => route.abort());
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('words-en-'));
    await page.getByRole('button', { name: 'English' }).first().click();
    await refused;
    await expect(entry).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.unroute('**/words-en-*');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});

test('signing in leads to the page that was requested before', async ({ openAt }) => {
  const page = await openAt('meridiana', { path: '/app/demands?sort=reference' });
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, MERIDIANA.representative);
  await expect(page).toHaveURL(/\/app\/demands\?.*sort=reference/);
});

test('signing in never redirects to another host', async ({ openAt }) => {
  const page = await openAt('meridiana', { path: '/login?returnTo=https://example.test/' });
  await signIn(page, MERIDIANA.representative);
  await expect(page).toHaveURL(/meridiana\.localhost:\d+\/app\/demands/);
});

test('signing out ends the session', async ({ openAs }) => {
  const page = await openAs(PLATFORM.consultant);
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByText('Cerrar sesión').click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/app/demands');
  await expect(page).toHaveURL(/\/login/);
});

test.describe('the error page', () => {
  test.use({ expectedErrors: [failedDocument] });

  test('the error page of a missing page shows without a session and inside the application', async ({
    openAt,
    openAs,
  }) => {
    const outside = await openAt('meridiana');
    expect((await outside.goto('/no-existe'))?.status()).toBe(404);
    await expect(outside.getByRole('heading', { name: 'Esta página no existe' })).toBeVisible();
    const inside = await openAs(MERIDIANA.manager);
    expect((await inside.goto('/app/no-existe'))?.status()).toBe(404);
    await expect(inside.getByRole('heading', { name: 'Esta página no existe' })).toBeVisible();
    await expect(inside).toHaveTitle(/^Esta página no existe · /);
    await expect(inside.getByRole('navigation', { name: 'Principal' })).toBeVisible();
  });

  test('the error page of an address that accepts only POST works and links home', async ({ openAs }) => {
    const page = await openAs(MERIDIANA.manager);
    expect((await page.goto('/app/context'))?.status()).toBe(405);
    await expect(page.getByRole('heading', { name: 'Esta página no se puede abrir directamente' })).toBeVisible();
    await page.getByRole('button', { name: /Notificaciones/ }).click();
    await expect(page.getByRole('dialog', { name: 'Notificaciones' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Ir al inicio' }).click();
    await expect(page).toHaveURL(/\/app\/demands/);
  });

  test('the error page of an unknown host has no tenant’s brand', async ({ openAt }) => {
    const page = await openAt('meridiana');
    const answer = await page.goto(`${addressOf('meridiana').replace('meridiana', 'nobody')}/login`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Dirección sin servicio' })).toBeVisible();
    for (const name of ['Meridiana', 'Alborada']) await expect(page.getByText(name)).toHaveCount(0);
  });
});

test('a user whose role may not open a page is redirected home', async ({ openAs }) => {
  const page = await openAs(MERIDIANA.manager, { path: '/app/demands/create' });
  // The home page redirects a manager with one company to the list, because there is nothing to choose.
  await expect(page).toHaveURL(/\/app\/demands(\?|$)/);
});
