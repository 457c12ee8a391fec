import { arrangeDraft, arrangeNewcomer, arrangeStanding, arrangeSubmitted } from '../../support/arrange';
import { MERIDIANA } from '../../support/people';
import { expect, failedDocument, type Page, test } from '../../support/test';

// New terms are published while a user types: the page keeps the text, says what is required and continues afterwards.
test.use({ expectedErrors: [failedDocument] });

const OWED = 'Antes tiene que elegir otra contraseña o aceptar términos nuevos';

/** Accepts the terms in the tab that the page links to. */
async function acceptElsewhere(page: Page): Promise<Page> {
  const elsewhere = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Abrir mi cuenta en otra pestaña' }).first().click();
  const tab = await elsewhere;
  await tab.getByRole('button', { name: 'Aceptar los términos' }).click();
  await expect(tab.getByRole('dialog')).toHaveCount(0);
  return tab;
}

test('accepting the terms in several tabs takes each to its requested page', async ({ openAs }) => {
  const { email } = await arrangeNewcomer({});
  await arrangeStanding(email, { acceptedTermsVersion: 0 });
  const one = await openAs(email, { path: '/app/demands?sort=reference' });
  const [other, third] = [await one.context().newPage(), await one.context().newPage()];
  await other.goto('/app/patients?sort=cardNumber');
  await third.goto('/app/patients?sort=name');
  await one.getByRole('button', { name: 'Aceptar los términos' }).click();
  await expect(one).toHaveURL(/\/app\/demands\?.*sort=reference/);
  await other.getByRole('button', { name: 'Aceptar los términos' }).click();
  await expect(other).toHaveURL(/\/app\/patients\?.*sort=cardNumber/);
  await third.reload();
  await expect(third).toHaveURL(/\/app\/patients/);
});

test('the wizard keeps its text and saves it automatically once the terms are accepted', async ({ openAs }) => {
  const { email } = await arrangeNewcomer({});
  const draft = await arrangeDraft({ ...MERIDIANA, doctor: email });
  const page = await openAs(email, { path: `/app/demands/${draft.id}/edit?step=5` });
  await arrangeStanding(email, { acceptedTermsVersion: 0 });
  await page.getByLabel('Observaciones').fill('Escrito mientras se publicaban los términos');
  await expect(page.getByRole('alert').filter({ hasText: OWED })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel('Observaciones')).toHaveValue('Escrito mientras se publicaban los términos');
  await acceptElsewhere(page);
  await expect(page.getByRole('alert').filter({ hasText: OWED })).toHaveCount(0);
  await expect(page.getByText(/Guardado a las \d\d:\d\d/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Observaciones')).toHaveValue('Escrito mientras se publicaban los términos');
});

test('a dialog keeps its comment, and a retry sends it', async ({ openAs }) => {
  const { email } = await arrangeNewcomer({});
  const demand = await arrangeSubmitted({ ...MERIDIANA, doctor: email });
  const page = await openAs(email, { path: `/app/demands/${demand.id}?action=comment` });
  const dialog = page.getByRole('dialog', { name: 'Añadir un comentario' });
  await expect(dialog).toBeVisible();
  const recipients = dialog.getByRole('radio');
  if ((await recipients.count()) > 0) await recipients.first().check();
  await dialog.getByLabel('Comentario', { exact: true }).fill('Un comentario que no se pierde');
  await arrangeStanding(email, { acceptedTermsVersion: 0 });
  await dialog.getByRole('button', { name: 'Enviar comentario' }).click();
  await expect(dialog.getByRole('alert')).toContainText(OWED);
  await acceptElsewhere(page);
  await dialog.getByRole('button', { name: 'Reintentar' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Un comentario que no se pierde').first()).toBeVisible();
});

test('the review shows the requirement beside its button', async ({ openAs }) => {
  const { email } = await arrangeNewcomer({});
  const draft = await arrangeDraft({ ...MERIDIANA, doctor: email });
  const page = await openAs(email, { path: `/app/demands/${draft.id}/edit?step=review` });
  await arrangeStanding(email, { acceptedTermsVersion: 0 });
  await page.getByRole('button', { name: 'Enviar demanda' }).click();
  await expect(page.locator('[data-part="bottom-bar"]').getByRole('alert')).toContainText(OWED);
  const tab = await acceptElsewhere(page);
  await expect(tab.getByText('Términos aceptados')).toBeVisible();
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click();
  await expect(page).not.toHaveURL(/\/edit/);
});

test('the form of an entry keeps its values, and the same button saves them', async ({ openAs }) => {
  const { email } = await arrangeNewcomer({});
  const { cardNumber } = await arrangeDraft({ ...MERIDIANA, doctor: email });
  const page = await openAs(email, { path: '/app/patients' });
  await page.getByRole('row').filter({ hasText: cardNumber }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Editar' }).first().click();
  await expect(page.getByLabel('Apellidos')).toBeVisible();
  await arrangeStanding(email, { acceptedTermsVersion: 0 });
  await page.getByLabel('Apellidos').fill('Escrito Antes');
  await page.getByRole('button', { name: /^Guardar/ }).click();
  await expect(page.getByRole('alert')).toContainText(OWED);
  await acceptElsewhere(page);
  await page.getByRole('button', { name: /^Guardar/ }).click();
  await expect(page.getByText('Escrito Antes').first()).toBeVisible();
});
