import { DropZone, holdUploads } from '../../pages/drop-zone';
import { WizardPage } from '../../pages/wizard-page';
import { arrangeDraft, arrangeSubmitted, statusOf } from '../../support/arrange';
import { pdfFile, textFile } from '../../support/files';
import { MERIDIANA } from '../../support/people';
import { expect, type Page, signInQuietly, test } from '../../support/test';

const DOCTOR = { ...MERIDIANA, doctor: MERIDIANA.otherDoctor };
/** Drops a file outside of any zone; true when the page prevents the browser from opening it. */
const MISS = `{
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['a'], 'a.pdf'));
  const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
  document.body.dispatchEvent(drop);
  drop.defaultPrevented;
}`;
/** Address of saved descriptions. */
const DESCRIPTIONS = /\/attachments\?reader=\d+$/;
/** Address of uploaded files; an attachment, unlike its description, has a place. */
const UPLOADS = /\/(attachments\?place=\d+&|files\?)reader=\d+$/;

test('several files dropped at once are uploaded one by one, and a reload shows them with their descriptions', async ({
  openAs,
}) => {
  const draft = await arrangeDraft(DOCTOR);
  const page = await openAs(DOCTOR.doctor, { path: `/app/demands/${draft.id}/edit?step=5` });
  const zone = new DropZone(page);
  await zone.drop(page, pdfFile('analitica.pdf'), pdfFile('anatomia.pdf'), pdfFile('tac.pdf'));
  // Dropping files moves the focus to the description of the first one.
  await expect(zone.description('analitica.pdf')).toBeFocused();
  await page.keyboard.type('Analítica');
  await zone.description('anatomia.pdf').fill('Anatomía patológica');
  await zone.description('tac.pdf').fill('TAC');
  for (const name of ['analitica.pdf', 'anatomia.pdf', 'tac.pdf']) await zone.expectUp(name);
  const described = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  const release = await holdUploads(page, DESCRIPTIONS, 'PUT');
  await zone.description('tac.pdf').fill('TAC craneal');
  await expect(page.getByText('Sin guardar', { exact: true })).toBeVisible();
  await page.getByLabel('Observaciones').focus();
  release();
  await described;
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(zone.description('tac.pdf')).toHaveValue('TAC craneal');
  await page.reload();
  await expect(zone.description('analitica.pdf')).toHaveValue('Analítica');
  await expect(zone.description('anatomia.pdf')).toHaveValue('Anatomía patológica');

  await page.getByRole('button', { name: 'Quitar anatomia.pdf' }).click();
  await expect(zone.row('anatomia.pdf')).toHaveCount(0);
  await page.reload();
  await expect(zone.row('tac.pdf')).toBeVisible();
  await expect(zone.row('anatomia.pdf')).toHaveCount(0);
});

test.describe('a description that the server fails to save', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('is tried five times, then waits for the next change, and says so', async ({ openAs }) => {
    const draft = await arrangeDraft(DOCTOR);
    const page = await openAs(DOCTOR.doctor);
    await page.clock.install();
    await page.goto(`/app/demands/${draft.id}/edit?step=5`);
    const zone = new DropZone(page);
    await zone.drop(page, pdfFile('analitica.pdf'));
    await zone.expectUp('analitica.pdf');
    let tries = 0;
    await page.route(DESCRIPTIONS, (route) => {
      if (route.request().method() !== 'PUT') return route.fallback();
      tries += 1;
      return route.fulfill({ status: 500, body: 'Internal Server Error' });
    });
    await zone.description('analitica.pdf').fill('Analítica');
    const row = zone.row('analitica.pdf');
    for (const failures of [1, 2, 3, 4]) {
      await page.clock.fastForward(61_000);
      await expect.poll(() => tries).toBe(failures);
      await expect(row).toContainText('Se vuelve a intentar sola');
    }
    await page.clock.fastForward(61_000);
    await expect(row).toContainText('Se volverá a intentar cuando la cambie');
    await page.clock.fastForward(600_000);
    await zone.description('analitica.pdf').fill('Analítica completa');
    await page.clock.fastForward(2_000);
    await expect.poll(() => tries).toBe(6);
    await page.unroute(DESCRIPTIONS);
    await page.getByRole('button', { name: 'Revisar' }).click();
    await expect(zone.description('analitica.pdf')).toHaveValue('Analítica completa');
    await expect(zone.row('analitica.pdf')).not.toContainText('No se pudo guardar');
  });
});

test('a file dropped outside the zone is not opened by the browser', async ({ openAs }) => {
  const draft = await arrangeDraft(DOCTOR);
  const page = await openAs(DOCTOR.doctor, { path: `/app/demands/${draft.id}/edit?step=5` });
  await expect(page.getByText('Suelte aquí los ficheros')).toBeVisible();
  expect(await page.evaluate(MISS)).toBe(true);
});

test('a file is uploaded while the user goes to the next step', async ({ openAs }) => {
  const draft = await arrangeDraft(DOCTOR);
  const page = await openAs(DOCTOR.doctor, { path: `/app/demands/${draft.id}/edit?step=1` });
  const [zone, wizard] = [new DropZone(page), new WizardPage(page)];
  const release = await holdUploads(page, UPLOADS);
  await zone.choose(pdfFile('informe.pdf'));
  await zone.description('informe.pdf').fill('Informe de alta');
  await wizard.next.click();
  await expect(page).toHaveURL(/step=2/);
  // Step 2 does not show the files, only their progress.
  await expect(page.getByText('Subiendo 1 fichero')).toBeVisible();
  release();
  await expect(page.getByText('1 fichero subido')).toBeVisible();
  await page.getByRole('link', { name: /Otros datos/ }).click();
  await zone.expectUp('informe.pdf');
  await page.getByRole('button', { name: 'Revisar' }).click();
  await wizard.expectStep('Revise y envíe');
  await page.reload();
  await expect(zone.description('informe.pdf')).toHaveValue('Informe de alta');
});

test('the review button names the missing description and links to it', async ({ openAs }) => {
  const draft = await arrangeDraft(DOCTOR);
  const page = await openAs(DOCTOR.doctor, { path: `/app/demands/${draft.id}/edit?step=5` });
  const [zone, wizard] = [new DropZone(page), new WizardPage(page)];
  await zone.choose(pdfFile('informe.pdf'));
  await zone.expectUp('informe.pdf');
  await page.getByLabel('Observaciones').fill('');
  const review = page.getByRole('button', { name: 'Revisar' });
  await expect(page.getByText('Corrija 1 dato: Observaciones')).toBeVisible();
  await expect(page.getByText('Falta una descripción')).toBeVisible();
  await review.press('Enter');
  await expect(page.getByLabel('Observaciones')).toBeFocused();
  await expect(zone.row('informe.pdf')).toContainText('Escriba qué contiene.');
  await page.keyboard.type('Sin cambios.');
  await expect(review).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('link', { name: 'una descripción' }).click();
  await expect(zone.description('informe.pdf')).toBeFocused();
  await expect(zone.row('informe.pdf')).toContainText('Escriba qué contiene.');
  await page.keyboard.type('Informe');
  await wizard.review();
});

test('a description that is too long is kept, with the number of excess characters', async ({ openAs }) => {
  const draft = await arrangeDraft(DOCTOR);
  const page = await openAs(DOCTOR.doctor, { path: `/app/demands/${draft.id}/edit?step=5` });
  const [zone, wizard] = [new DropZone(page), new WizardPage(page)];
  await zone.choose(pdfFile('informe.pdf'));
  await zone.expectUp('informe.pdf');
  const long = 'Informe '.repeat(33).trim();
  await zone.description('informe.pdf').fill(long);
  await expect(zone.description('informe.pdf')).toHaveValue(long);
  await expect(zone.row('informe.pdf')).toContainText('Escriba 255 caracteres como máximo; hay 8 de más.');
  await page.getByLabel('Observaciones').focus();
  await page.getByRole('link', { name: 'acortar una descripción' }).click();
  await expect(zone.description('informe.pdf')).toBeFocused();
  await zone.description('informe.pdf').fill('Informe');
  await wizard.review();
});

test('submitting waits for the file being uploaded and includes it', async ({ openAs }) => {
  const draft = await arrangeDraft(DOCTOR);
  const page = await openAs(DOCTOR.doctor, { path: `/app/demands/${draft.id}/edit?step=5` });
  const [zone, wizard] = [new DropZone(page), new WizardPage(page)];
  await wizard.review();
  const release = await holdUploads(page, UPLOADS);
  await zone.choose(pdfFile('tac.pdf'));
  await zone.description('tac.pdf').fill('TAC de tórax');
  await expect(page.getByText('Falta que termine tac.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar demanda' }).click();
  await expect(page.getByText('Se envía en cuanto terminen de subir los ficheros.')).toBeVisible();
  expect(await statusOf(draft)).toBe('draft');
  release();
  await expect(page).not.toHaveURL(/\/edit/);
  await page.goto(`/app/demands/${draft.id}`);
  await expect(page.getByRole('link', { name: /tac\.pdf|TAC de tórax/ }).first()).toBeVisible();
});

/** Opens the review of a draft with two described files, and the same draft in a second window. */
async function reviewBesideAnother(openAs: (email: string, options: { path: string }) => Promise<Page>) {
  const draft = await arrangeDraft(DOCTOR);
  const path = `/app/demands/${draft.id}/edit?step=5`;
  const page = await openAs(DOCTOR.doctor, { path });
  const zone = new DropZone(page);
  await zone.attach('Informe', pdfFile('informe.pdf'));
  await zone.attach('TAC', pdfFile('tac.pdf'));
  await new WizardPage(page).review();
  return { draft, page, zone, other: await openAs(DOCTOR.doctor, { path }) };
}

test.describe('descriptions changed in another window', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('stop the submission until they are loaded, and text typed here stays', async ({ openAs }) => {
    const { draft, page, zone, other } = await reviewBesideAnother(openAs);
    const others = new DropZone(other);
    for (const [name, description] of [
      ['informe.pdf', 'Informe de alta'],
      ['tac.pdf', 'TAC de tórax'],
    ] as const) {
      const described = other.waitForResponse((answer) => answer.request().method() === 'PUT');
      await others.description(name).fill(description);
      await described;
    }
    await page.getByRole('button', { name: 'Enviar demanda' }).click();
    await expect(page.getByText('Los ficheros han cambiado después de abrirse esta página.')).toBeVisible();
    expect(await statusOf(draft)).toBe('draft');
    await zone.description('tac.pdf').fill('TAC de abdomen');
    await page.getByRole('button', { name: 'Cargar esa versión' }).click();
    await expect(zone.description('informe.pdf')).toHaveValue('Informe de alta');
    await expect(zone.description('tac.pdf')).toHaveValue('TAC de abdomen');
    await page.getByRole('button', { name: 'Enviar demanda' }).click();
    await expect(page).not.toHaveURL(/\/edit/);
    await expect.poll(() => statusOf(draft)).toBe('pending_analysis');
  });
});

test.describe('a file whose description was removed before the submission', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('gets the focus and the error', async ({ openAs }) => {
    const { page, zone, other } = await reviewBesideAnother(openAs);
    const described = other.waitForResponse((answer) => answer.request().method() === 'PUT');
    await new DropZone(other).description('tac.pdf').fill('');
    await described;
    // Removes the list of shown files, so that the submission reaches the check of descriptions.
    await page.route(/\/submit\?/, async (route) => {
      const form = new URLSearchParams(route.request().postData() ?? '');
      form.delete('files');
      await route.continue({ postData: form.toString() });
    });
    await page.getByRole('button', { name: 'Enviar demanda' }).click();
    await expect(zone.row('tac.pdf')).toContainText('Escriba qué contiene.');
    await expect(zone.description('tac.pdf')).toBeFocused();
  });
});

test('leaving during an upload asks for confirmation', async ({ openAs }) => {
  const draft = await arrangeDraft(DOCTOR);
  const page = await openAs(DOCTOR.doctor, { path: `/app/demands/${draft.id}/edit?step=5` });
  const zone = new DropZone(page);
  const release = await holdUploads(page, UPLOADS);
  await zone.choose(pdfFile('tac.pdf'));
  await page.getByRole('link', { name: 'Demandas' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Hay ficheros sin terminar de subir' });
  await expect(question).toContainText('tac.pdf no ha terminado de subir');
  await question.getByRole('button', { name: 'Seguir aquí' }).click();
  release();
  await zone.expectUp('tac.pdf');
});

test.describe('refused files', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('show the reason, a wrong type or excess size, while the other files are uploaded', async ({ openAs }) => {
    const draft = await arrangeDraft(DOCTOR);
    const page = await openAs(DOCTOR.doctor, { path: `/app/demands/${draft.id}/edit?step=5` });
    const zone = new DropZone(page);
    const large = { ...pdfFile('video.pdf'), size: 15 * 1024 * 1024 + 1 };
    await zone.drop(page, textFile('notas.pdf'), large, pdfFile('informe.pdf'));
    await zone.description('informe.pdf').fill('Informe');
    await zone.expectUp('informe.pdf');
    await expect(zone.row('notas.pdf')).toContainText('Tipo de fichero no admitido');
    await expect(zone.row('video.pdf')).toContainText('Ocupa más de 15 MB');
    await expect(page.getByText('Falta quitar 2 ficheros')).toBeVisible();
    for (const name of ['notas.pdf', 'video.pdf']) {
      await page.getByRole('button', { name: `Quitar ${name}` }).click();
      await expect(zone.row(name)).toHaveCount(0);
    }
    await expect(page.getByText('Falta quitar')).toHaveCount(0);
  });
});

test.describe('a lost connection or an ended session', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('keeps the file for a retry, which is automatic after signing in', async ({ openAs }) => {
    const draft = await arrangeDraft(DOCTOR);
    const page = await openAs(DOCTOR.doctor, { path: `/app/demands/${draft.id}/edit?step=5` });
    const zone = new DropZone(page);
    await page.route(UPLOADS, (route) => route.abort('connectionreset'), { times: 1 });
    await zone.choose(pdfFile('tac.pdf'));
    await zone.description('tac.pdf').fill('TAC de tórax');
    await expect(zone.row('tac.pdf')).toContainText('Se perdió la conexión.');
    await expect(page.getByRole('link', { name: 'volver a subir tac.pdf' })).toBeVisible();
    await zone.row('tac.pdf').getByRole('button', { name: 'Reintentar' }).click();
    await zone.expectUp('tac.pdf');

    await page.route(UPLOADS, (route) => route.abort('connectionreset'), { times: 1 });
    await page.goto(`/app/demands/${draft.id}/edit?step=1`);
    await zone.choose(pdfFile('ecg.pdf'));
    await expect(zone.row('ecg.pdf')).toContainText('Se perdió la conexión.');
    await new WizardPage(page).next.click();
    await expect(page).toHaveURL(/step=2/);
    await page.getByRole('link', { name: '1 fichero sin subir' }).click();
    await zone.row('ecg.pdf').getByRole('button', { name: 'Reintentar' }).click();
    await zone.expectUp('ecg.pdf');

    await page.context().clearCookies();
    await zone.choose(pdfFile('rm.pdf'));
    await expect(zone.row('rm.pdf')).toContainText('Su sesión ha terminado');
    await signInQuietly(page.context(), DOCTOR.doctor);
    const elsewhere = await page.context().newPage();
    await elsewhere.goto('/app/demands');
    await zone.expectUp('rm.pdf');
  });
});

test('a dialog waits for its uploads, and the representative downloads the manager’s file unchanged', async ({
  openAs,
}) => {
  const demand = await arrangeSubmitted(DOCTOR);
  const manager = await openAs(DOCTOR.manager, { path: `/app/demands/${demand.id}?action=upload` });
  const file = pdfFile('volante.pdf');
  const dialog = manager.getByRole('dialog');
  const zone = new DropZone(dialog);
  const send = dialog.getByRole('button', { name: 'Subir', exact: true });
  await send.click();
  await expect(dialog.getByText('Elija un fichero.')).toBeVisible();

  const release = await holdUploads(manager, UPLOADS);
  await zone.choose(file);
  await send.click();
  await expect(zone.description('volante.pdf')).toBeFocused();
  await manager.keyboard.type('Volante');
  await send.click();
  await expect(dialog.getByText('Se envía en cuanto terminen de subir los ficheros.')).toBeVisible();
  release();
  await expect(manager.getByText('Ficheros subidos')).toBeVisible();

  const representative = await openAs(DOCTOR.representative, { path: `/app/demands/${demand.id}` });
  const [download] = await Promise.all([
    representative.waitForEvent('download'),
    representative
      .getByRole('link', { name: /volante\.pdf|Volante/ })
      .first()
      .click(),
  ]);
  expect(download.suggestedFilename()).toBe('volante.pdf');
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  expect(Buffer.concat(parts).equals(file.buffer)).toBe(true);
});
