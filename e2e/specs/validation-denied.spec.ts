import { DemandPage } from '../pages/demand-page';
import { arrangeDecision, arrangeSubmitted } from '../support/arrange';
import { ALBORADA } from '../support/people';
import { expect, type Page, test } from '../support/test';

const MARK = 'Validación denegada';

const marked = (page: Page) => page.locator('.demand-header__row').getByText(MARK);

function row(page: Page, reference: string) {
  return page.getByRole('row').filter({ hasText: reference });
}

/** Nobody is denied by a validation alone: the manager decides, and until then nothing calls it validated (docs/rules.md 3.4). */
test('a denied validation marks the demand in list and header until the manager has decided', async ({ openAs }) => {
  const demand = await arrangeSubmitted(ALBORADA);
  const inList = `/app/demands?reference=${demand.reference}`;
  const page = await openAs(ALBORADA.manager, { path: `/app/demands/${demand.id}` });
  await new DemandPage(page).expectStatus('Pendiente de validación');
  await expect(marked(page)).toHaveCount(0);

  await arrangeDecision(demand, ALBORADA.representative, { decision: 'deny' });
  await page.reload();
  await new DemandPage(page).expectStatus('Pendiente de análisis');
  await expect(marked(page)).toBeVisible();
  await expect(page.locator('.demand-header')).not.toContainText('Validada');
  await page.goto(inList);
  await expect(row(page, demand.reference).getByText(MARK)).toBeVisible();
  const doctor = await openAs(ALBORADA.doctor, { path: inList });
  await expect(row(doctor, demand.reference)).toBeVisible();

  await arrangeDecision(demand, ALBORADA.manager, { decision: 'authorize', decisionReason: 'AUTORIZADO' });
  await page.goto(inList);
  await expect(row(page, demand.reference).getByText('Pte. de autorizar')).toBeVisible();
  await expect(row(page, demand.reference).getByText(MARK)).toHaveCount(0);
  await page.goto(`/app/demands/${demand.id}`);
  await new DemandPage(page).expectStatus('Pendiente de autorizar');
  await expect(marked(page)).toHaveCount(0);
});
