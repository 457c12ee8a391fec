import { PLATFORM } from '../../support/people';
import { expect, test } from '../../support/test';

/** A hundred calls are drawn in one go, for which a busy machine takes longer than for any other click. */
const SLOW = { timeout: 40_000 };

for (const theme of ['light', 'dark'] as const) {
  test(`what programs may call is shown by this host alone, and nothing is tried out from it, ${theme}`, async ({
    openAt,
  }) => {
    const page = await openAt('meridiana', { theme });
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    await page.goto('/api/docs');
    await expect(page.getByRole('heading', { name: 'API', level: 1 })).toBeVisible();
    const conventions = page.locator('[data-part="reference"] .info');
    await expect(conventions.getByText('/api/v1', { exact: true })).toBeVisible(SLOW);
    for (const said of ['X-Company', 'Idempotency-Key', 'If-Match', 'pageSize', 'is a Problem']) {
      await expect(conventions.getByText(said).first()).toBeVisible();
    }
    await expect(conventions.getByRole('link', { name: 'draft' })).toHaveAttribute('href', '#/Demands/createDemand');
    // Names are broken by signs of no width, so that they fit a narrow window.
    await page.locator('#operations-Demands-manageDemand').getByRole('button').first().click(SLOW);
    await expect(page.getByText(/Indicación ajustada a ficha técnica/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Try it out|Authorize/ })).toHaveCount(0);
    expect([...asked]).toEqual([new URL(page.url()).origin]);
  });
}

test('whoever has signed in tries nothing out either: that is for development alone', async ({ openAs }) => {
  const page = await openAs(PLATFORM.superadmin, { path: '/api/docs' });
  await page.locator('#operations-Drugs-listDrugs').getByRole('button').first().click(SLOW);
  await expect(page.locator('#operations-Drugs-listDrugs').getByText('pageSize')).toBeVisible();
  await expect(page.getByRole('button', { name: /Try it out|Authorize|Execute/ })).toHaveCount(0);
});
