import { arrangeDecision, arrangeEvaluation, arrangeRollback, historyOf, nameOf } from '../../support/arrange';
import { MERIDIANA, PLATFORM } from '../../support/people';
import { expect, test } from '../../support/test';

test('an undo that another user did first says so and does not undo the action before it', async ({ openAs }) => {
  // Two actions that can be undone: once the proposal is undone, the request to the consultant is the last one.
  const demand = await arrangeEvaluation();
  await arrangeDecision(demand, PLATFORM.consultant, { decision: 'propose_authorization' });
  const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}?action=rollback` });
  const dialog = page.getByRole('dialog', { name: 'Deshacer la última acción' });
  await expect(dialog.getByText(await nameOf(PLATFORM.consultant))).toBeVisible();
  await dialog.getByLabel('Motivo para deshacerla').fill('Se propuso por error');
  await arrangeRollback(demand, PLATFORM.groupManager);

  await dialog.getByRole('button', { name: 'Deshacer', exact: true }).click();
  const told = dialog.getByRole('alert').filter({ hasText: 'ya deshizo esta acción' });
  await expect(told).toContainText(await nameOf(PLATFORM.groupManager));
  await expect(dialog.getByRole('button', { name: 'Deshacer', exact: true })).toHaveCount(0);
  // The dialog keeps showing the action it was opened for, but as one that it was going to undo.
  await expect(dialog.getByText('Se deshará:')).toHaveCount(0);
  await expect(dialog.getByText('Iba a deshacer:')).toContainText(await nameOf(PLATFORM.consultant));
  await expect(dialog.getByLabel('Motivo para deshacerla')).toHaveAttribute('readonly');
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(dialog).toHaveCount(0);
  expect((await historyOf(demand)).filter((action) => action === 'ROLLBACK')).toHaveLength(1);
});
