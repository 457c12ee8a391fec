import { RuleBookPage } from '../../pages/rule-book-page';
import { arrangeSeriousFinding } from '../../support/arrange-congruence';
import { PLATFORM } from '../../support/people';
import { expect, test } from '../../support/test';

const BOOK = '/app/companies/2/rules';

test('a simulation tries settings on the demands of a year and saves nothing', async ({ openAs }) => {
  await arrangeSeriousFinding();
  const page = await openAs(PLATFORM.superadmin, { path: BOOK });
  const book = new RuleBookPage(page);
  const height = book.rule('PLA-01');
  const noteBelow = height.getByLabel('Nota por debajo de');
  const section = page.getByRole('region', { name: 'Simulación' });
  await book.group('Paciente').click();
  await noteBelow.fill('300');
  await book.group('Paciente').click();
  await page.getByRole('button', { name: 'Simular' }).click();
  // A lower threshold above the upper one is refused with the message of saving, and no simulation starts.
  await expect(height.getByText(/300 como mínimo/)).toBeVisible();
  await expect(section.getByRole('progressbar')).toHaveCount(0);
  await noteBelow.fill('199');
  await page.getByRole('button', { name: 'Simular' }).click();
  await expect(section.getByText('Última simulación, frente a la versión 1')).toBeVisible({ timeout: 60_000 });
  const first = section
    .getByRole('table', { name: /^Reglas que cambian/ })
    .getByRole('row')
    .nth(1);
  await expect(first).toContainText('PLA-01');
  await expect(first.getByRole('cell').last()).toHaveText(/^\+\d/);
  await expect(section.getByText('PLA-01, nota por debajo de: 145 → 199')).toBeVisible();
  await expect(section.getByText(/demandas?, las que muestran algo grave/)).toBeVisible();
  await expect(section.getByText('El formulario tiene ahora otros ajustes', { exact: false })).toHaveCount(0);
  await expect(noteBelow).toHaveValue('199');
  await expect(page.getByRole('button', { name: 'Guardar como versión 2' })).toBeVisible();
  await height.getByLabel('Activa').uncheck();
  await expect(section.getByText('El formulario tiene ahora otros ajustes', { exact: false })).toBeVisible();

  const other = await openAs(PLATFORM.superadmin, { path: BOOK });
  await new RuleBookPage(other).search('PLA-01');
  await expect(new RuleBookPage(other).rule('PLA-01').getByLabel('Nota por debajo de')).toHaveValue('145');
  await expect(other.getByRole('button', { name: 'Guardar como versión 2' })).toBeVisible();
  await expect(other.getByText('Última simulación, frente a la versión 1')).toBeVisible();
});
