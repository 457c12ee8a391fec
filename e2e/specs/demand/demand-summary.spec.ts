import { arrangeComment, arrangeSubmitted } from '../../support/arrange';
import { arrangeSeriousFinding } from '../../support/arrange-congruence';
import { MERIDIANA } from '../../support/people';
import { expect, test } from '../../support/test';

test('the summary names patient, treatment, stage, regimen and serious findings before anything else', async ({
  openAs,
}) => {
  const demand = await arrangeSeriousFinding();
  const page = await openAs(MERIDIANA.manager, { path: `/app/demands/${demand.id}` });
  const summary = page.getByRole('region', { name: 'Resumen' });
  for (const label of [
    'Paciente',
    'Se pide',
    'Tumor y estadio',
    'Esquema',
    'Tratamientos previos',
    'Hallazgos',
    'Último comentario',
  ]) {
    await expect(summary.getByRole('term').filter({ hasText: label })).toBeInViewport();
  }
  await expect(summary).toContainText('Quimioterapia');
  await expect(summary).toContainText(/ECOG \d/);

  const finding = page.getByRole('listitem').filter({ hasText: /Doxorubicina a 180\smg\/m²/ });
  await expect(finding).not.toBeInViewport();
  await summary.getByRole('link', { name: 'Dosis conocidas del fármaco' }).first().click();
  await expect(finding).toBeInViewport();
});

test('the summary shows the last comment only to those who may read it', async ({ openAs }) => {
  const demand = await arrangeSubmitted();
  await arrangeComment(demand, MERIDIANA.doctor, 'Adjunto la biopsia.');
  await arrangeComment(demand, MERIDIANA.manager, 'Entre nosotros: falta la póliza.');
  const lastCommentOf = async (email: string) => {
    const page = await openAs(email, { path: `/app/demands/${demand.id}` });
    return page.getByRole('region', { name: 'Resumen' });
  };
  for (const email of [MERIDIANA.manager, MERIDIANA.representative]) {
    const summary = await lastCommentOf(email);
    await expect(summary).toContainText('Entre nosotros: falta la póliza.');
    await expect(summary).not.toContainText('Adjunto la biopsia.');
  }
  const doctors = await lastCommentOf(MERIDIANA.doctor);
  await expect(doctors).toContainText('Adjunto la biopsia.');
  await expect(doctors).not.toContainText('Entre nosotros');
});

test('a demand leads to its patient', async ({ openAs }) => {
  const demand = await arrangeSubmitted();
  const path = `/app/demands/${demand.id}`;
  for (const email of [MERIDIANA.manager, MERIDIANA.representative]) {
    const page = await openAs(email, { path });
    await page.getByRole('link', { name: 'Ver ficha' }).click();
    await expect(page).toHaveURL(/\/app\/patients\/\d+$/);
    await expect(page.getByRole('link', { name: demand.reference }).first()).toBeVisible();
  }
  const doctors = await openAs(MERIDIANA.doctor, { path });
  await expect(doctors.getByRole('link', { name: 'Ver ficha' })).toHaveAttribute('href', /^\/app\/patients\/\d+$/);
});
