import { DemandPage } from '../../pages/demand-page';
import {
  arrangeAccepted,
  arrangeSubmitted,
  arrangeToContinue,
  historyOf,
  nameOf,
  statusOf,
} from '../../support/arrange';
import { ALBORADA, MERIDIANA, PLATFORM } from '../../support/people';
import { expect, test } from '../../support/test';

/** Transitions of docs/lifecycle.md that the path and cycle specs do not cover, for both insurers. */
for (const company of [MERIDIANA, ALBORADA]) {
  test.describe(company === ALBORADA ? 'with a validation step' : 'without a validation step', () => {
    test('a demand passes back and forth between manager, consultant and representative, with undos', async ({
      openAs,
    }) => {
      const demand = await arrangeSubmitted(company);
      const path = `/app/demands/${demand.id}`;
      const manager = new DemandPage(await openAs(company.manager, { path }));
      const representative = new DemandPage(await openAs(company.representative, { path }));
      const consultant = new DemandPage(await openAs(PLATFORM.consultant));

      if (company === ALBORADA) {
        await representative.expectStatus('Pendiente de validación');
        await representative.decide({
          decision: 'No es válida',
          verb: 'No validar',
          comment: 'La póliza no está al corriente.',
        });
        await representative.expectStatus('Pendiente de análisis');
        await manager.open(demand.id);
        await manager.openDecision();
        await expect(manager.dialog.getByText('no es válida')).toBeVisible();
        await manager.open(demand.id);
      }

      await manager.decide({
        decision: 'Pedir valoración',
        consultant: await nameOf(PLATFORM.consultant),
        comment: 'Valore la segunda línea.',
      });
      await manager.expectStatus('Pendiente de valoración');
      await manager.undo();
      await manager.expectStatus('Pendiente de análisis');
      await manager.decide({
        decision: 'Pedir valoración',
        consultant: await nameOf(PLATFORM.consultant),
        comment: 'Valore también la dosis.',
      });
      await consultant.open(demand.id);
      await consultant.decide({ decision: 'Devolver sin valorar', comment: 'No es de mi especialidad.' });
      await consultant.expectStatus('Pendiente de análisis');
      await manager.open(demand.id);
      await expect(manager.page.getByText('No es de mi especialidad.').first()).toBeVisible();
      await manager.undo();
      await manager.expectStatus('Pendiente de valoración');
      await consultant.open(demand.id);
      await consultant.decide({ decision: 'Proponer denegación', comment: 'Hay una alternativa mejor.' });
      await consultant.expectStatus('Pendiente de análisis');

      await manager.open(demand.id);
      await manager.decide({ decision: 'Pedir más información', comment: '¿Hay contraindicación de la alternativa?' });
      await manager.expectStatus('Falta información');
      await manager.undo();
      await manager.expectStatus('Pendiente de análisis');
      await manager.decide({
        decision: 'Autorizar',
        reason: 'Autorizado',
        comment: 'La alternativa está contraindicada.',
        confirm: 'Autorizar de todos modos',
      });
      await manager.expectStatus('Pendiente de autorización');

      await representative.open(demand.id);
      await representative.decide({ decision: 'Pedir más información', comment: '¿Consta el consentimiento?' });
      await representative.expectStatus('Pendiente de análisis');
      await manager.open(demand.id);
      await manager.decide({ decision: 'Denegar', reason: 'No cubierto, denegado', comment: 'No consta.' });
      await manager.expectStatus('Pendiente de denegación');

      await representative.open(demand.id);
      await representative.decide({
        decision: 'Autorizar',
        reason: 'Autorizado',
        comment: 'El consentimiento ha llegado.',
        confirm: 'Autorizar de todos modos',
      });
      await representative.expectStatus('Autorizada');
      await manager.open(demand.id);
      await manager.undo();
      await manager.expectStatus('Pendiente de denegación');
      await representative.open(demand.id);
      await representative.decide({
        decision: 'Denegar',
        reason: 'No cubierto, denegado',
        comment: 'Fuera de póliza.',
      });
      await representative.expectStatus('Denegada');
      expect((await historyOf(demand)).filter((action) => action === 'ROLLBACK')).toHaveLength(4);
    });

    test('a demand is canceled with a reason, and nobody can act on it afterwards', async ({ openAs }) => {
      const demand = await arrangeSubmitted(company);
      const email = company === ALBORADA ? PLATFORM.superadmin : company.manager;
      const page = await openAs(email, { path: `/app/demands/${demand.id}` });
      await page.getByRole('button', { name: 'Más acciones' }).first().click();
      await page.getByRole('menuitem', { name: 'Cancelar' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Cancelar la demanda' }).click();
      await expect(dialog.getByText('Rellene este dato.')).toBeVisible();
      await dialog.getByLabel('Motivo de la cancelación').fill('Presentada dos veces.');
      await dialog.getByRole('button', { name: 'Cancelar la demanda' }).click();
      await expect(page.getByText('Demanda cancelada')).toBeVisible();
      await expect.poll(() => statusOf(demand)).toBe('canceled');

      const doctor = new DemandPage(await openAs(company.doctor, { path: `/app/demands/${demand.id}` }));
      await doctor.expectStatus('Cancelada: cerrada sin decisión');
      await expect(doctor.page.getByText('Presentada dos veces.').first()).toBeVisible();
      await expect(doctor.page.getByRole('link', { name: 'Comentar', exact: true })).toHaveCount(0);
    });

    test('the doctor finishes a treatment instead of continuing it', async ({ openAs }) => {
      const demand = await arrangeToContinue(company);
      const page = await openAs(company.doctor, { path: `/app/demands/${demand.id}?action=finish` });
      await page.getByRole('dialog').getByLabel('Motivo del cierre').fill('Progresión de la enfermedad.');
      await page.getByRole('dialog').getByRole('button', { name: 'Finalizar la demanda' }).click();
      await expect(page.getByText('Demanda finalizada')).toBeVisible();
      await expect.poll(() => statusOf(demand)).toBe('finished');
    });

    test('the company finishes an authorized treatment while cycles remain', async ({ openAs }) => {
      const demand = await arrangeAccepted(company, { totalCycles: 3 });
      const page = await openAs(company.manager, { path: `/app/demands/${demand.id}?action=finish` });
      await page.getByRole('dialog').getByLabel('Motivo del cierre').fill('El paciente cambia de aseguradora.');
      await page.getByRole('dialog').getByRole('button', { name: 'Finalizar la demanda' }).click();
      await expect(page.getByText('Demanda finalizada')).toBeVisible();
      await expect.poll(() => statusOf(demand)).toBe('finished');
    });

    test('undoing an increase of cycles restores the authorized status', async ({ openAs }) => {
      const demand = await arrangeAccepted(company, { totalCycles: 1 });
      const doctor = await openAs(company.doctor, { path: `/app/demands/${demand.id}?action=increase_cycles` });
      await doctor.getByRole('dialog').getByLabel('Ciclos que se añaden').fill('1');
      await doctor.getByRole('dialog').getByRole('button', { name: 'Ampliar y continuar' }).click();
      await expect(doctor).toHaveURL(/step=4/);
      const manager = new DemandPage(await openAs(company.manager, { path: `/app/demands/${demand.id}` }));
      await manager.expectStatus('Pendiente de continuación');
      await manager.undo();
      await manager.expectStatus('Autorizada');
      expect(await statusOf(demand)).toBe('sended_accepted');
    });
  });
}
