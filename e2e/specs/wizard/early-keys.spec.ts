import { arrangeSubmitted } from '../../support/arrange';
import { MERIDIANA } from '../../support/people';
import { expect, failedDocument, type Page, test } from '../../support/test';

/** Presses a key in every turn of the event loop from the start of the document, before its scripts have loaded. */
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

// An empty sign-in form is answered with an error status.
test.use({ expectedErrors: [failedDocument] });

test('keys pressed before the page’s scripts have loaded do not break it', async ({ openAt, openAs }) => {
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
