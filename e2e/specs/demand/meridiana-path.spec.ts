import { randomInt } from 'node:crypto';
import { withControlLetter } from '@aval/prisma/factories/user';
import { DemandPage } from '../../pages/demand-page';
import { chooseContext, goToDemands } from '../../pages/home-page';
import { WizardPage } from '../../pages/wizard-page';
import { nameOf } from '../../support/arrange';
import { pdfFile } from '../../support/files';
import { textOfPdf } from '../../support/pdf';
import { MERIDIANA, PASSWORD, PLATFORM } from '../../support/people';
import { expect, signIn, test } from '../../support/test';

/** Submission → more information → analysis → consultant → decision → PDF, every step in the interface. */
test('a demand goes from the doctor through the company and back', async ({ openAt, openAs }) => {
  const surname = `Recorrido ${randomInt(1_000_000)}`;
  const patient = {
    firstName: 'Aurora',
    lastName: surname,
    cardNumber: String(randomInt(100_000_000_000, 281_000_000_000)),
    nationalId: withControlLetter(randomInt(100_000_000)),
  };

  const doctor = await openAt('meridiana', { path: '/login' });
  await signIn(doctor, MERIDIANA.doctor, PASSWORD);
  await expect(doctor.getByRole('heading', { name: '¿Dónde va a trabajar?' })).toBeVisible();
  await chooseContext(doctor, 'Centro', 'Clínica Valdeolmo');
  await goToDemands(doctor);
  await doctor.getByRole('link', { name: 'Nueva demanda' }).first().click();
  const wizard = new WizardPage(doctor);
  await wizard.createPatient(patient);
  await wizard.goOn('Diagnóstico');
  await wizard.fillProtocol('Carcinoma ductal infiltrante de mama, grado 2');
  await wizard.goOn('Tratamientos previos');
  await wizard.addPreviousSurgery('Tumorectomía con márgenes libres y ganglio centinela positivo');
  await wizard.goOn('Quimioterapia');
  await wizard.fillChemotherapy();
  await wizard.goOn('Otros datos');
  const { demandId } = wizard;
  await wizard.fillExtras('Se solicita adyuvancia según comité de tumores.');
  await wizard.attach('Informe de anatomía patológica', pdfFile('anatomia-patologica.pdf'));
  await wizard.send('Enviar demanda');

  const manager = new DemandPage(await openAs(MERIDIANA.manager, { path: `/app/demands/${demandId}` }));
  await manager.expectStatus('Pendiente de análisis');
  await manager.decide({
    decision: 'Pedir más información',
    comment: 'Falta la fecha de la ecocardiografía basal.',
  });
  await manager.expectStatus('Falta información');

  await doctor.goto(`/app/demands/${demandId}`);
  await expect(doctor.getByText('Falta la fecha de la ecocardiografía basal.').first()).toBeVisible();
  await doctor.getByRole('link', { name: 'Responder' }).first().click();
  const answer = doctor.getByRole('dialog', { name: 'Responder' });
  await expect(answer.getByRole('note')).toContainText('Falta la fecha de la ecocardiografía basal.');
  await answer.getByRole('button', { name: 'Cambiar también la demanda' }).click();
  await doctor.waitForURL(/\/edit/);
  await expect(answer).toBeHidden();
  await expect(doctor.getByRole('note')).toContainText('Falta la fecha de la ecocardiografía basal.');
  await doctor.goto(`/app/demands/${demandId}/edit?step=5`);
  await doctor.getByLabel('Observaciones').fill('Ecocardiografía del día 3, fracción de eyección del 63 %.');
  await wizard.send('Reenviar');

  await manager.open(demandId);
  await manager.expectStatus('Pendiente de análisis');
  await expect(manager.page.getByText('Ecocardiografía del día 3').first()).toBeVisible();
  const consultantName = await nameOf(PLATFORM.consultant);
  await manager.decide({
    decision: 'Pedir valoración',
    consultant: consultantName,
    comment: 'Ruego valoración del esquema.',
    privateComment: 'Comparar con el expediente anterior.',
  });

  const consultant = new DemandPage(await openAs(PLATFORM.consultant, { path: `/app/demands/${demandId}` }));
  const asked = consultant.page.getByRole('note').filter({ hasText: 'pide su valoración' });
  await expect(asked).toContainText('Ruego valoración del esquema.');
  // A private comment is marked as private.
  const kept = asked.locator('[data-part=private]');
  await expect(kept).toContainText('Comparar con el expediente anterior.');
  await expect(kept).not.toContainText('Ruego valoración');
  await consultant.decide({ decision: 'Proponer autorización', comment: 'Esquema adecuado a la indicación.' });

  await manager.open(demandId);
  await manager.expectStatus('Pendiente de análisis');
  await manager.decide({ decision: 'Autorizar', reason: 'Autorizado', comment: 'De acuerdo con el asesor.' });
  await manager.expectStatus('Pendiente de autorización');

  const representative = new DemandPage(await openAs(MERIDIANA.representative, { path: `/app/demands/${demandId}` }));
  await expect(representative.page.getByText('Comparar con el expediente anterior.')).toHaveCount(0);
  await representative.decide({ decision: 'Autorizar', reason: 'Autorizado', comment: 'Autorización emitida.' });

  const request = new DemandPage(doctor);
  await request.open(demandId);
  await request.expectStatus('Autorizada');
  await expect(doctor.getByText('Comparar con el expediente anterior.')).toHaveCount(0);
  const { name, content } = await request.downloadVersion(2);
  expect(name).toMatch(/^MER-\d\d-\d{6}\d{14}\.pdf$/);
  const text = await textOfPdf(content);
  for (const words of ['Aurora', surname, 'Docetaxel', 'Ecocardiografía del día 3', 'Salud Meridiana']) {
    expect(text.toLowerCase()).toContain(words.toLowerCase());
  }
  expect(text).not.toContain('Comparar con el expediente anterior');
});
