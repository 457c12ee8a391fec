import { PLATFORM } from '../../support/people';
import { expect, test } from '../../support/test';

/** Rendering about a hundred operations at once takes longer than any other click on a busy machine. */
const SLOW = { timeout: 40_000 };

for (const theme of ['light', 'dark'] as const) {
  test(`the API reference loads from its own host only and has no "Try it out", ${theme}`, async ({ openAt }) => {
    const page = await openAt('meridiana', { theme });
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    await page.goto('/api/docs');
    await expect(page.getByRole('heading', { name: 'API', level: 1 })).toBeVisible();
    const conventions = page.locator('[data-part="reference"] .info');
    await expect(conventions.getByText('/api/v1', { exact: true })).toBeVisible(SLOW);
    for (const said of ['X-Company', 'Idempotency-Key', 'If-Match', 'pageSize', 'como Problem']) {
      await expect(conventions.getByText(said).first()).toBeVisible();
    }
    await expect(conventions.getByRole('link', { name: 'borrador' })).toHaveAttribute('href', '#/Demands/createDemand');
    const index = page.getByRole('navigation', { name: 'Contenido' });
    await index.getByRole('link', { name: 'Ciclo de vida' }).click();
    await expect(conventions.getByRole('heading', { name: 'Ciclo de vida' })).toBeInViewport();
    await index.getByRole('link', { name: 'Pacientes', exact: true }).click();
    const patients = page.locator('#operations-tag-Patients');
    await expect(patients).toBeInViewport();
    await expect(patients).toContainText('Pacientes que usted puede ver');
    await expect(patients.getByRole('link', { name: 'Pacientes' })).toBeVisible();
    // Found by id: the names contain zero-width characters that let them wrap in a narrow window.
    await page.locator('#operations-Demands-manageDemand').getByRole('button').first().click(SLOW);
    await expect(page.getByText(/Indicación ajustada a ficha técnica/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Try it out|Authorize/ })).toHaveCount(0);
    expect([...asked]).toEqual([new URL(page.url()).origin]);
  });
}

test('the API reference has no "Try it out" for a signed-in user either, as it is for development only', async ({
  openAs,
}) => {
  const page = await openAs(PLATFORM.superadmin, { path: '/api/docs' });
  await page.locator('#operations-Drugs-listDrugs').getByRole('button').first().click(SLOW);
  await expect(page.locator('#operations-Drugs-listDrugs').getByText('pageSize')).toBeVisible();
  await expect(page.getByRole('button', { name: /Try it out|Authorize|Execute/ })).toHaveCount(0);
});

test('the API reference is in the language of the reader, at the same addresses', async ({ openAt }) => {
  const page = await openAt('meridiana', {});
  await page.goto('/api/docs#errors');
  await expect(page.locator('#errors')).toHaveText('Errores', SLOW);
  await expect(page.locator('#operations-Patients-listPatients')).toContainText('Listar pacientes', SLOW);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('#errors')).toHaveText('Errors', SLOW);
  await expect(page.locator('#errors')).toBeInViewport();
  await expect(page.locator('#operations-Patients-listPatients')).toContainText('List patients', SLOW);
  const index = page.getByRole('navigation', { name: 'Contents' });
  await expect(index.getByRole('heading', { name: 'Guides' })).toBeVisible();
  await index.getByRole('link', { name: 'Patients', exact: true }).click();
  await expect(page.locator('#operations-tag-Patients')).toBeInViewport();
});

test('the changes of the API are told beside its reference, in the language of the reader', async ({ openAt }) => {
  const page = await openAt('meridiana', {});
  await page.goto('/api/docs');
  await page.getByRole('link', { name: 'Registro de cambios de la API' }).click();
  await expect(page.getByRole('heading', { name: 'Registro de cambios de la API', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).last()).toHaveText('24/11/2026');
  await expect(page.getByText('Añadido').first()).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'API changelog', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Reference' }).click();
  await expect(page.getByRole('heading', { name: 'API', level: 1 })).toBeVisible();
});

test('the type of a problem leads to what to do about it', async ({ openAt }) => {
  const page = await openAt('meridiana', {});
  await page.goto('/api/docs#problem-stale');
  await expect(page.locator('#problem-stale')).toBeInViewport(SLOW);
});
