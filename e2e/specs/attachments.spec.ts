import { arrangeDraft, arrangeSubmitted } from '../support/arrange';
import { pdfFile, textFile } from '../support/files';
import { MERIDIANA } from '../support/people';
import { expect, type Page, test } from '../support/test';

const DOCTOR = { ...MERIDIANA, doctor: MERIDIANA.otherDoctor };

async function add(page: Page, description: string, file: ReturnType<typeof pdfFile>): Promise<void> {
  await page.getByLabel('Descripción del fichero').fill(description);
  await page.getByLabel('Elegir fichero').first().setInputFiles(file);
  await page.getByRole('button', { name: 'Añadir fichero' }).click();
}

test.describe('what is refused', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('a file is known by its content: text that calls itself a PDF is refused', async ({ openAs }) => {
    const draft = await arrangeDraft(DOCTOR);
    const page = await openAs(DOCTOR.doctor, { path: `/app/demands/${draft.id}/edit?step=5` });
    await add(page, 'Informe', textFile('informe.pdf'));
    await expect(page.getByText(/Este tipo de fichero no se admite/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'informe.pdf' })).toHaveCount(0);
    await add(page, 'Informe', pdfFile('informe.pdf'));
    await expect(page.getByRole('link', { name: 'informe.pdf' })).toBeVisible();
    await page.getByRole('button', { name: 'Quitar informe.pdf' }).click();
    await expect(page.getByRole('link', { name: 'informe.pdf' })).toHaveCount(0);
  });
});

test('a manager adds a file to a request, and the representative downloads it as it was', async ({ openAs }) => {
  const demand = await arrangeSubmitted(DOCTOR);
  const manager = await openAs(DOCTOR.manager, { path: `/app/demands/${demand.id}?action=upload` });
  const file = pdfFile('volante.pdf');
  const dialog = manager.getByRole('dialog');
  await dialog.getByLabel('Elegir fichero').first().setInputFiles(file);
  await dialog.getByLabel('Descripción del fichero').fill('Volante');
  await dialog.getByRole('button', { name: 'Subir', exact: true }).click();
  await expect(manager.getByText('Ficheros subidos')).toBeVisible();

  const representative = await openAs(DOCTOR.representative, { path: `/app/demands/${demand.id}` });
  const [download] = await Promise.all([
    representative.waitForEvent('download'),
    representative
      .getByRole('link', { name: /volante\.pdf|Volante/ })
      .first()
      .click(),
  ]);
  expect(download.suggestedFilename()).toBe('volante.pdf');
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  expect(Buffer.concat(parts).equals(file.buffer)).toBe(true);
});
