import { expect, type Page } from './test';

export const WIDTHS = [1440, 1024, 768, 390] as const;

/** Pattern of a translation key, which is shown when its text is missing. */
const RAW_KEY = /\b[a-z]+[A-Za-z]*(?:[:.][a-z][A-Za-z_]*){2,}\b/;

/** Script that returns how much wider than its window a page is, in px. */
export const OVERFLOW = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** Widths at which targets are measured. */
const POINTED: readonly number[] = [1440, 390];

/**
 * Script that lists links and buttons smaller than 24 px, `::after` included. A link within a sentence may be as high as
 * its line, except in the bottom bar, whose links lead to missing fields.
 */
const SMALL_TARGETS = `[...document.querySelectorAll('a[href], button, summary, [role=button]')].flatMap((target) => {
  const { width, height } = target.getBoundingClientRect();
  const isShown = target.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  if (!isShown || width <= 1 || height <= 1) return [];
  const around = getComputedStyle(target, '::after');
  const isAround = around.position === 'absolute' && around.content !== 'none';
  const [wide, high] = isAround ? [around.width, around.height].map(Number.parseFloat) : [0, 0];
  if (Math.min(Math.max(width, wide), Math.max(height, high)) >= 23.5) return [];
  const isInline = (element) => getComputedStyle(element).display === 'inline';
  const lengthOf = (element) => element.textContent.trim().length;
  let block = target.parentElement;
  while (isInline(block)) block = block.parentElement;
  const isInBar = target.closest('[data-part=bottom-bar]') !== null;
  const isInSentence = !isInBar && isInline(target) && lengthOf(block) > lengthOf(target);
  return isInSentence ? [] : [target.getAttribute('aria-label') ?? target.textContent];
})`;

/**
 * Expects no horizontal overflow at any width, targets of at least 24 px and no missing translation; leaves the page at
 * the widest.
 */
export async function expectTidy(page: Page, where: string): Promise<void> {
  for (const width of WIDTHS.toReversed()) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate<number>(OVERFLOW);
    expect(overflow, `${where} at ${width} px`).toBeLessThanOrEqual(0);
    if (!POINTED.includes(width)) continue;
    expect(await page.evaluate<string[]>(SMALL_TARGETS), `small targets in ${where} at ${width} px`).toEqual([]);
  }
  const words = (await page.getByRole('main').textContent()) ?? '';
  const withoutAddresses = words.replace(/\S+@\S+|https?:\S+|\S+\.pdf/g, '');
  expect(RAW_KEY.exec(withoutAddresses)?.[0], `a raw key in ${where}`).toBeUndefined();
}
