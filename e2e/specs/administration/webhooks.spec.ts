import { createWebhookReceiver } from '@aval/testing/stack/webhook-receiver';
import { Webhook } from 'standardwebhooks';
import { arrangeSubmitted } from '../../support/arrange';
import { arrangeCompany } from '../../support/arrange-company';
import { MERIDIANA, PLATFORM } from '../../support/people';
import { expect, test } from '../../support/test';

test('a webhook is created, shows its secret once, sends a test, gets a new secret and is deleted', async ({
  openAs,
}) => {
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
    await expect(page.getByRole('heading', { level: 1, name: /Recibido/ })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('row').filter({ hasText: '204' })).toHaveCount(1);
  const [request] = receiver.received('/aval');
  expect(new Webhook(secret).verify(request?.body ?? '', request?.headers as Record<string, string>)).toMatchObject({
    type: 'webhook.test',
  });

  const former = page.url();
  await page.getByRole('button', { name: 'Reenviar' }).click();
  await expect(page).not.toHaveURL(former);
  await expect.poll(() => receiver.received('/aval').length).toBe(2);
  expect(receiver.received('/aval')[1]?.headers['webhook-id']).toBe(request?.headers['webhook-id']);

  await page.getByRole('link', { name: 'Agenda' }).click();
  await page.getByRole('link', { name: 'Registro de envíos', exact: true }).click();
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

test('a webhook of a center says which one, and is found by it', async ({ openAs }) => {
  const { id } = await arrangeCompany();
  const page = await openAs(PLATFORM.superadmin, { path: `/app/webhooks/create?companyId=${id}` });
  await page.getByLabel('Nombre').pressSequentially('Agenda del centro');
  await page.getByLabel('Dirección').pressSequentially('https://hooks.example/aval');
  const center = 'Hospital Alborada de la Vega';
  await page.getByRole('combobox', { name: 'Centro' }).pressSequentially(center);
  await page.getByRole('option', { name: center }).first().click();
  await page.getByRole('button', { name: 'Crear webhook' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Agenda del centro/ })).toBeVisible();
  await expect(page.getByText(center, { exact: true })).toBeVisible();
  await page.goto(`/app/webhooks?companyId=${id}`);
  await expect(page.getByRole('row').filter({ hasText: 'Agenda del centro' })).toContainText(center);
});

test('events that a webhook missed are redelivered from its log after confirmation', async ({ openAs }) => {
  const receiver = await createWebhookReceiver();
  receiver.answer('/missed', 500);
  const page = await openAs(PLATFORM.superadmin, { path: `/app/webhooks/create?companyId=${MERIDIANA.companyId}` });
  await page.getByLabel('Nombre').fill('Cuadro de mando');
  await page.getByLabel('Dirección').fill(receiver.url('/missed'));
  await page.getByRole('button', { name: 'Crear webhook' }).click();
  await expect(page.getByRole('button', { name: 'Desactivar' })).toBeVisible();
  const webhook = page.url();
  const demand = await arrangeSubmitted();
  const told = () => receiver.received('/missed').filter(({ body }) => body.includes(demand.id));
  await expect.poll(() => told().length, { timeout: 30_000 }).toBe(1);
  await page.getByRole('button', { name: 'Desactivar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Desactivado/ })).toBeVisible();
  const log = `/app/webhook-deliveries?webhookId=${webhook.split('/').at(-1)}`;
  await page.goto(log);
  const rows = page.getByRole('table').getByRole('row').filter({ hasText: demand.reference });
  // The second attempt, ten seconds after the first, finds the webhook inactive.
  await expect(async () => {
    await page.reload();
    await expect(rows.filter({ hasText: 'No enviado' })).toHaveCount(1, { timeout: 1_000 });
  }).toPass({ timeout: 45_000 });
  receiver.answer('/missed', 204);
  await page.goto(webhook);
  await page.getByRole('button', { name: 'Activar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Activo/ })).toBeVisible();

  await page.goto(log);
  const redeliver = page.getByRole('button', { name: 'Reenviar lo que no llegó' });
  await redeliver.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Cuadro de mando');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toHaveCount(0);
  expect(told()).toHaveLength(1);
  await redeliver.click();
  await question.getByRole('button', { name: 'Reenviar lo que no llegó' }).click();
  await expect(page.getByText(/sucesos? en camino otra vez/)).toBeVisible();
  await expect(page).toHaveURL(log);
  await expect(question).toHaveCount(0);
  await expect(rows).toHaveCount(2);
  await expect.poll(() => told().length).toBe(2);
  const [missed, arrived] = told();
  expect(arrived?.body).toBe(missed?.body);
  expect(arrived?.headers['webhook-id']).toBe(missed?.headers['webhook-id']);
  await expect(async () => {
    await page.reload();
    await expect(rows.filter({ hasText: 'Recibido' })).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  await expect(redeliver).toHaveCount(0);
  await page.goto(webhook);
  await page.getByRole('link', { name: 'Eliminar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Webhook eliminado')).toBeVisible();
  await receiver.stop();
});
