import type { Page } from '../support/test';

/** Chooses a part of the context and waits until the server has stored it; a page opened earlier would redirect to the home page. */
export async function chooseContext(
  page: Page,
  dimension: 'Centro' | 'Médico' | 'Compañía',
  name: string,
): Promise<void> {
  const kept = page.waitForResponse(
    (response) => response.request().method() === 'POST' && /\/app\/context(\.data)?$/.test(response.url()),
  );
  await page.getByRole('region', { name: dimension }).getByRole('button', { name }).click();
  await kept;
}

export async function goToDemands(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Ir a demandas' }).click();
  await page.waitForURL(/\/app\/demands/);
}
