import { DemandPage } from '../../pages/demand-page';
import { arrangeDecision, arrangeSubmitted } from '../../support/arrange';
import { textOfPdf } from '../../support/pdf';
import { ALBORADA } from '../../support/people';
import { expect, type Page, test } from '../../support/test';

const MARK = 'Validación: no válida';

const marked = (page: Page) => page.locator('[data-part="demand-title"]').getByText(MARK);

function row(page: Page, reference: string) {
  return page.getByRole('row').filter({ hasText: reference });
}

/** Returns the text of a PDF revision of version 1, which has to be the newest in the table of versions. */
async function printed(page: Page, edition: number): Promise<string> {
  const versions = page.getByRole('table', { name: 'Versiones de la demanda' });
  await expect(versions.getByText('Edición de la validación')).toHaveCount(edition - 1);
  return textOfPdf((await new DemandPage(page).downloadVersion(1, edition)).content);
}

/** A denied validation does not deny the demand: the manager decides, and until then it never reads as validated (docs/rules.md 3.4). */
test('a denied validation marks the demand in list, header and PDF until the manager decides', async ({ openAs }) => {
  const demand = await arrangeSubmitted(ALBORADA);
  const inList = `/app/demands?reference=${demand.reference}`;
  const page = await openAs(ALBORADA.manager, { path: `/app/demands/${demand.id}` });
  await new DemandPage(page).expectStatus('Pendiente de validación');
  await expect(marked(page)).toHaveCount(0);

  await arrangeDecision(demand, ALBORADA.representative, { decision: 'deny' });
  await page.reload();
  await new DemandPage(page).expectStatus('Pendiente de análisis');
  await expect(marked(page)).toBeVisible();
  await expect(page.locator('[data-part="demand-header"]')).not.toContainText('Validada');
  await page.goto(inList);
  await expect(row(page, demand.reference).getByText(MARK)).toBeVisible();
  await page.goto(`/app/demands/${demand.id}`);
  expect(await printed(page, 2)).toContain(`Pendiente de análisis ${MARK}`);
  const doctor = await openAs(ALBORADA.doctor, { path: inList });
  await expect(row(doctor, demand.reference)).toBeVisible();

  await arrangeDecision(demand, ALBORADA.manager, { decision: 'authorize', decisionReason: 'AUTORIZADO' });
  await page.goto(inList);
  await expect(row(page, demand.reference).getByText('Pte. de autorización')).toBeVisible();
  await expect(row(page, demand.reference).getByText(MARK)).toHaveCount(0);
  await page.goto(`/app/demands/${demand.id}`);
  await new DemandPage(page).expectStatus('Pendiente de autorización');
  await expect(marked(page)).toHaveCount(0);
  const document = await printed(page, 3);
  expect(document).toContain('Pendiente de autorización');
  // The history in the PDF still mentions the denied validation, so only the status line is checked.
  expect(document).not.toContain(`Pendiente de autorización ${MARK}`);
});
