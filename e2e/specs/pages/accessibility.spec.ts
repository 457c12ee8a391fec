import { ADMINISTRATION } from '../../support/administration-pages';
import {
  arrangeAccepted,
  arrangeDecision,
  arrangeDraft,
  arrangeEvaluation,
  arrangeNewcomer,
  arrangeSubmitted,
} from '../../support/arrange';
import { arrangeForgetful } from '../../support/arrange-access';
import { arrangePersonOf } from '../../support/arrange-company';
import { arrangeLink, newEmail } from '../../support/arrange-invitation';
import { expectAccessible } from '../../support/axe';
import { expectTidy } from '../../support/layout';
import { ALBORADA, MERIDIANA, PLATFORM } from '../../support/people';
import { addressOf } from '../../support/stack';
import { expect, failedDocument, type Page, signIn, test } from '../../support/test';

/** Checks both on one visit, because opening a page takes longer than checking it. */
async function expectSound(page: Page, where: string): Promise<void> {
  await expectAccessible(page, where);
  await expectTidy(page, where);
}

test.describe('axe finds nothing serious in either theme, and pages fit at every width', () => {
  test('pages before sign-in are accessible and fit', async ({ openAt }) => {
    for (const tenant of ['aval', 'meridiana', 'alborada'] as const) {
      const page = await openAt(tenant, { path: '/login' });
      await expectSound(page, `login of ${tenant}`);
      await page.goto('/');
      await expectSound(page, `public page of ${tenant}`);
    }
    const asking = await openAt('meridiana', { path: '/forgot-password' });
    await expectSound(asking, 'forgotten password');
    const { path } = await arrangeForgetful();
    await expectSound(await openAt('meridiana', { path }), 'new password');
    const page = await openAt('alborada', { path: '/account-request/sent' });
    await expectSound(page, 'request sent');
    await page.goto(await arrangeLink(ALBORADA.companyId, newEmail()));
    await expectSound(page, 'use of an invitation');
    await page.goto('/policies/privacy_policy');
    await expectSound(page, 'policy');
  });

  test.describe('failures', () => {
    test.use({ expectedErrors: [failedDocument] });

    test('a refused sign-in, the not-found pages and an unknown host are accessible and fit', async ({
      openAt,
      openAs,
    }) => {
      const page = await openAt('meridiana', { path: '/login' });
      await page.getByRole('button', { name: 'Iniciar sesión' }).click();
      await expect(page.getByLabel('Correo electrónico')).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page, 'login with errors');
      await page.goto('/no-existe');
      await expectAccessible(page, 'not found');
      await page.goto(`${addressOf('meridiana').replace('meridiana', 'nobody')}/`);
      await expectAccessible(page, 'unknown host');
      const inside = await openAs(MERIDIANA.manager, { path: '/app/no-existe' });
      await expectAccessible(inside, 'not found inside');
    });
  });

  test('the home page and the frame with its menus open are accessible and fit', async ({ openAs }) => {
    const home = await openAs(MERIDIANA.doctor, { path: '/app/home' });
    await expect(home.getByRole('heading', { name: '¿Dónde va a trabajar?' })).toBeVisible();
    await expectSound(home, 'home');
    const page = await openAs(PLATFORM.groupManager, { path: '/app/home' });
    await expectSound(page, 'home of a manager');
    await page.getByRole('button', { name: /^Cuenta de/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page, 'account menu');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Notificaciones/ }).click();
    await expectAccessible(page, 'notifications');
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Cambiar dónde trabaja/ })
      .first()
      .click();
    await expectAccessible(page, 'context switch');
  });

  test('the account page and the dialog of a required password change are accessible and fit', async ({
    openAs,
    openAt,
  }) => {
    const page = await openAs(MERIDIANA.representative, { path: '/app/account' });
    await page.getByRole('switch', { name: 'Cambiar la contraseña' }).click();
    await expectSound(page, 'account');
    const { email } = await arrangeNewcomer({ requireResetPassword: true, acceptedTermsVersion: 0 });
    const obliged = await openAt('meridiana', { path: '/login' });
    await signIn(obliged, email);
    await expect(obliged.getByRole('dialog', { name: 'Elija una contraseña propia' })).toBeVisible();
    await expectSound(obliged, 'obligation');
  });

  test('the list with its menus and filters open is accessible and fits', async ({ openAs }) => {
    const demand = await arrangeSubmitted();
    const page = await openAs(PLATFORM.admin);
    await expectSound(page, 'list');
    await page.getByRole('button', { name: 'Estado', exact: true }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page, 'status filter');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Médico', exact: true }).click();
    await expectAccessible(page, 'doctor filter');
    await page.keyboard.press('Escape');
    await page.goto(`/app/demands?reference=${demand.reference}`);
    await page.getByRole('button', { name: `Acciones de ${demand.reference}` }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page, 'row menu');
    await page.goto('/app/demands?reference=NADA');
    await expectSound(page, 'empty list');
  });

  test('every step of the wizard is accessible and fits', async ({ openAs }) => {
    const draft = await arrangeDraft({ ...MERIDIANA, doctor: MERIDIANA.otherDoctor }, { radiotherapy: true });
    const page = await openAs(MERIDIANA.otherDoctor, { path: '/app/demands/create' });
    await page.getByRole('button', { name: 'Crear paciente' }).click();
    await expectSound(page, 'creation');
    for (const step of [1, 2, 3, 4, 5, 'review']) {
      await page.goto(`/app/demands/${draft.id}/edit?step=${step}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectSound(page, `step ${step}`);
    }
  });

  test('the detail page with its dialogs open is accessible and fits', async ({ openAs }) => {
    const accepted = await arrangeAccepted();
    const doctor = await openAs(MERIDIANA.doctor, { path: `/app/demands/${accepted.id}` });
    await expectSound(doctor, 'detail of an accepted demand');
    await doctor.goto(`/app/demands/${accepted.id}/version/1`);
    await expectSound(doctor, 'a version');

    const pending = await arrangeSubmitted();
    const manager = await openAs(MERIDIANA.manager, { path: `/app/demands/${pending.id}` });
    await expectSound(manager, 'detail of a pending demand');
    for (const action of ['manage', 'comment', 'upload', 'cancel']) {
      await manager.goto(`/app/demands/${pending.id}?action=${action}`);
      await expect(manager.locator('dialog[open]')).toBeVisible();
      await expectSound(manager, `dialog of ${action}`);
    }
    await manager.goto(`/app/demands/${pending.id}?action=manage`);
    const dialog = manager.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Denegar' }).check();
    await dialog.getByRole('radio', { name: 'Uso fuera de indicación, denegado' }).check();
    await dialog.getByLabel('Comentario', { exact: true }).fill('Sin evidencia');
    await dialog.getByRole('button', { name: 'Denegar', exact: true }).click();
    await expect(manager.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(manager, 'confirmation');
  });

  test('the dialog of a consultant and the wizard of a doctor who answers are accessible and fit', async ({
    openAs,
  }) => {
    const evaluated = await arrangeEvaluation();
    const consultant = await openAs(PLATFORM.consultant, {
      path: `/app/demands/${evaluated.id}?action=manage`,
    });
    await expect(consultant.locator('dialog[open]')).toBeVisible();
    await expectSound(consultant, 'dialog of a consultant');
    const asked = await arrangeSubmitted();
    await arrangeDecision(asked, MERIDIANA.manager, { decision: 'more_info' });
    const doctor = await openAs(MERIDIANA.doctor, { path: `/app/demands/${asked.id}/edit` });
    await expect(doctor.getByRole('note')).toBeVisible();
    await expectSound(doctor, 'answering');
  });

  for (const { about, pages } of ADMINISTRATION) {
    test(`administration pages are accessible and fit: ${about}`, async ({ openAs }) => {
      // A user of its own, because an import page shows the file that its user has uploaded.
      const { email } = await arrangePersonOf(undefined, 'SUPERADMIN');
      const page = await openAs(email, { path: '/app/home' });
      for (const { path, open } of await pages()) {
        await page.goto(path);
        await open?.(page);
        await expectSound(page, path);
      }
    });
  }

  test('the list and the detail page are accessible on a phone', async ({ openAs }) => {
    const demand = await arrangeSubmitted(ALBORADA);
    const page = await openAs(ALBORADA.representative, { width: 390 });
    await expectAccessible(page, 'list on a phone');
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    await expectAccessible(page, 'drawer');
    await page.goto(`/app/demands/${demand.id}`);
    await expectAccessible(page, 'detail on a phone');
  });
});
