import { WizardPage } from '../../pages/wizard-page';
import {
  type ArrangedDemand,
  arrangeDecision,
  arrangeRollback,
  arrangeSubmitted,
  historyOf,
  nameOf,
} from '../../support/arrange';
import { MERIDIANA } from '../../support/people';
import { expect, type Page, test } from '../../support/test';

/** Covers the wizard's pause of five seconds on a slow, shared machine. */
const AFTER_THE_PAUSE = { timeout: 20_000 };

async function arrangeQuestion(): Promise<ArrangedDemand> {
  const demand = await arrangeSubmitted();
  await arrangeDecision(demand, MERIDIANA.manager, { decision: 'more_info', comment: 'Falta el informe.' });
  return demand;
}

/** Expects the notice with the person and the action that were undone, and the reason. */
async function expectTakenBack(page: Page): Promise<void> {
  await expect(page.getByText('Ya no puede cambiar esta demanda.', { exact: true })).toBeVisible(AFTER_THE_PAUSE);
  const words = `${await nameOf(MERIDIANA.manager)} (gestor/a) deshizo «Petición de información»`;
  await expect(page.getByRole('alert').or(page.getByRole('note')).filter({ hasText: words })).toContainText(
    'Se decidió por error',
  );
}

test.describe('a request for information undone while it is answered', () => {
  // The browser logs each refusal as an error.
  test.use({ expectedErrors: [/status of 409/] });

  test('is reported on the wizard page, which keeps the text and links to the demand', async ({ openAs }) => {
    const demand = await arrangeQuestion();
    const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${demand.id}/edit?step=5` });
    await arrangeRollback(demand, MERIDIANA.manager);
    const field = page.getByLabel('Observaciones');
    await field.fill('El informe llega mañana');
    await expectTakenBack(page);
    await expect(field).toHaveValue('El informe llega mañana');
    await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Ver por qué' }).click();
    await expect(page.locator(':focus')).toContainText('Ya no puede cambiar esta demanda.');
    await page.getByRole('link', { name: 'Ver la demanda' }).click();
    await expect(page.getByRole('button', { name: 'Guardar y salir' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Salir sin guardar' }).click();
    await expect(page).toHaveURL(new RegExp(`/app/demands/${demand.id}$`));
  });

  test('is reported when the answer is sent, which stays on the review page', async ({ openAs }) => {
    const demand = await arrangeQuestion();
    const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${demand.id}/edit?step=5` });
    await page.getByLabel('Observaciones').fill('El informe llega mañana');
    await new WizardPage(page).review();
    await arrangeRollback(demand, MERIDIANA.manager);
    const before = await historyOf(demand);
    await page.getByRole('button', { name: 'Reenviar' }).click();
    await expectTakenBack(page);
    await expect(page).toHaveURL(/step=review/);
    await expect(page.getByText('El informe llega mañana', { exact: true }).last()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reenviar' })).toHaveCount(0);
    expect(await historyOf(demand)).toEqual(before);
    await page.getByRole('link', { name: 'Ver la demanda' }).click();
    await expect(page).toHaveURL(new RegExp(`/app/demands/${demand.id}$`));
  });
});
