import { expect, type Page } from './test';

export const WIDTHS = [1440, 1024, 768, 390] as const;

/** Pattern of a translation key, which is shown when its text is missing. */
const RAW_KEY = /\b[a-z]+[A-Za-z]*(?:[:.][a-z][A-Za-z_]*){2,}\b/;

const OVERFLOW = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** Expects no horizontal overflow at any width and no missing translation; leaves the page at the widest. */
export async function expectTidy(page: Page, where: string): Promise<void> {
  for (const width of WIDTHS.toReversed()) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate<number>(OVERFLOW);
    expect(overflow, `${where} at ${width} px`).toBeLessThanOrEqual(0);
  }
  const words = (await page.getByRole('main').textContent()) ?? '';
  const withoutAddresses = words.replace(/\S+@\S+|https?:\S+|\S+\.pdf/g, '');
  expect(RAW_KEY.exec(withoutAddresses)?.[0], `a raw key in ${where}`).toBeUndefined();
}
