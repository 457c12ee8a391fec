import { DemandPage } from '../../pages/demand-page';
import { typedDate, WizardPage } from '../../pages/wizard-page';
import { arrangeDecision, arrangeRollback, arrangeToContinue } from '../../support/arrange';
import { textOfPdf } from '../../support/pdf';
import { MERIDIANA } from '../../support/people';
import { expect, type Page, test } from '../../support/test';

const SINCE = 'Cambios desde la versión 1';
const STANDS = 'ciclo 2 denegado; ciclo 1 autorizado';

function row(page: Page, reference: string) {
  return page.getByRole('row').filter({ hasText: reference });
}

/** docs/rules.md 3.12: a denied continuation concerns its cycle only; earlier authorizations remain valid. */
test('a denied continuation shows which cycles stay authorized in list, header, outcome, bell and PDF until it is undone', async ({
  openAs,
}) => {
  const demand = await arrangeToContinue();
  const path = `/app/demands/${demand.id}`;
  const inList = `/app/demands?reference=${demand.reference}`;
  const doctor = await openAs(MERIDIANA.doctor, { path: `${path}/edit?step=4` });
  const wizard = new WizardPage(doctor);
  await wizard.sessionDate(1).fill(typedDate(5));
  await wizard.weight.fill('64,5');
  await wizard.goOn('Otros datos');
  await wizard.send('Enviar continuación');
  await expect(doctor.getByText(`Continuación de ${demand.reference} enviada`)).toBeVisible();

  await arrangeDecision(demand, MERIDIANA.manager, { decision: 'deny', decisionReason: 'NOCUBIERTODENEGADO' });
  // Changes since version 1 show only until the continuation is decided.
  await doctor.goto(path);
  await expect(doctor.getByText(SINCE)).toBeVisible();
  const insurer = await openAs(MERIDIANA.representative, { path: inList });
  await expect(row(insurer, demand.reference)).toBeVisible();
  await expect(row(insurer, demand.reference)).not.toContainText('denegado');
  await arrangeDecision(demand, MERIDIANA.representative, { decision: 'deny', finalReason: 'NOCUBIERTODENEGADO' });

  await insurer.goto(inList);
  await expect(row(insurer, demand.reference).getByText(STANDS)).toBeVisible();
  await insurer.setViewportSize({ width: 390, height: 844 });
  await expect(row(insurer, demand.reference).getByText(STANDS)).toBeVisible();
  await doctor.goto(path);
  await expect(doctor.locator('[data-part="demand-title"]')).toContainText(STANDS);
  await expect(doctor.getByText(SINCE)).toHaveCount(0);
  await expect(doctor.getByRole('region', { name: 'Denegada' })).toContainText(STANDS);
  await doctor.getByRole('button', { name: /^Notificaciones/ }).click();
  await expect(doctor.getByText(`Se ha denegado: ${STANDS}`).first()).toBeVisible();
  await doctor.keyboard.press('Escape');
  const filed = await textOfPdf((await new DemandPage(doctor).downloadVersion(2, 1)).content);
  expect(filed).toContain(SINCE);
  expect(filed).toContain('Continuación del tratamiento');
  const decided = await textOfPdf((await new DemandPage(doctor).downloadVersion(2, 2)).content);
  expect(decided).toContain(`Denegada ${STANDS}`);
  expect(decided).not.toContain(SINCE);

  await arrangeRollback(demand, MERIDIANA.manager);
  await doctor.goto(path);
  await new DemandPage(doctor).expectStatus('Pendiente de denegación');
  await expect(doctor.getByText(SINCE)).toBeVisible();
  await expect(doctor.locator('[data-part="demand-header"]')).not.toContainText('denegado');
  await insurer.goto(inList);
  await expect(row(insurer, demand.reference)).toBeVisible();
  await expect(row(insurer, demand.reference)).not.toContainText('denegado');
});
