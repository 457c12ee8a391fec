import type { Locator } from '@playwright/test';
import { arrangeSubmitted } from '../../support/arrange';
import { MERIDIANA, PLATFORM } from '../../support/people';
import { expect, test } from '../../support/test';

/** Measures the touch area of each target in px: its box, or the `::after` element around it. */
function fingerSizes(targets: Locator): Promise<{ name: string | null; size: number }[]> {
  return targets.filter({ visible: true }).evaluateAll((all) =>
    all.map((each) => {
      const { width, height } = each.getBoundingClientRect();
      const around = each.ownerDocument.defaultView?.getComputedStyle(each, '::after');
      const isThere = around?.position === 'absolute' && around.content !== 'none';
      const [wide, high] = isThere ? [around.width, around.height].map(Number.parseFloat) : [0, 0];
      const size = Math.min(Math.max(width, wide ?? 0), Math.max(height, high ?? 0));
      return { name: each.getAttribute('aria-label') ?? each.textContent, size };
    }),
  );
}

for (const width of [768, 390]) {
  test(`touch targets are at least 44 px at ${width} px`, async ({ openAt, openAs }) => {
    const demand = await arrangeSubmitted();
    const expectRoom = async (targets: Locator) => {
      await expect(targets.first()).toBeVisible();
      // Retried, because hydration may replace a button.
      await expect(async () => {
        const sizes = await fingerSizes(targets);
        for (const { name, size } of sizes) expect(size, name ?? '').toBeGreaterThanOrEqual(43.5);
      }).toPass({ timeout: 10_000 });
    };
    const login = await openAt('meridiana', { path: '/login', width, touch: true });
    await expectRoom(login.getByRole('button'));
    const page = await openAs(MERIDIANA.manager, {
      path: `/app/demands?reference=${demand.reference}`,
      width,
      touch: true,
    });
    await expectRoom(page.getByRole('banner').getByRole('button'));
    await expectRoom(page.getByRole('search').getByRole('button'));
    await expectRoom(page.getByRole('main').getByText('Solo mis pendientes').filter({ visible: true }));
    await expectRoom(page.getByRole('table').getByRole('button'));
    await page.goto(`/app/demands/${demand.id}`);
    await expectRoom(page.getByRole('navigation', { name: 'Ruta' }).getByRole('link'));
    const operations = await openAs(PLATFORM.superadmin, { path: '/app/operations', width, touch: true });
    await expectRoom(operations.getByRole('link', { name: 'Ver el archivo de PDF' }));
  });
}
