import { DemandPage } from '../../pages/demand-page';
import { typedDate, WizardPage } from '../../pages/wizard-page';
import {
  arrangeAccepted,
  arrangeAuthorization,
  arrangeDecision,
  arrangeSubmitted,
  arrangeToContinue,
  historyOf,
  statusOf,
} from '../../support/arrange';
import { ALBORADA, MERIDIANA } from '../../support/people';
import { expect, type Page, test } from '../../support/test';

const INSURERS = [
  { name: 'the insurer without a validation step', company: MERIDIANA },
  { name: 'the insurer with a validation step', company: ALBORADA },
] as const;

async function expectLocked(page: Page, label: string): Promise<void> {
  await expect(page.getByLabel(label).first()).toHaveAttribute('readonly');
}

for (const { name, company } of INSURERS) {
  test.describe(name, () => {
    test('a second cycle becomes due, is continued by the doctor and authorized by the company', async ({ openAs }) => {
      const demand = await arrangeToContinue(company, { radiotherapy: true });
      const page = await openAs(company.doctor, { path: `/app/demands/${demand.id}` });
      await new DemandPage(page).expectStatus('Pendiente de continuación');
      await page.getByRole('link', { name: 'Continuar tratamiento' }).first().click();
      await expect(page).toHaveURL(/step=4/);
      const wizard = new WizardPage(page);
      await expect(page.getByRole('note').first()).toContainText('Ciclo 2 de 3.');
      await expect(page.getByLabel(/^Ciclo/).first()).toHaveValue('2');
      for (const label of ['N.º de ciclos', 'Dosis total', 'Fecha de inicio']) await expectLocked(page, label);
      // The planned date has passed, so the field is empty and required.
      await expect(wizard.sessionDate(1)).toHaveValue('');
      await expect(wizard.next).toHaveAttribute('aria-disabled', 'true');
      await wizard.sessionDate(1).fill(typedDate(5));
      await wizard.weight.fill('64,5');
      await wizard.goOn('Otros datos');
      await page.getByLabel('Observaciones').fill('Primer ciclo bien tolerado, neutropenia de grado 1.');
      await wizard.send('Enviar continuación');
      await expect(page.getByText(`Continuación de ${demand.reference} enviada`)).toBeVisible();

      await arrangeAuthorization(demand, company);
      await page.goto(`/app/demands/${demand.id}`);
      await new DemandPage(page).expectStatus('Autorizada');
      await expect(page.getByText('Primer ciclo bien tolerado').first()).toBeVisible();
      const actions = await historyOf(demand);
      expect(actions.filter((action) => action === 'REQUEST')).toHaveLength(2);
      expect(actions).toContain('CONTINUE');
    });

    test('dates are changed with a reason, and all other fields are read-only', async ({ openAs }) => {
      const demand = await arrangeAccepted(company, { regimen: 'mama-paclitaxel-semanal', totalCycles: 2 });
      // The action is opened from the list, or from the demand's page where the doctor has not chosen a center yet.
      const fromList = company === ALBORADA;
      const page = await openAs(company.doctor, { path: fromList ? '/app/demands' : `/app/demands/${demand.id}` });
      const menu = fromList ? `Acciones de ${demand.reference}` : 'Más acciones';
      await page.getByLabel(menu).first().click();
      await page.getByRole('menuitem', { name: 'Cambiar fechas' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Seguir con las fechas' }).click();
      await expect(dialog.getByText('Rellene este dato.')).toBeVisible();
      await dialog.getByLabel('Motivo del cambio').fill('Neutropenia tras la última analítica.');
      await dialog.getByRole('button', { name: 'Seguir con las fechas' }).click();
      await expect(page).toHaveURL(/step=4/);
      const wizard = new WizardPage(page);
      await expect(page.getByRole('note').first()).toContainText('Neutropenia tras la última analítica.');
      for (const label of ['Peso', 'Talla', 'Dosis', 'Presentación', 'Sesiones por ciclo'])
        await expectLocked(page, label);
      await expect(page.getByRole('button', { name: 'Añadir fármaco' })).toHaveCount(0);
      await wizard.sessionDate(1).fill(typedDate(12));
      await expect(wizard.sessionDate(2)).toHaveValue(typedDate(19));
      await wizard.goOn('Otros datos');
      await wizard.send('Guardar cambio de fechas');
      await expect(page.getByText(`Fechas de ${demand.reference} cambiadas`)).toBeVisible();
      await new DemandPage(page).expectStatus('Autorizada');
      await expect(page.getByText('Neutropenia tras la última analítica.').first()).toBeVisible();
      expect((await historyOf(demand)).at(-1)).toBe('CHANGE_DATES');
    });

    test('increasing the cycles opens the next one for continuation', async ({ openAs }) => {
      const demand = await arrangeAccepted(company, { totalCycles: 1 });
      const page = await openAs(company.assistant, { path: `/app/demands/${demand.id}?action=increase_cycles` });
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Ciclos que se añaden').fill('0');
      await dialog.getByRole('button', { name: 'Ampliar y continuar' }).click();
      await expect(dialog.getByText('Escriba un número entero de 1 a 99.')).toBeVisible();
      await dialog.getByLabel('Ciclos que se añaden').fill('2');
      await expect(dialog.getByText('Total nuevo').locator('..')).toContainText('3');
      await dialog.getByRole('button', { name: 'Ampliar y continuar' }).click();
      await expect(page).toHaveURL(/step=4/);
      await expect(page.getByText('Ciclos ampliados')).toBeVisible();
      const wizard = new WizardPage(page);
      await expect(page.getByRole('note').first()).toContainText('Ciclo 2 de 3.');
      // The planned date is in the future, so it is proposed.
      await expect(wizard.sessionDate(1)).not.toHaveValue('');
      await wizard.goOn('Otros datos');
      await wizard.send('Enviar continuación');
      await expect(page.getByText(`Continuación de ${demand.reference} enviada`)).toBeVisible();
      await expect.poll(() => statusOf(demand)).toBe(company === ALBORADA ? 'pending_validation' : 'pending_analysis');
    });

    test('the manager edits administrative data, and the prescription is read-only', async ({ openAs }) => {
      const demand = await arrangeSubmitted(company);
      if (company === ALBORADA) {
        await arrangeDecision(demand, company.representative, { decision: 'authorize' });
      }
      const page = await openAs(company.manager, { path: `/app/demands/${demand.id}` });
      await page.getByRole('button', { name: 'Más acciones' }).first().click();
      await page.getByRole('menuitem', { name: 'Editar datos administrativos' }).click();
      await expect(page).toHaveURL(/step=4/);
      const wizard = new WizardPage(page);
      for (const label of ['Peso', 'Dosis', 'Fármaco']) await expectLocked(page, label);
      await page.getByLabel('Precio').first().fill('12,50');
      await wizard.goOn('Otros datos');
      await expectLocked(page, 'Observaciones');
      await page.getByLabel('Comentarios oficiales').fill('Precio según acuerdo marco.');
      await wizard.send('Guardar cambios');
      await expect(page.getByText(`Cambios de ${demand.reference} guardados`)).toBeVisible();
      await new DemandPage(page).expectStatus('Pendiente de análisis');
      await expect(page.getByText('12,50').first()).toBeVisible();
      expect((await historyOf(demand)).at(-1)).toBe('SAVE');
    });
  });
}

test('a manager’s edit that a decision overtakes is reported, and nothing typed is lost', async ({ openAs }) => {
  const demand = await arrangeSubmitted();
  const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}/edit?step=5` });
  await page.getByLabel('Comentarios oficiales').fill('Escrito a la vez');
  await arrangeDecision(demand, MERIDIANA.manager, { decision: 'authorize', decisionReason: 'AUTORIZADO' });
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Comentarios oficiales')).toHaveValue('Escrito a la vez');
});
