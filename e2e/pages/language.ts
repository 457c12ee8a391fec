import { expect, type Page } from '@playwright/test';

/** Chooses English in the bar. The account keeps it, so a test does so as a person of its own. */
export async function speakEnglish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'English' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
}
