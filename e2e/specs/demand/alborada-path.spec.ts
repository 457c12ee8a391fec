import { DemandPage } from '../../pages/demand-page';
import { typedDate, WizardPage } from '../../pages/wizard-page';
import { arrangePatient } from '../../support/arrange';
import { textOfPdf } from '../../support/pdf';
import { ALBORADA } from '../../support/people';
import { expect, test } from '../../support/test';

/** Insurer with a validation step: the representative acts first and last. */
test('a demand is validated, completed and authorized', async ({ openAs }) => {
  const patient = await arrangePatient(ALBORADA);
  const doctor = await openAs(ALBORADA.doctor, { path: '/app/demands/create' });
  const wizard = new WizardPage(doctor);
  await wizard.choosePatient(patient.cardNumber, patient.name);
  await wizard.goOn('Diagnóstico');
  await wizard.fillProtocol('Carcinoma ductal infiltrante con receptores positivos');
  await wizard.goOn('Tratamientos previos');
  await wizard.goOn('Quimioterapia');
  await wizard.fillRadiotherapy(typedDate(10));
  await wizard.goOn('Otros datos');
  const { demandId } = wizard;
  // The doctor's center only prescribes, so a performing center is required.
  await wizard.fillExtras('Radioterapia adyuvante de mama.', 'Clínica Valdeolmo');
  await wizard.send('Enviar demanda');

  const representative = new DemandPage(await openAs(ALBORADA.representative, { path: `/app/demands/${demandId}` }));
  await representative.expectStatus('Pendiente de validación');
  await representative.decide({ decision: 'Pedir más información', comment: 'Falta el número de póliza colectiva.' });
  await representative.expectStatus('Falta información');

  // The answer to a representative's request opens at the treatment step.
  await doctor.goto(`/app/demands/${demandId}/edit`);
  await expect(doctor.getByRole('note')).toContainText('Falta el número de póliza colectiva.');
  await wizard.goOn('Otros datos');
  await doctor.getByLabel('Comentarios oficiales').fill('Póliza colectiva 4471.');
  await wizard.send('Reenviar');

  await representative.open(demandId);
  await representative.expectStatus('Pendiente de validación');
  await representative.decide({ decision: 'Es válida', verb: 'Validar', comment: 'Póliza comprobada.' });
  await representative.expectStatus('Pendiente de análisis');

  const manager = new DemandPage(await openAs(ALBORADA.manager, { path: `/app/demands/${demandId}` }));
  await manager.decide({ decision: 'Autorizar', reason: 'Autorizado', comment: 'Indicación correcta.' });
  await representative.open(demandId);
  await representative.decide({ decision: 'Autorizar', reason: 'Autorizado', comment: 'Autorización emitida.' });

  const request = new DemandPage(doctor);
  await request.open(demandId);
  await request.expectStatus('Autorizada');
  const { name, content } = await request.downloadVersion(2);
  expect(name).toMatch(/^ALB-\d\d-\d{6}\d{14}\.pdf$/);
  const text = await textOfPdf(content);
  for (const words of ['Mutua Alborada', patient.name, 'Póliza colectiva 4471', 'Radioterapia']) {
    expect(text.toLowerCase()).toContain(words.toLowerCase());
  }
});
