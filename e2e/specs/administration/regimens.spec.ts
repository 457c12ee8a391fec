import { MERIDIANA, PLATFORM } from '../../support/people';
import { expect, test } from '../../support/test';

test('a regimen of a company is created, edited into version 2, read by a doctor and retired', async ({ openAs }) => {
  const name = `Semanal ${Date.now()}`;
  const page = await openAs(PLATFORM.superadmin, { path: '/app/regimens/create' });
  await page.getByRole('combobox', { name: 'Compañía' }).fill('Meridiana');
  await page.getByRole('option', { name: /Salud Meridiana/ }).click();
  await page.getByLabel('Nombre').fill(name);
  await page.getByLabel('Tumor').selectOption({ label: 'Mama' });
  await page.getByLabel('Duración del ciclo').fill('21');
  await page.getByLabel('Paliativa').check();
  const line = page.getByRole('group', { name: 'Línea A' });
  await line.getByLabel('Fármaco').selectOption({ label: 'Paclitaxel' });
  await line.getByLabel('Tipo de dosis').selectOption({ label: 'mg/m²' });
  await line.getByLabel('Vía').selectOption({ label: 'Intravenosa' });
  await line.getByLabel('Días').fill('1, 28');
  await page.getByLabel('Cita').fill('Autora A. Revista 2020;1:1-2');
  await page.getByRole('button', { name: 'Crear esquema' }).click();
  await expect(line.getByText('Escriba días del ciclo, de 1 a 21')).toBeVisible();
  await line.getByLabel('Días').fill('1, 8, 15');
  await page.getByRole('button', { name: 'Crear esquema' }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toContainText('Versión 1');
  await expect(page.getByRole('table', { name: 'Líneas del esquema' })).toContainText('falta la dosis');
  await expect(page.getByText('3: días 1, 8, 15')).toBeVisible();
  await page.getByRole('link', { name: 'Editar en versión 2' }).click();
  await expect(page.getByText('Sin cambios que guardar').first()).toBeVisible();
  await page.getByRole('group', { name: 'Línea A' }).getByLabel('Dosis', { exact: false }).first().fill('80');
  await page.getByRole('button', { name: 'Añadir línea' }).click();
  const added = page.getByRole('group', { name: 'Línea B' });
  await added.getByLabel('Fármaco').selectOption({ label: 'Carboplatino' });
  await added.getByLabel('Dosis', { exact: false }).first().fill('2');
  await added.getByLabel('Tipo de dosis').selectOption({ label: 'AUC' });
  await added.getByLabel('Vía').selectOption({ label: 'Intravenosa' });
  await added.getByLabel('Días').fill('1');
  await page.getByRole('button', { name: 'Guardar como versión 2' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toContainText('Versión 2');
  await expect(page.getByRole('region', { name: /^Versiones/ })).toContainText('Cambia: líneas');
  await expect(page.getByRole('table', { name: 'Líneas del esquema' })).toContainText('80 mg/m²');

  const address = page.url();
  const doctor = await openAs(MERIDIANA.doctor, { path: new URL(address).pathname });
  await expect(doctor.getByRole('heading', { level: 1, name })).toContainText('Salud Meridiana');
  await expect(doctor.getByRole('link', { name: /Editar/ })).toHaveCount(0);
  await doctor.getByRole('link', { name: 'v1', exact: true }).click();
  await expect(doctor.getByText('Es una versión anterior: la vigente es la 2')).toBeVisible();
  await expect(doctor.getByRole('table', { name: 'Líneas del esquema' })).toContainText('falta la dosis');
  await doctor.getByRole('link', { name: 'Ver la versión 2' }).click();
  await expect(doctor.getByRole('table', { name: 'Líneas del esquema' })).toContainText('80 mg/m²');

  await page.getByRole('link', { name: 'Retirar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar' }).click();
  await expect(page.getByText('Está retirado')).toBeVisible();
  await page.goto(`/app/regimens?text=${encodeURIComponent(name)}&state=retired`);
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('de Salud Meridiana');
});

// A faulty file is answered with 422.
test.use({ expectedErrors: [/status of 422/] });

test('a file of regimens is checked, previewed and imported', async ({ openAs }) => {
  const slug = `mama-fichero-${Date.now()}`;
  const file = `regimens:
  - slug: ${slug}
    name: Del fichero ${slug}
    tumourType: mama
    intentions: [paliativo]
    cycleLengthDays: 21
    plannedCycles: 6
    lines:
      - {drugSlug: docetaxel, dose: 0, doseType: MGM2, administration: INTRAVENOUS, days: [1], timesPerDay: 1, fromCycle: 1}
    citation: Autora A. Revista 2020;1:1-2
`;
  const page = await openAs(PLATFORM.superadmin, { path: '/app/regimens/import' });
  const choose = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'esquemas.yaml', mimeType: 'text/yaml', buffer: Buffer.from(text) });
  await choose(file);
  await page.getByRole('button', { name: 'Comprobar' }).click();
  await expect(page.getByRole('alert')).toContainText('Línea 9');
  await choose(file.replace('dose: 0', 'dose: 75'));
  await page.getByRole('button', { name: 'Comprobar' }).click();
  await expect(page.getByRole('table', { name: 'Qué cambiará' })).toContainText('Nuevo');
  await page.getByRole('button', { name: 'Importar 1 esquema' }).click();
  await expect(page.getByText('Esquemas importados')).toBeVisible();
  await page.goto(`/app/regimens?text=${slug}`);
  await page.getByRole('link', { name: `Del fichero ${slug}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: slug })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'YAML' }).click();
  expect((await download).suggestedFilename()).toMatch(new RegExp(`^${slug}-.*\\.yaml$`));
});
