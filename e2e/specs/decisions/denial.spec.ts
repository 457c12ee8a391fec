import { DemandPage } from '../../pages/demand-page';
import { arrangeEvaluation, arrangeSubmitted, historyOf } from '../../support/arrange';
import { textOfPdf } from '../../support/pdf';
import { MERIDIANA, PLATFORM } from '../../support/people';
import { expect, test } from '../../support/test';

test('a denial against the consultant’s proposal asks for confirmation, is sent and appears in the PDF', async ({
  openAs,
}) => {
  const demand = await arrangeEvaluation();
  const consultant = new DemandPage(await openAs(PLATFORM.consultant, { path: `/app/demands/${demand.id}` }));
  await consultant.openDecision();
  await consultant.fillDecision({ decision: 'Proponer autorización', comment: 'Esquema adecuado.' });
  await expect(consultant.dialog).toContainText('qué dice. El médico y sus asistentes no verán los ficheros.');
  await consultant.dialog.getByRole('button', { name: 'Proponer autorización', exact: true }).click();
  await expect(consultant.decided).toBeVisible();

  const manager = new DemandPage(await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}` }));
  await manager.decide({
    decision: 'Denegar',
    reason: 'No cubierto, denegado',
    comment: 'La prestación no figura en el condicionado.',
    confirm: 'Denegar de todos modos',
  });
  await manager.expectStatus('Pendiente de denegación');

  const representative = new DemandPage(await openAs(MERIDIANA.representative, { path: `/app/demands/${demand.id}` }));
  await representative.decide({
    decision: 'Denegar',
    reason: 'No cubierto, denegado',
    comment: 'Denegado por falta de cobertura.',
  });
  await representative.expectStatus('Denegada');

  const doctor = new DemandPage(await openAs(MERIDIANA.doctor, { path: `/app/demands/${demand.id}` }));
  await doctor.expectStatus('Denegada');
  // The treatment will not begin, so its start shows the date alone.
  await expect(doctor.page.getByRole('complementary')).toContainText(/Inicio\s*\d{2}\/\d{2}\/\d{4}/);
  // Revision 2 is that of the decision; revision 1, of the submission, exists long before.
  const { content } = await doctor.downloadVersion(1, 2);
  const text = await textOfPdf(content);
  expect(text).toContain('No cubierto, denegado');
  expect(text).toContain('puede presentar una reclamación');
});

test('an off-label denial without a consultant’s proposal warns the manager', async ({ openAs }) => {
  const demand = await arrangeSubmitted();
  const manager = new DemandPage(await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}` }));
  await manager.openDecision();
  await manager.fillDecision({
    decision: 'Denegar',
    reason: 'Uso fuera de indicación, denegado',
    comment: 'Sin evidencia suficiente.',
  });
  await manager.dialog.getByRole('button', { name: 'Denegar', exact: true }).click();
  const warning = manager.page.getByRole('alertdialog');
  await expect(warning).toContainText('sin consultar a un asesor');
  await warning.getByRole('button', { name: 'Volver a la decisión' }).click();
  await expect(manager.dialog.getByLabel('Comentario', { exact: true })).toHaveValue('Sin evidencia suficiente.');
  expect(await historyOf(demand)).toEqual(['REQUEST']);
});
