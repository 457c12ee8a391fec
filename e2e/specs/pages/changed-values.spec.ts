import { arrangeChangedVersion } from '../../support/arrange-changes';
import { MERIDIANA } from '../../support/people';
import { expect, type Page, test } from '../../support/test';

const OVERFLOW = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** Marks of changes with their words, those that stick out of their place or take more than one line. */
const UNTIDY = `[...document.querySelectorAll('main .tag')].filter((tag) => {
  const place = tag.closest('dd, td, [role=cell], h2, h3, p, div').getBoundingClientRect();
  const box = tag.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(tag);
  const isCut = tag.scrollWidth > tag.clientWidth + 1 || tag.scrollHeight > tag.clientHeight + 1;
  return box.width > 0 && (box.right > place.right + 1 || box.right > innerWidth || isCut);
}).map((tag) => tag.textContent)`;

async function expectTidy(page: Page, where: string): Promise<void> {
  expect(await page.evaluate<string[]>(UNTIDY), where).toEqual([]);
  expect(await page.evaluate<number>(OVERFLOW), where).toBeLessThanOrEqual(0);
}

test('what a version changed keeps within its place, on the narrowest phone and beside the panel', async ({
  openAs,
}) => {
  const demand = await arrangeChangedVersion();
  const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}` });
  await expect(page.getByText('Neoadyuvante', { exact: false }).first()).toBeVisible();
  for (const width of [320, 390, 720, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectTidy(page, `${width} px`);
  }
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/app/demands/${demand.id}?action=manage`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectTidy(page, `beside the panel at ${width} px`);
  }
});
