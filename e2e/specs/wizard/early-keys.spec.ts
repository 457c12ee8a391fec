import { arrangeSubmitted } from '../../support/arrange';
import { MERIDIANA } from '../../support/people';
import { expect, failedDocument, type Page, test } from '../../support/test';

/** Presses a key in every turn of the browser's loop, from the first of the document on: somebody does not wait for the scripts. */
async function typeFromTheStart(page: Page): Promise<void> {
  await page.addInitScript(`
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      document.body?.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
      port2.postMessage(null);
    };
    port2.postMessage(null);
    addEventListener('load', () => setTimeout(() => port1.close(), 500));
  `);
}

// The answer to a form with nothing in it.
test.use({ expectedErrors: [failedDocument] });

test('keys that are pressed before a page has its scripts do not stop it', async ({ openAt, openAs }) => {
  const visitor = await openAt('meridiana');
  await typeFromTheStart(visitor);
  for (let times = 0; times < 3; times += 1) {
    await visitor.goto('/login');
    await visitor.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(visitor.getByLabel('Correo electrónico')).toHaveAttribute('aria-invalid', 'true');
  }

  const demand = await arrangeSubmitted();
  const page = await openAs(MERIDIANA.manager);
  await typeFromTheStart(page);
  for (const action of ['manage', 'comment', 'upload']) {
    await page.goto(`/app/demands/${demand.id}?action=${action}`);
    await expect(page.getByRole('dialog')).toBeVisible();
  }
});
