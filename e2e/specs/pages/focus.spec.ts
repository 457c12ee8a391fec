import { DemandPage } from '../../pages/demand-page';
import { DropZone } from '../../pages/drop-zone';
import { WizardPage } from '../../pages/wizard-page';
import { arrangeDecision, arrangeDraft, arrangeEvaluation, arrangeSubmitted } from '../../support/arrange';
import { pdfFile } from '../../support/files';
import { MERIDIANA, PLATFORM } from '../../support/people';
import { expect, type Page, test } from '../../support/test';

const DOCTOR = { ...MERIDIANA, doctor: MERIDIANA.otherDoctor };

test.describe('the focus after its element disappears', () => {
  test('returns from the warning before closing to the text, where Escape asks again', async ({ openAs }) => {
    const demand = await arrangeSubmitted();
    const path = `/app/demands/${demand.id}?action=manage`;
    const { dialog, page } = new DemandPage(await openAs(MERIDIANA.manager, { path }));
    const comment = dialog.getByLabel('Comentario', { exact: true });
    await comment.fill('Se piden 600 mg.');
    await comment.press('Escape');
    await dialog.getByRole('alert').getByRole('button', { name: 'Seguir escribiendo' }).click();
    await expect(comment).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('alert')).toContainText('No se ha enviado lo que ha escrito');
  });

  test('stays in the panel when a confirmed decision is refused', async ({ openAs }) => {
    const demand = await arrangeEvaluation();
    await arrangeDecision(demand, PLATFORM.consultant, { decision: 'propose_denial' });
    const path = `/app/demands/${demand.id}?action=manage`;
    const manager = new DemandPage(await openAs(MERIDIANA.manager, { path }));
    await manager.fillDecision({ decision: 'Autorizar', reason: 'Autorizado', comment: 'Conforme.' });
    await manager.dialog.getByRole('button', { name: 'Autorizar', exact: true }).click();
    await arrangeDecision(demand, PLATFORM.groupManager, { decision: 'more_info', comment: 'Falta el informe.' });
    await manager.page.getByRole('alertdialog').getByRole('button', { name: 'Autorizar de todos modos' }).click();
    await expect(manager.dialog.getByText('La demanda ha cambiado mientras usted la tenía abierta.')).toBeVisible();
    // The button that holds the focus goes once the page has read that the decision is closed.
    await expect(manager.dialog.getByText('Ya no puede hacer esto con la demanda.')).toBeVisible();
    await expect.poll(() => isFocusIn(manager.page, 'dialog[open]')).toBe(true);
    await manager.page.keyboard.press('Escape');
    await expect(manager.dialog.getByRole('alert').last()).toContainText('No se ha enviado lo que ha escrito');
  });

  test('returns to the menu button after a dialog that a menu item opened', async ({ openAs }) => {
    const draft = await arrangeDraft();
    const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}` });
    const menu = page.getByRole('button', { name: 'Más acciones' }).first();
    await menu.press('Enter');
    await page.getByRole('menuitem', { name: 'Eliminar' }).press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(menu).toBeFocused();
  });

  test('moves from a removed drug line to the next one, or to the button that adds one', async ({ openAs }) => {
    const draft = await arrangeDraft();
    const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=4` });
    const lines = page.getByRole('group', { name: /^Línea/ });
    await page.getByRole('button', { name: 'Añadir fármaco' }).click();
    const newest = page.getByRole('group', { name: /fármaco sin elegir/ });
    await expect(newest).toBeVisible();
    await lines
      .first()
      .getByRole('button', { name: /^Quitar la línea/ })
      .press('Enter');
    const count = await lines.count();
    await expect(lines.first().getByRole('combobox', { name: 'Fármaco' })).toBeFocused();
    for (let left = count; left > 0; left -= 1)
      await lines
        .last()
        .getByRole('button', { name: /^Quitar la línea/ })
        .press('Enter');
    await expect(lines).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Añadir fármaco' })).toBeFocused();
  });

  test('returns from a conflict to the field that was being edited', async ({ openAs }) => {
    const draft = await arrangeDraft();
    const path = `/app/demands/${draft.id}/edit?step=5`;
    const [mine, other] = [await openAs(MERIDIANA.doctor, { path }), await openAs(MERIDIANA.doctor, { path })];
    const saved = other.waitForResponse((answer) => answer.url().includes('/save?') && answer.ok());
    await other.getByLabel('Observaciones').fill('Del otro lado');
    await saved;
    await mine.getByLabel('Observaciones').fill('De este lado');
    await mine.getByRole('button', { name: 'Seguir con la mía' }).click();
    await expect(mine.getByLabel('Observaciones')).toBeFocused();
  });

  test('moves to the heading of the list after a demand is submitted or a draft is deleted', async ({ openAs }) => {
    const [sent, deleted] = [await arrangeDraft(DOCTOR), await arrangeDraft(DOCTOR)];
    const page = await openAs(DOCTOR.doctor, { path: `/app/demands/${sent.id}/edit?step=5` });
    const heading = page.getByRole('heading', { level: 1, name: /^Demandas/ });
    await new WizardPage(page).send('Enviar demanda');
    await expect(heading).toBeFocused();
    await page.goto(`/app/demands/${deleted.id}?action=delete`);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect(page).toHaveURL(/\/app\/demands\?/);
    await expect(heading).toBeFocused();
  });
});

test.describe('a successful retry', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('moves the focus to the description of the file, and to the presentation', async ({ openAs }) => {
    const draft = await arrangeDraft(DOCTOR);
    const page = await openAs(DOCTOR.doctor, { path: `/app/demands/${draft.id}/edit?step=5` });
    const zone = new DropZone(page);
    await page.route(/\/attachments\?/, (route) => route.abort('connectionreset'), { times: 1 });
    await zone.choose(pdfFile('tac.pdf'));
    await zone.row('tac.pdf').getByRole('button', { name: 'Reintentar' }).click();
    await zone.expectUp('tac.pdf');
    await expect(zone.description('tac.pdf')).toBeFocused();

    await page.goto(`/app/demands/${draft.id}/edit?step=4`);
    const line = page.getByRole('group', { name: /^Línea A/ });
    await page.route(/wizard\/presentations/, (route) => route.abort('connectionreset'), { times: 1 });
    const drug = line.getByRole('combobox', { name: 'Fármaco' });
    await drug.click();
    await drug.fill('docetaxel');
    // The list stands beside its field, wherever the page was scrolled to as it loaded.
    await drug.scrollIntoViewIfNeeded();
    await page
      .getByRole('option', { name: /docetaxel/i })
      .first()
      .click();
    await line.getByRole('button', { name: 'Reintentar' }).click();
    await expect(line.getByLabel('Presentación', { exact: true })).toBeFocused();
  });
});

test('a decision without a consultant focuses the consultant field', async ({ openAs }) => {
  const demand = await arrangeSubmitted();
  const path = `/app/demands/${demand.id}?action=manage`;
  const manager = new DemandPage(await openAs(MERIDIANA.manager, { path }));
  await manager.fillDecision({ decision: 'Pedir valoración', comment: '¿Es adecuada la dosis?' });
  await manager.dialog.getByRole('button', { name: 'Pedir valoración', exact: true }).click();
  await expect(manager.dialog.getByRole('combobox', { name: 'Asesor/a' })).toBeFocused();
});

function isFocusIn(page: Page, place: string): Promise<boolean> {
  return page.evaluate(`document.activeElement.closest(${JSON.stringify(place)}) !== null`);
}
