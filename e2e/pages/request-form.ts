import type { Page } from '@playwright/test';

/** Fills in the account request of an assistant. */
export async function fillRequest(page: Page, email: string): Promise<void> {
  await page.getByText('Asistente', { exact: true }).click();
  await page.getByLabel('Nombre y apellidos').fill('Marta Cifuentes Rey');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Teléfono').fill('925 55 66 77');
  await page.getByRole('combobox', { name: 'Centros' }).fill('clínica');
  await page.getByRole('option').first().click();
  await page.getByLabel('DNI de cada médico/a a quien asiste').fill('07463185F');
  await page.getByLabel('Motivo').fill('Gestiono las solicitudes de oncología.');
}
