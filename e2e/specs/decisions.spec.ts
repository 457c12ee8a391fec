import { DemandPage } from '../pages/demand-page';
import { arrangeComment, arrangeDecision, arrangeSubmitted, historyOf } from '../support/arrange';
import { MERIDIANA, PLATFORM } from '../support/people';
import { expect, failedDocument, test } from '../support/test';

const TEXT = 'Texto largo que nadie querría volver a escribir.';

test.describe('two people at the same demand', () => {
  test.use({ expectedErrors: [failedDocument] });

  test('the second one is told what happened and loses no text', async ({ openAs }) => {
    const demand = await arrangeSubmitted();
    const manager = new DemandPage(await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}` }));
    await manager.openDecision();
    await manager.fillDecision({ decision: 'Autorizar', reason: 'Autorizado', comment: TEXT });
    await arrangeDecision(demand, PLATFORM.groupManager, { decision: 'more_info', comment: 'Falta el informe.' });
    await manager.dialog.getByRole('button', { name: 'Autorizar', exact: true }).click();
    await expect(manager.dialog.getByText('La demanda ha cambiado mientras usted la tenía abierta.')).toBeVisible();
    await expect(manager.dialog.getByLabel('Comentario', { exact: true })).toHaveValue(TEXT);
    expect(await historyOf(demand)).toEqual(['REQUEST', 'REQUEST_MISSING_INFO']);
  });
});

test('a comment of somebody else stands in nobody’s way', async ({ openAs }) => {
  const demand = await arrangeSubmitted();
  const manager = new DemandPage(await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}` }));
  await manager.openDecision();
  await arrangeComment(demand, MERIDIANA.doctor, 'Una nota entretanto');
  await manager.fillDecision({ decision: 'Autorizar', reason: 'Autorizado', comment: TEXT });
  await manager.dialog.getByRole('button', { name: 'Autorizar', exact: true }).click();
  await manager.expectStatus('Pendiente de autorizar');
  expect(await historyOf(demand)).toEqual(['REQUEST', 'COMMENT', 'ACCEPT']);
});

test('says at the fields what is missing, and sends nothing', async ({ openAs }) => {
  const demand = await arrangeSubmitted();
  const { dialog } = new DemandPage(
    await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}?action=manage` }),
  );
  await dialog.getByRole('radio', { name: 'Autorizar' }).check();
  await dialog.getByRole('button', { name: 'Autorizar', exact: true }).click();
  await expect(dialog.getByLabel('Comentario', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByRole('group', { name: 'Motivo de la decisión' })).toHaveAttribute('aria-invalid', 'true');
  expect(await historyOf(demand)).toEqual(['REQUEST']);
});
