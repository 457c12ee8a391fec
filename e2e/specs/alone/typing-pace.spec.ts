import { arrangeDraft } from '../../support/arrange';
import { MERIDIANA } from '../../support/people';
import { expect, type Page, test } from '../../support/test';

const MANY = 40;
const KEYS = 30;
/** About twice is what is held; what lies above it is the machine's. */
const AT_MOST = 3;

/** From the key to the frame that shows it, in the page's own time. */
const WATCH_KEYS = `{
  window.paces = [];
  addEventListener('keydown', ({ timeStamp }) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.paces.push(performance.now() - timeStamp);
      port2.postMessage(null);
    });
  }, true);
}`;

/** The middle one of many keys in the dose of the first line. */
async function paceOf(page: Page): Promise<number> {
  const dose = page.locator('.drug-line').first().getByLabel('Dosis', { exact: true });
  await dose.fill('');
  await page.evaluate('window.paces = []');
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(key % 3 === 2 ? 'Backspace' : String((key % 9) + 1));
    await expect.poll(() => page.evaluate<number>('window.paces.length')).toBe(key + 1);
  }
  const paces = await page.evaluate<number[]>('window.paces');
  return paces.sort((one, other) => one - other)[KEYS / 2] ?? Number.POSITIVE_INFINITY;
}

test('a key in one of forty drug lines costs about as much as in the only one', async ({ openAs }) => {
  test.setTimeout(180_000);
  const draft = await arrangeDraft(MERIDIANA, { regimen: 'mama-paclitaxel-semanal' });
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=4` });
  const lines = page.locator('.drug-line');
  await expect(lines).toHaveCount(1);
  await page.evaluate(WATCH_KEYS);
  const alone = await paceOf(page);
  while ((await lines.count()) < MANY) {
    const count = await lines.count();
    await lines
      .last()
      .getByRole('button', { name: /^Duplicar/ })
      .click();
    await expect(lines).toHaveCount(count + 1);
  }
  const among = await paceOf(page);
  expect(among / alone, `${Math.round(alone)} ms alone, ${Math.round(among)} ms among ${MANY}`).toBeLessThan(AT_MOST);
});
