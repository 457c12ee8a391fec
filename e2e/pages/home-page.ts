import type { Page } from '../support/test';

/** Chooses a center, a doctor or a company on the home page. */
export async function chooseContext(
  page: Page,
  dimension: 'Centro' | 'Médico' | 'Compañía',
  name: string,
): Promise<void> {
  await page.getByRole('region', { name: dimension }).getByRole('button', { name }).click();
}

export async function goToDemands(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Ir a demandas' }).click();
  await page.waitForURL(/\/app\/demands/);
}
