import { mendAt, typeInto } from '../../pages/typed-field';
import { arrangeDraft } from '../../support/arrange';
import { MERIDIANA } from '../../support/people';
import { expect, failedDocument, type Page, test } from '../../support/test';

const isSave = (address: string) => /\/app\/demands\/[^/]+\/save\?/.test(address);

function countSaves(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (isSave(request.url())) count += 1;
  });
  return () => count;
}

test('text typed without a pause is saved while typing, without losing a key', async ({ openAs }) => {
  const draft = await arrangeDraft();
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=5` });
  const field = page.getByLabel('Observaciones');
  await field.click();
  await field.press('ControlOrMeta+a');
  const text = 'Buena tolerancia al ciclo anterior.';
  const saved = page.waitForResponse((response) => isSave(response.url()) && response.ok(), { timeout: 60_000 });
  let isTyping = true;
  const typing = field.pressSequentially(text, { delay: 500, timeout: 60_000 }).then(() => {
    isTyping = false;
  });
  await saved;
  expect(isTyping).toBe(true);
  await typing;
  await expect(field).toHaveValue(text);
});

test.describe('an impossible year', () => {
  test.use({ expectedErrors: [failedDocument] });

  test('is refused at its field after one request, and saved once corrected', async ({ openAs }) => {
    const draft = await arrangeDraft();
    const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=3` });
    await page.clock.install();
    await page.reload();
    const count = countSaves(page);
    const field = page.getByLabel('Fecha', { exact: true }).first();
    const refused = page.waitForResponse((response) => isSave(response.url()));
    await typeInto(field, '12/03/0025');
    await page.clock.runFor(6_000);
    expect((await refused).status()).toBe(422);
    await expect(page.getByText('Elija una fecha a partir del 01/01/1900.').first()).toBeVisible();
    await expect(field).toHaveValue('12/03/0025');
    for (let minutes = 0; minutes < 5; minutes += 1) await page.clock.runFor(60_000);
    expect(count()).toBe(1);

    const saved = page.waitForResponse((response) => isSave(response.url()) && response.ok());
    await mendAt(field, 6, '2');
    await page.clock.runFor(6_000);
    await saved;
    await expect(field).toHaveValue('12/03/2025');
    await expect(page.getByText('Elija una fecha a partir del 01/01/1900.')).toHaveCount(0);
  });
});
