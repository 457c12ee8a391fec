import { DemandPage } from '../../pages/demand-page';
import { arrangeCentigray, arrangeSeriousFinding } from '../../support/arrange-congruence';
import { MERIDIANA } from '../../support/people';
import { expect, test } from '../../support/test';

test('the manager reads the findings, analyses again and cites a finding in the comment', async ({ openAs }) => {
  const demand = await arrangeSeriousFinding();
  const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}` });
  const manager = new DemandPage(page);

  const supply = page.getByRole('table', { name: 'Unidades, desperdicio y coste por línea' });
  await expect(supply.getByRole('columnheader', { name: 'Pedido' })).toBeVisible();
  await expect(supply.getByRole('columnheader', { name: 'Calculado' })).toBeVisible();
  await page
    .getByRole('link', { name: /^Congruencia \d+ graves?$/ })
    .first()
    .click();
  const section = page.getByRole('region', { name: /^Congruencia/ });
  await expect(section.getByText(/Doxorubicina a 180\smg\/m²/)).toBeVisible();
  await section.getByRole('button', { name: 'Analizar de nuevo con las reglas de hoy' }).click();
  await expect(
    section.getByText('Nada cambia: los mismos hallazgos con la misma gravedad, y las mismas dosis.'),
  ).toBeVisible();

  await manager.openDecision();
  const comment = manager.dialog.getByLabel('Comentario', { exact: true });
  await expect(manager.dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(comment).toHaveValue('');
  await comment.fill('Confirme la dosis.');
  await manager.dialog.getByRole('button', { name: 'Citar en el comentario: Dosis conocidas del fármaco' }).click();
  await expect(comment).toHaveValue(/^Confirme la dosis\.\nDOS-02: Doxorubicina a 180\smg\/m².*Fuente: .+\.$/s);
  await expect(manager.dialog.getByRole('status').filter({ hasText: 'Citado' })).toBeVisible();
  await expect(manager.dialog.getByRole('radio', { checked: true })).toHaveCount(0);

  await manager.dialog.getByRole('radio', { name: 'Pedir más información' }).check();
  await manager.dialog.getByRole('button', { name: 'Pedir más información', exact: true }).click();
  await manager.expectStatus('Falta información');
  await expect(page.getByText('DOS-02: Doxorubicina').first()).toBeVisible();
});

test('serious findings are counted in the header and marked at their drug, which leads to the finding', async ({
  openAs,
}) => {
  const demand = await arrangeSeriousFinding();
  const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}` });
  await expect(page.getByRole('link', { name: /^Congruencia: \d+ graves?$/ })).toBeInViewport();
  await expect(page.getByRole('link', { name: /^Congruencia \d+ graves?$/ })).toBeInViewport();

  const finding = page.getByRole('listitem').filter({ hasText: /Doxorubicina a 180\smg\/m²/ });
  await expect(finding).not.toBeInViewport();
  const row = page.getByRole('table', { name: 'Líneas de fármaco de la propuesta' }).getByRole('row');
  await row
    .filter({ hasText: 'Doxorubicina' })
    .getByRole('link', { name: /Dosis conocidas del fármaco/ })
    .click();
  await expect(finding).toBeInViewport();
  await expect(row.filter({ hasText: 'Ciclofosfamida' }).getByRole('link', { name: /grave/i })).toHaveCount(0);
});

test('a serious finding of a radiotherapy is marked at it, and the line of treatment is counted in the summary', async ({
  openAs,
}) => {
  const demand = await arrangeCentigray();
  const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}` });
  await expect(page.getByRole('region', { name: 'Resumen' })).toContainText('3.ª línea según los previos declarados');
  const table = page.getByRole('table', { name: 'Radioterapia', exact: true });
  await table.getByRole('link', { name: /Límites de la radioterapia/ }).click();
  await expect(page.locator('[data-rule="RAD-02"]').first()).toBeInViewport();
});

test('the doctor reads the same findings without vials and cost', async ({ openAs }) => {
  const demand = await arrangeSeriousFinding();
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${demand.id}#congruence` });
  const section = page.getByRole('region', { name: /^Congruencia/ });
  await expect(section.getByText(/Doxorubicina a 180\smg\/m²/)).toBeVisible();
  const treatment = page.getByRole('region', { name: 'Tratamiento propuesto' });
  await expect(treatment.getByRole('heading', { name: 'Viales', exact: true })).toBeVisible();
  await expect(page.getByText('Viales y coste')).toHaveCount(0);
  await expect(page.getByText('Coste por ciclo')).toHaveCount(0);
});

test('the list marks demands with serious findings and can filter by them', async ({ openAs }) => {
  const demand = await arrangeSeriousFinding();
  const page = await openAs(MERIDIANA.manager, { path: '/app/demands' });
  const row = page.getByRole('row').filter({ hasText: demand.reference });
  await expect(row).toContainText(/\d hallazgos? graves?/);
  const filter = page.getByRole('button', { name: 'Con hallazgos graves' });
  await filter.click();
  await expect(page).toHaveURL(/seriousFindings=true/);
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await expect(row).toBeVisible();
  await filter.click();
  await expect(page).not.toHaveURL(/seriousFindings/);

  const doctor = await openAs(MERIDIANA.doctor, { path: '/app/demands?seriousFindings=true' });
  await expect(doctor.getByRole('button', { name: 'Con hallazgos graves' })).toHaveCount(0);
});
