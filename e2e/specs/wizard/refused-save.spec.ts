import { arrangeDraft } from '../../support/arrange';
import { NO_ANSWER } from '../../support/fail-next';
import { MERIDIANA } from '../../support/people';
import { expect, test } from '../../support/test';

test.use({ expectedErrors: [NO_ANSWER] });

const SAVE = /\/save\?/;

test('a refused save is sent again once something is typed, not when the connection returns', async ({ openAs }) => {
  const draft = await arrangeDraft();
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=4` });
  const field = page.getByLabel('Antihistamínicos');
  const sent: (string | null)[] = [];
  page.on('request', (request) => {
    if (SAVE.test(request.url()))
      sent.push(new URLSearchParams(request.postData() ?? '').get('chemotherapy.antihistamines'));
  });
  await page.route(SAVE, (route) => route.fulfill({ status: 413, contentType: 'text/plain', body: '' }));
  await field.fill('Dexclorfeniramina');
  await expect(page.getByText('Se volverá a intentar cuando cambie algo.').first()).toBeVisible({ timeout: 20_000 });
  await page.unroute(SAVE);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await field.fill('Dexclorfeniramina 5 mg');
  await expect(page.getByText('Se volverá a intentar cuando cambie algo.')).toHaveCount(0, { timeout: 20_000 });
  expect(sent).toEqual(['Dexclorfeniramina', 'Dexclorfeniramina 5 mg']);
});
