import { WizardPage } from '../../pages/wizard-page';
import {
  arrangeDecision,
  arrangeDraft,
  arrangeRivals,
  arrangeRollback,
  arrangeSubmission,
  arrangeSubmitted,
  historyOf,
  statusOf,
} from '../../support/arrange';
import { arrangeTripledDose } from '../../support/arrange-congruence';
import { pdfFile } from '../../support/files';
import { MERIDIANA } from '../../support/people';
import { expect, test } from '../../support/test';

/** Covers the wizard's pause of five seconds on a slow, shared machine. */
const AFTER_THE_PAUSE = { timeout: 20_000 };

test.describe('going to the next step', () => {
  test('keeps the values of a treatment type that another demand has locked, and names that demand', async ({
    openAs,
  }) => {
    const [first, second] = await arrangeRivals(MERIDIANA, { radiotherapy: true });
    await arrangeTripledDose(second);
    await arrangeSubmission(first, MERIDIANA.doctor);
    const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${second.id}/edit?step=4` });
    const note = page.getByRole('note').filter({ hasText: 'ya tiene un tratamiento activo de quimioterapia' });
    await expect(note.getByRole('link', { name: first.reference })).toBeVisible();
    await expect(note).toContainText('se conserva');
    const dose = page.getByRole('group', { name: /^Línea A/ }).getByRole('textbox', { name: /^Dosis\b/ });
    await expect(dose).not.toBeEditable();
    const typed = await dose.inputValue();
    expect(typed).not.toBe('');
    const panel = page.getByRole('region', { name: 'Congruencia' });
    await expect(panel).toContainText('Es orientativo');
    // The dose of the locked chemotherapy is found nowhere; that of the radiotherapy is among what was checked.
    await expect(panel.locator('[data-rule^="DOS-"]')).toHaveCount(0);
    await expect(panel).not.toContainText('Dosis y esquema');
    await new WizardPage(page).goOn('Otros datos');
    await expect(page).toHaveURL(/step=5/);
    await page.goBack();
    await expect(page.getByRole('switch', { name: 'Quimioterapia' })).not.toBeChecked();
    await expect(page.getByRole('switch', { name: 'Radioterapia' })).toBeChecked();
    await expect(dose).toHaveValue(typed);
  });

  test('submits the proposed performing center', async ({ openAs }) => {
    const draft = await arrangeDraft();
    const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=5` });
    const center = page.getByRole('combobox', { name: 'Centro realizador' });
    const proposed = await center.inputValue();
    const kept = page.waitForResponse((response) => response.url().includes('/save?') && response.ok());
    await page.getByRole('button', { name: `Quitar ${proposed}` }).click();
    await expect(center).toHaveValue('');
    await kept;
    await page.reload();
    await expect(center).toHaveValue(proposed);
    await new WizardPage(page).send('Enviar demanda');
    await expect(page.getByText(`Demanda ${draft.reference} enviada`)).toBeVisible();
    expect(await statusOf(draft)).not.toBe('draft');
  });

  test('saves and shows the next step with one request', async ({ openAs }) => {
    const draft = await arrangeDraft(MERIDIANA, { radiotherapy: true });
    const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=2` });
    const wizard = new WizardPage(page);
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // The findings follow a save as a request of their own, which nothing waits for.
      if (pathname.startsWith('/app/demands/') && !pathname.endsWith('/draft-analysis')) asked.push(pathname);
    });
    await page.getByLabel('Diagnóstico histológico').press('End');
    await page.getByLabel('Diagnóstico histológico').pressSequentially(', revisado');
    await wizard.goOn('Tratamientos previos');
    await expect(page).toHaveURL(/step=3/);
    expect(asked).toEqual([`/app/demands/${draft.id}/save`]);
    await page.goBack();
    await expect(page.getByLabel('Diagnóstico histológico')).toHaveValue(/, revisado$/);
  });

  test('does not save unchanged steps again', async ({ openAs }) => {
    const draft = await arrangeDraft(MERIDIANA, { radiotherapy: true });
    const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=2` });
    const wizard = new WizardPage(page);
    const walk = async () => {
      await wizard.goOn('Tratamientos previos');
      await wizard.goOn('Quimioterapia');
      await wizard.goOn('Otros datos');
    };
    await walk();
    await page.goto(`/app/demands/${draft.id}/edit?step=2`);
    const saves: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/save')) saves.push(request.url());
    });
    await walk();
    expect(saves).toEqual([]);
  });
});

test('the list of steps links to the next incomplete step', async ({ openAs }) => {
  const draft = await arrangeDraft();
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=4` });
  await page.getByLabel('Talla', { exact: true }).fill('');
  await expect(page.getByText('No está guardado').or(page.getByText(/Guardado a las/))).toBeVisible(AFTER_THE_PAUSE);
  const steps = page.getByRole('navigation', { name: 'Pasos de la demanda' });
  await steps.getByRole('link', { name: /Protocolo clínico/ }).click();
  await expect(page).toHaveURL(/step=2/);
  await expect(steps.getByRole('link', { name: /Otros datos/ })).toHaveCount(0);
  await steps.getByRole('link', { name: /Tratamiento propuesto/ }).click();
  await expect(page).toHaveURL(/step=4/);
});

test.describe('a demand that has moved on', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('an answer is refused once and submitted on retry', async ({ openAs }) => {
    const demand = await arrangeSubmitted();
    await arrangeDecision(demand, MERIDIANA.manager, { decision: 'more_info', comment: 'Falta el informe.' });
    const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${demand.id}/edit?step=5` });
    await page.getByLabel('Observaciones').fill('Informe adjunto.');
    await new WizardPage(page).review();
    await page.waitForLoadState('networkidle');
    await arrangeRollback(demand, MERIDIANA.manager);
    await arrangeDecision(demand, MERIDIANA.manager, { decision: 'more_info', comment: 'Falta el informe firmado.' });
    await page.getByRole('button', { name: 'Reenviar' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByText('Falta el informe firmado.')).toBeAttached();
    await page.getByRole('button', { name: 'Volver a intentarlo' }).click();
    await expect(page).not.toHaveURL(/\/edit/);
    expect((await historyOf(demand)).at(-1)).toBe('REQUEST');
  });
});

test.describe('a server that does not answer', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('another drug does not keep the packs of the previous one, and its own can be requested again', async ({
    openAs,
  }) => {
    const draft = await arrangeDraft();
    const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=4` });
    const line = page.getByRole('group', { name: /^Línea A/ });
    const presentation = line.getByLabel('Presentación', { exact: true });
    await expect(presentation.getByRole('option')).not.toHaveCount(1);
    await page.route('**/wizard/presentations*', (route) => route.abort());
    await line.getByRole('combobox', { name: 'Fármaco' }).fill('docetaxel');
    await page
      .getByRole('option', { name: /docetaxel/i })
      .first()
      .click(AFTER_THE_PAUSE);
    await expect(line.getByRole('alert')).toContainText('Compruebe la conexión');
    await expect(presentation.getByRole('option')).toHaveCount(1);
    await page.unroute('**/wizard/presentations*');
    await line.getByRole('button', { name: 'Reintentar' }).click();
    await expect(line.getByRole('alert')).toHaveCount(0);
    await expect(presentation.getByRole('option')).not.toHaveCount(1);
  });

  test('a file whose removal failed stays in the list, with an error', async ({ openAs }) => {
    const draft = await arrangeDraft();
    const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=5` });
    await new WizardPage(page).attach('Informe', pdfFile('informe.pdf'));
    await page.route('**/attachments?attachmentId=*', (route) => route.abort());
    const remove = page.getByRole('button', { name: 'Quitar informe.pdf' });
    await remove.click();
    const failure = page.getByText('No se pudo quitar el fichero. Vuelva a intentarlo.');
    await expect(failure).toBeVisible();
    const described = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await page.getByLabel('Descripción de informe.pdf').pressSequentially(' completo');
    await described;
    await expect(failure).toBeVisible();
    await page.unroute('**/attachments?attachmentId=*');
    await remove.click();
    await expect(remove).toHaveCount(0);
    await expect(failure).toHaveCount(0);
  });
});

test('the dose type of a new line has no default', async ({ openAs }) => {
  const draft = await arrangeDraft();
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=4` });
  await expect(
    page.getByRole('group', { name: /^Línea A/ }).getByLabel('Tipo de dosis', { exact: true }),
  ).not.toHaveValue('');
  await page.getByRole('button', { name: 'Añadir fármaco' }).click();
  const added = page.getByRole('group', { name: /fármaco sin elegir/ });
  await expect(added.getByLabel('Tipo de dosis', { exact: true })).toHaveValue('');
  await added.getByLabel('Dosis', { exact: true }).fill('75');
  await new WizardPage(page).next.press('Enter');
  await expect(page.getByRole('alert').getByRole('link', { name: /Tipo de dosis/ })).toBeVisible();
});
