import { expectTyped, typeInto } from '../../pages/typed-field';
import { WizardPage } from '../../pages/wizard-page';
import { arrangeDecision, arrangeSubmitted, historyOf, statusOf } from '../../support/arrange';
import { loseConnection } from '../../support/connection';
import { failNext, NO_ANSWER } from '../../support/fail-next';
import { pdfFile } from '../../support/files';
import { MERIDIANA } from '../../support/people';
import { expect, type Page, test } from '../../support/test';

const QUESTION = 'Falta la fecha de la ecocardiografía basal.';
const ANSWER = 'Ecocardiografía del 3 de marzo: 63 %, sin cambios; véase el informe.';

async function arrangeAsked() {
  const demand = await arrangeSubmitted();
  await arrangeDecision(demand, MERIDIANA.manager, { decision: 'more_info', comment: QUESTION });
  return demand;
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Responder' });
const fieldOf = (page: Page) => dialogOf(page).getByLabel('Respuesta', { exact: true });

test('an answer is typed below the question and sent by keyboard, with a file', async ({ openAs }) => {
  const demand = await arrangeAsked();
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${demand.id}` });
  await page.getByRole('link', { name: 'Responder' }).first().click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('note')).toContainText(QUESTION);
  await dialog.getByRole('button', { name: 'Enviar la respuesta' }).click();
  await expect(fieldOf(page)).toBeFocused();
  expect(await historyOf(demand)).toEqual(['REQUEST', 'REQUEST_MISSING_INFO']);

  await expectTyped(fieldOf(page), ANSWER, 21);
  await dialog.locator('input[type=file]').setInputFiles(pdfFile('ecocardiografia.pdf'));
  await dialog.getByLabel(/^Descripción/).fill('Ecocardiografía');
  await fieldOf(page).press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Respuesta enviada').first()).toBeVisible();
  expect(await statusOf(demand)).toBe('pending_analysis');

  const manager = await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}` });
  await expect(manager.getByText(ANSWER).first()).toBeVisible();
});

test('an answer goes along into the wizard and is sent with the changed request', async ({ openAs }) => {
  const demand = await arrangeAsked();
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${demand.id}?action=answer` });
  await typeInto(fieldOf(page), ANSWER);
  await dialogOf(page).getByRole('button', { name: 'Cambiar también la demanda' }).click();
  await page.waitForURL(/\/edit/);

  await page.goto(`/app/demands/${demand.id}/edit?step=5`);
  const wizard = new WizardPage(page);
  await wizard.review();
  const answer = page.getByLabel(/^Respuesta/);
  await expect(answer).toHaveValue(ANSWER);
  await answer.press('End');
  await answer.pressSequentially(' Gracias.');
  await page.getByRole('button', { name: 'Reenviar' }).click();
  await expect(page).not.toHaveURL(/\/edit/);

  const manager = await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}` });
  await expect(manager.getByText(`${ANSWER} Gracias.`).first()).toBeVisible();
});

test('an answer waits in its dialog while the request has unsent changes', async ({ openAs }) => {
  const demand = await arrangeAsked();
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${demand.id}/edit?step=5` });
  await typeInto(page.getByLabel('Observaciones'), 'Según el comité.');
  await new WizardPage(page).expectSaved();
  await page.goto(`/app/demands/${demand.id}?action=answer`);
  await typeInto(fieldOf(page), ANSWER);
  await dialogOf(page).getByRole('button', { name: 'Enviar la respuesta' }).click();
  await expect(dialogOf(page).getByRole('alert')).toContainText('Hay cambios de la demanda sin enviar');
  await expect(fieldOf(page)).toHaveValue(ANSWER);
  expect(await statusOf(demand)).toBe('pending_missing_info');
});

test.describe('without an answer of the server', () => {
  test.use({ expectedErrors: [NO_ANSWER] });

  test('what was typed stays, and sending again happens once', async ({ openAs }) => {
    const demand = await arrangeAsked();
    const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${demand.id}?action=answer` });
    await typeInto(fieldOf(page), ANSWER);
    await failNext(page, 'aborted');
    await dialogOf(page).getByRole('button', { name: 'Enviar la respuesta' }).click();
    await expect(dialogOf(page).getByRole('alert')).toContainText('No hay conexión con el servidor');
    await expect(fieldOf(page)).toHaveValue(ANSWER);
    await dialogOf(page).getByRole('button', { name: 'Reintentar' }).click();
    await expect(dialogOf(page)).toBeHidden();
    expect(await historyOf(demand)).toEqual(['REQUEST', 'REQUEST_MISSING_INFO', 'REQUEST']);
  });

  test('a press on the other way on without a connection keeps what was typed', async ({ openAs }) => {
    const demand = await arrangeAsked();
    const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${demand.id}?action=answer` });
    await typeInto(fieldOf(page), ANSWER);
    await loseConnection(page);
    await dialogOf(page).getByRole('button', { name: 'Cambiar también la demanda' }).click();
    await expect(dialogOf(page).getByRole('alert')).toContainText('No hay conexión con el servidor');
    await expect(fieldOf(page)).toHaveValue(ANSWER);
  });
});

test('the dialog fits a phone', async ({ openAs }) => {
  const demand = await arrangeAsked();
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${demand.id}?action=answer`, width: 390 });
  for (const name of ['Enviar la respuesta', 'Cambiar también la demanda', 'Cancelar']) {
    const box = await dialogOf(page).getByRole('button', { name }).boundingBox();
    expect((box?.x ?? 390) + (box?.width ?? 390)).toBeLessThanOrEqual(390);
  }
});
