import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { arrangeSubmitted } from '../../support/arrange';
import { MERIDIANA, PLATFORM } from '../../support/people';
import { stackDescription } from '../../support/stack';
import { expect, test } from '../../support/test';

/** Replaces the file store's folder with a file while `work` runs, so that nothing can be stored. */
async function whileFilesAreAway<Result>(work: () => Promise<Result>): Promise<Result> {
  const files = path.join(stackDescription().home, 'files');
  const aside = `${files}-aside`;
  renameSync(files, aside);
  writeFileSync(files, '');
  try {
    return await work();
  } finally {
    rmSync(files);
    renameSync(aside, files);
  }
}

test('a PDF that could not be stored is listed with its reason and rendered on retry', async ({ openAs }) => {
  const demand = await whileFilesAreAway(async () => {
    const submitted = await arrangeSubmitted();
    const page = await openAs(PLATFORM.superadmin, {
      path: `/app/documents?state=failed&reference=${submitted.reference}`,
    });
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('link', { name: submitted.reference })).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 120_000 });
    await expect(page.getByRole('table')).toContainText('No se pudo guardar el fichero');
    await page.goto('/app/operations');
    await expect(page.getByRole('listitem').filter({ hasText: 'Almacén de ficheros' })).toContainText('No responde');
    return submitted;
  });

  const manager = await openAs(MERIDIANA.manager, { path: `/app/documents?reference=${demand.reference}` });
  await manager.getByRole('button', { name: `Reintentar el PDF de la versión 1 de ${demand.reference}` }).click();
  await expect(manager.getByText(`Se vuelve a preparar el PDF de ${demand.reference}`)).toBeVisible();
  await expect(async () => {
    await manager.goto(`/app/documents?state=ready&reference=${demand.reference}`);
    await expect(manager.getByRole('table')).toContainText(/[0-9a-f]{64}/, { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  const download = manager.waitForEvent('download');
  await manager.getByRole('link', { name: /^Descargar el PDF/ }).click();
  expect((await download).suggestedFilename()).toMatch(new RegExp(`^${demand.reference}\\d{14}\\.pdf$`));
});
