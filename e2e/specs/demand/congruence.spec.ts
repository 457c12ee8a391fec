import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { arrangeSubmitted, placeCongruenceReport } from '../../support/arrange';
import { arrangeCompany, arrangePersonOf } from '../../support/arrange-company';
import { arrangeManager } from '../../support/arrange-filers';
import { MERIDIANA } from '../../support/people';
import { expect, test } from '../../support/test';

/** Starts a report service of the company that never answers its first request. */
async function startService(): Promise<{ server: Server; origin: string; held: ServerResponse[] }> {
  const held: ServerResponse[] = [];
  const server = createServer((request, response) => {
    if (held.length === 0) held.push(response);
    else response.setHeader('Content-Type', 'text/html').end(`<h1>Informe de ${request.url}</h1>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, held };
}

test('the company’s congruence report of a demand is shown, and one that does not load says so and can be retried', async ({
  openAs,
}) => {
  const { server, origin, held } = await startService();
  const { id: companyId } = await arrangeCompany();
  const [doctor, manager] = [await arrangePersonOf(companyId, 'DOCTOR', true), await arrangeManager([companyId])];
  const demand = await arrangeSubmitted({ ...MERIDIANA, companyId, doctor: doctor.email });
  await placeCongruenceReport(demand, `${origin}/v2/demands/{id}/checkData`);
  try {
    const page = await openAs(manager.email, { path: `/app/demands/${demand.id}` });
    await page.clock.install();
    await page.getByRole('button', { name: 'Congruencia' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status')).toHaveText('Cargando…');
    await expect.poll(() => held.length).toBe(1);
    await page.clock.fastForward(21_000);
    await expect(dialog.getByRole('alert')).toContainText('El informe no se ha cargado');

    await dialog.getByRole('button', { name: 'Reintentar' }).click();
    const report = dialog.frameLocator('iframe').frameLocator('iframe');
    await expect(report.getByRole('heading')).toHaveText(`Informe de /v2/demands/${demand.id}/checkData`);
    await expect(dialog.getByRole('status')).toHaveCount(0);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
