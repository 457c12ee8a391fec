import { WizardPage } from '../../pages/wizard-page';
import {
  arrangeDecision,
  arrangeDraft,
  arrangeRivals,
  arrangeSubmission,
  arrangeSubmitted,
  historyOf,
  statusOf,
} from '../../support/arrange';
import { MERIDIANA } from '../../support/people';
import { signInQuietly } from '../../support/session';
import { expect, failedDocument, type Page, signIn, test } from '../../support/test';

/** Covers the wizard's pause of five seconds on a slow, shared machine. */
const AFTER_THE_PAUSE = { timeout: 20_000 };

/** Creates a complete draft and returns it with the path of one of its steps. */
async function draftAt(step: number) {
  const draft = await arrangeDraft();
  return { draft, path: `/app/demands/${draft.id}/edit?step=${step}` };
}

test.describe('text typed in the wizard', () => {
  test('is saved five seconds after the last key and present after a reload', async ({ openAs }) => {
    const { path } = await draftAt(2);
    const page = await openAs(MERIDIANA.doctor, { path });
    await page.getByLabel('Diagnóstico histológico').fill('Carcinoma lobulillar infiltrante');
    await expect(page.getByText('Cambios sin guardar: 1')).toBeVisible();
    const saved = page.getByText(/Guardado a las \d\d:\d\d/);
    await expect(saved).toBeVisible(AFTER_THE_PAUSE);
    // The new text is not saved yet.
    await page.getByLabel('Diagnóstico histológico').fill('Carcinoma lobulillar');
    await expect(saved).toHaveCount(0);
    await expect(page.getByText('Sin guardar', { exact: true })).toBeVisible();
    await expect(saved).toBeVisible(AFTER_THE_PAUSE);
    await page.reload();
    await expect(page.getByLabel('Diagnóstico histológico')).toHaveValue('Carcinoma lobulillar');
  });

  test('is saved on the way to another step, and going back shows it', async ({ openAs }) => {
    const { path } = await draftAt(2);
    const page = await openAs(MERIDIANA.doctor, { path });
    await page.getByLabel('Valoración geriátrica').fill('Sin fragilidad');
    await page.getByRole('link', { name: /Tratamientos previos/ }).click();
    await expect(page).toHaveURL(/step=3/);
    await page.goBack();
    await expect(page.getByLabel('Valoración geriátrica')).toHaveValue('Sin fragilidad');
  });

  test('is saved on leaving after confirmation', async ({ openAs }) => {
    const { path, draft } = await draftAt(5);
    const page = await openAs(MERIDIANA.doctor, { path });
    await page.getByLabel('Observaciones').fill('Escrito al salir');
    await page.getByRole('link', { name: 'Demandas' }).first().click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Hay cambios sin guardar');
    await dialog.getByRole('button', { name: 'Guardar y salir' }).click();
    await expect(page).not.toHaveURL(/\/edit/);
    await page.goto(`/app/demands/${draft.id}/edit?step=5`);
    await expect(page.getByLabel('Observaciones')).toHaveValue('Escrito al salir');
  });

  test('text typed in a second tab causes a conflict that can be resolved both ways', async ({ openAs }) => {
    const { path } = await draftAt(2);
    const first = await openAs(MERIDIANA.doctor, { path });
    const second = await first.context().newPage();
    await second.goto(path);
    await first.getByLabel('Diagnóstico histológico').fill('Desde la primera ventana');
    await expect(first.getByText(/Guardado a las \d\d:\d\d/)).toBeVisible(AFTER_THE_PAUSE);
    await second.getByLabel('Diagnóstico histológico').fill('Desde la segunda ventana');
    await expect(second.getByText(/guardado desde otra ventana/)).toBeVisible(AFTER_THE_PAUSE);
    const conflict = second.getByRole('alert').filter({ hasText: 'guardado desde otra ventana' });
    await expect(conflict.getByText('Difiere de lo que tiene aquí: Diagnóstico histológico')).toBeVisible();
    await expect(second.getByLabel('Diagnóstico histológico')).toHaveValue('Desde la segunda ventana');
    await second.getByRole('button', { name: 'Cargar esa versión' }).click();
    await expect(second.getByLabel('Diagnóstico histológico')).toHaveValue('Desde la primera ventana');
    // The save line already shows the time of the loaded version, so wait for the response instead.
    const saved = second.waitForResponse((response) => response.request().method() === 'POST' && response.ok());
    await second.getByLabel('Diagnóstico histológico').fill('Otra vez desde la segunda');
    await saved;
    await first.getByLabel('Diagnóstico histológico').fill('Vale lo de la primera');
    await first.getByRole('button', { name: 'Seguir con la mía' }).click(AFTER_THE_PAUSE);
    await expect(first.getByText(/Guardado a las \d\d:\d\d/)).toBeVisible();
    await second.reload();
    await expect(second.getByLabel('Diagnóstico histológico')).toHaveValue('Vale lo de la primera');
  });

  test('is not submitted with changes that another window saved until they have been loaded', async ({ openAs }) => {
    const { path, draft } = await draftAt(5);
    const doctor = await openAs(MERIDIANA.doctor, { path });
    const wizard = new WizardPage(doctor);
    await wizard.review();
    const other = await openAs(MERIDIANA.doctor, { path });
    // The save line already shows an earlier save, so wait for the response instead.
    const saved = other.waitForResponse((response) => response.request().method() === 'POST' && response.ok());
    await other.getByLabel('Observaciones').fill('Cambiado mientras se enviaba');
    await saved;
    await doctor.getByRole('button', { name: 'Enviar demanda' }).click();
    const bar = doctor.locator('[data-part="bottom-bar"]');
    await expect(bar.getByRole('alert')).toContainText('No se ha enviado nada');
    expect(await statusOf(draft)).toBe('draft');
    await doctor.getByRole('button', { name: 'Cargar esa versión' }).click();
    await expect(doctor.getByText('Cambiado mientras se enviaba')).toBeVisible();
    await doctor.getByRole('button', { name: 'Enviar demanda' }).click();
    await expect(doctor).not.toHaveURL(/\/edit/);
    await expect.poll(() => statusOf(draft)).not.toBe('draft');
  });

  test('is kept when the session ends, and saved automatically after signing in in another tab', async ({ openAs }) => {
    const { path } = await draftAt(5);
    const page = await openAs(MERIDIANA.doctor, { path });
    await page.context().clearCookies();
    await page.getByLabel('Observaciones').fill('Escrito con la sesión terminada');
    await expect(page.getByText('No se pudo guardar el borrador.', { exact: true })).toBeVisible(AFTER_THE_PAUSE);
    await expect(page.getByRole('alert').filter({ hasText: 'Su sesión ha terminado' })).toBeVisible();
    const elsewhere = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Iniciar sesión en otra pestaña' }).click();
    await signIn(await elsewhere, MERIDIANA.doctor);
    await expect(page.getByText(/Guardado a las \d\d:\d\d/)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'Su sesión ha terminado' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByLabel('Observaciones')).toHaveValue('Escrito con la sesión terminada');
  });
});

test('a step with an invalid field names it, links to it and blocks the next step', async ({ openAs }) => {
  const { path } = await draftAt(2);
  const page = await openAs(MERIDIANA.doctor, { path });
  await page.getByRole('textbox', { name: 'Ki67' }).fill('168');
  await expect(page.getByText('Escriba un valor de 0 a 100, con dos decimales como máximo.')).toBeVisible();
  const next = page.getByRole('button', { name: 'Siguiente' });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('alert').getByRole('link', { name: 'Ki67' }).click();
  await expect(page.getByRole('textbox', { name: 'Ki67' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Ki67' }).fill('');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('checkbox', { name: 'Ki67: No realizado' }).check();
  await expect(next).not.toHaveAttribute('aria-disabled', 'true');
  await new WizardPage(page).goOn('Tratamientos previos');
  await page.goto(path);
  await expect(page.getByRole('checkbox', { name: 'Ki67: No realizado' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Ki67: No realizado' }).uncheck();
  await page.getByRole('textbox', { name: 'Ki67' }).fill('18,5');
  await expect(next).not.toHaveAttribute('aria-disabled', 'true');
  await page.goto(path.replace('step=2', 'step=9'));
  await expect(page).toHaveURL(/step=5/);
});

test('the first date sets all sessions, and changing their number keeps the remaining dates', async ({ openAs }) => {
  const { path } = await draftAt(4);
  const page = await openAs(MERIDIANA.doctor, { path });
  const wizard = new WizardPage(page);
  await page.getByLabel('Sesiones por ciclo', { exact: true }).fill('3');
  await page.getByLabel('Frecuencia', { exact: true }).fill('7');
  const year = new Date().getFullYear() + 1;
  await wizard.sessionDate(1).fill(`04/01/${year}`);
  await expect(wizard.sessionDate(2)).toHaveValue(`11/01/${year}`);
  await expect(wizard.sessionDate(3)).toHaveValue(`18/01/${year}`);
  await page.getByLabel('Sesiones por ciclo', { exact: true }).fill('1');
  await expect(wizard.sessionDate(2)).toHaveCount(0);
  // A single session has no next one to wait for; what was typed is there again with a second one.
  await expect(page.getByLabel('Frecuencia', { exact: true })).toBeHidden();
  await page.getByLabel('Sesiones por ciclo', { exact: true }).fill('2');
  await expect(wizard.sessionDate(2)).toHaveValue(`11/01/${year}`);
});

test.describe('a second demand for a patient is redirected to the locked treatment type of step 4', () => {
  async function expectChemotherapyTaken(page: Page): Promise<void> {
    await expect(page).toHaveURL(/step=4/);
    await expect(
      page.getByText('El paciente ya tiene un tratamiento activo del mismo tipo en otra demanda.'),
    ).toHaveCount(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const part = page.getByRole('switch', { name: 'Quimioterapia' });
    await expect(part).toBeDisabled();
    await expect(part).not.toBeChecked();
    await expect(page.getByRole('note').filter({ hasText: /quimioterapia/i })).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Radioterapia' })).toBeEnabled();
  }

  test('a second demand for a patient is redirected to step 4 before the review', async ({ openAs }) => {
    const [first, second] = await arrangeRivals();
    const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${second.id}/edit?step=5` });
    await arrangeSubmission(first, MERIDIANA.doctor);
    await page.getByRole('button', { name: 'Revisar' }).click();
    await expectChemotherapyTaken(page);
    expect(await statusOf(second)).toBe('draft');
  });

  test('a second demand for a patient is redirected to step 4 on submission when the lock was taken during the review', async ({
    openAs,
  }) => {
    const [first, second] = await arrangeRivals();
    const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${second.id}/edit?step=5` });
    await new WizardPage(page).review();
    await arrangeSubmission(first, MERIDIANA.doctor);
    await page.getByRole('button', { name: 'Enviar demanda' }).click();
    await expectChemotherapyTaken(page);
    expect(await statusOf(second)).toBe('draft');
  });
});

test('a treatment type that is switched off keeps its values for switching it on again', async ({ openAs }) => {
  const { path } = await draftAt(4);
  const page = await openAs(MERIDIANA.doctor, { path });
  const { weight } = new WizardPage(page);
  const before = await weight.inputValue();
  await page.getByRole('switch', { name: 'Quimioterapia' }).uncheck({ force: true });
  await expect(page.getByText(/Guardado a las \d\d:\d\d/)).toBeVisible(AFTER_THE_PAUSE);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Quimioterapia' })).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Siguiente' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('switch', { name: 'Quimioterapia' }).check({ force: true });
  await expect(weight).toHaveValue(before);
});

test('a search field works again after the session has ended and been renewed', async ({ openAs }) => {
  const { path } = await draftAt(5);
  const page = await openAs(MERIDIANA.doctor, { path });
  await page.getByLabel('Observaciones').fill('Escrito antes de buscar');
  await page.context().clearCookies();
  const search = page.getByRole('combobox', { name: 'Centro realizador' });
  await search.fill('hospital');
  await expect(page.getByText(/Su sesión ha terminado/).first()).toBeVisible(AFTER_THE_PAUSE);
  await expect(page.getByRole('link', { name: 'Iniciar sesión en otra pestaña' }).first()).toHaveAttribute(
    'target',
    '_blank',
  );
  await expect(page).toHaveURL(/step=5/);
  await expect(page.getByLabel('Observaciones')).toHaveValue('Escrito antes de buscar');
  await signInQuietly(page.context(), MERIDIANA.doctor);
  await search.fill('clínica');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByText(/inicie sesión en otra pestaña y vuelva a buscar/)).toBeHidden();
});

test('a manager’s request for information is shown, answered and submitted again', async ({ openAs }) => {
  const demand = await arrangeSubmitted();
  const comment = 'Falta el informe de anatomía patológica';
  await arrangeDecision(demand, MERIDIANA.manager, { decision: 'more_info', comment });
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${demand.id}/edit` });
  await expect(page).toHaveURL(/step=1/);
  await expect(page.getByText(comment)).toBeVisible();
  await page.goto(`/app/demands/${demand.id}/edit?step=5`);
  await page.getByLabel('Observaciones').fill('Se adjunta el informe');
  await new WizardPage(page).send('Reenviar');
  await expect.poll(() => statusOf(demand)).toBe('pending_analysis');
  expect(await historyOf(demand)).toEqual(['REQUEST', 'REQUEST_MISSING_INFO', 'REQUEST']);
});

test.describe('a user without access to a draft', () => {
  test.use({ expectedErrors: [failedDocument] });

  test('cannot open its wizard', async ({ openAs }) => {
    const { path } = await draftAt(2);
    for (const email of [MERIDIANA.otherDoctor, MERIDIANA.manager, MERIDIANA.representative]) {
      const page = await openAs(email, { path });
      await expect(page).not.toHaveURL(/\/edit/);
    }
  });
});
