import { createWebhookReceiver } from '@aval/testing/stack/webhook-receiver';
import { Webhook } from 'standardwebhooks';
import { arrangeCompany } from '../../support/arrange-company';
import { PLATFORM } from '../../support/people';
import { expect, test } from '../../support/test';

test('a webhook is made, its secret shown once, tried out, replaced and taken away', async ({ openAs }) => {
  const receiver = await createWebhookReceiver();
  const { id, name } = await arrangeCompany();
  const page = await openAs(PLATFORM.superadmin, { path: `/app/companies/${id}` });
  await page.getByRole('link', { name: '0 webhooks' }).click();
  await expect(page.getByText('Ningún webhook cumple los filtros')).toBeVisible();
  await page.getByRole('link', { name: 'Nuevo webhook' }).first().click();
  await expect(page.getByRole('combobox', { name: 'Compañía' })).toHaveValue(name);
  await page.getByLabel('Nombre').fill('Agenda');
  await page.getByLabel('Dirección').fill('http://agenda.example.org/aval');
  await page.getByRole('button', { name: 'Crear webhook' }).click();
  await expect(page.getByText('Escriba una dirección completa que empiece por https://.')).toBeVisible();
  await expect(page.getByLabel('Nombre')).toHaveValue('Agenda');
  await page.getByLabel('Dirección').fill(receiver.url('/aval'));
  await page.getByRole('button', { name: 'Crear webhook' }).click();

  await page.getByRole('button', { name: 'Mostrar el secreto' }).click();
  const secret = (await page.getByText(/^whsec_/).textContent()) ?? '';
  await page.reload();
  await expect(page.getByText(/no puede volver a verse/)).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);

  await page.getByRole('button', { name: 'Enviar prueba' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Prueba/ })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /Entregado/ })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('row').filter({ hasText: '204' })).toHaveCount(1);
  const [request] = receiver.received('/aval');
  expect(new Webhook(secret).verify(request?.body ?? '', request?.headers as Record<string, string>)).toMatchObject({
    type: 'webhook.test',
  });

  const former = page.url();
  await page.getByRole('button', { name: 'Volver a entregar' }).click();
  await expect(page).not.toHaveURL(former);
  await expect.poll(() => receiver.received('/aval').length).toBe(2);
  expect(receiver.received('/aval')[1]?.headers['webhook-id']).toBe(request?.headers['webhook-id']);

  await page.getByRole('link', { name: 'Agenda' }).click();
  await page.getByRole('link', { name: 'Entregas', exact: true }).click();
  await expect(page).toHaveURL(/webhook-deliveries\?/);
  await expect(page.getByRole('table').getByText('Prueba')).toHaveCount(2);
  await page.goBack();
  await page.getByRole('link', { name: 'Sustituir el secreto' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sustituir el secreto' }).click();
  await expect(page.getByText(/^whsec_/)).not.toHaveText(secret);
  await page.getByRole('button', { name: 'Desactivar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Desactivado/ })).toBeVisible();
  await page.getByRole('link', { name: 'Eliminar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Webhook eliminado')).toBeVisible();

  await page.goto('/app/changes?name=Agenda&subject=webhook');
  await expect(page.getByText('whsec_')).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'Secreto sustituido' }).first()).toBeVisible();
  await receiver.stop();
});
