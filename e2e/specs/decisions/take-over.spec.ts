import { DemandPage } from '../../pages/demand-page';
import { typeInto } from '../../pages/typed-field';
import { arrangeAccepted, arrangeDraft, arrangeSubmitted, deactivate, historyOf } from '../../support/arrange';
import { arrangeCompany, arrangePersonOf } from '../../support/arrange-company';
import { arrangeCenter, arrangeDoctor } from '../../support/arrange-filers';
import { ALBORADA, MERIDIANA, PLATFORM } from '../../support/people';
import { expect, test } from '../../support/test';

for (const [name, insurer] of [
  ['Salud Meridiana', MERIDIANA],
  ['Mutua Alborada', ALBORADA],
] as const) {
  test(`another doctor of ${name} takes over the demands of a deactivated one`, async ({ openAs }) => {
    const company = { ...insurer, doctor: (await arrangeDoctor(undefined, insurer)).email };
    const [demand, draft] = [await arrangeAccepted(company), await arrangeDraft(company)];
    const admin = new DemandPage(await openAs(PLATFORM.admin, { path: `/app/demands/${demand.id}` }));
    await expect(admin.page.getByRole('button', { name: 'Más acciones' }).first()).toBeVisible();
    await deactivate(company.doctor);
    const taker = await arrangeDoctor(undefined, company);

    await admin.open(demand.id);
    await admin.giveTo(taker.name);
    expect(await historyOf(demand)).toContain('TAKE_OVER');
    await admin.open(draft.id);
    await admin.giveTo(taker.name);

    const doctor = new DemandPage(await openAs(taker.email, { path: `/app/demands/${demand.id}` }));
    await doctor.expectStatus('Autorizada');
    await doctor.page.getByRole('button', { name: /^Notificaciones/ }).click();
    const bell = doctor.page.getByRole('dialog', { name: 'Notificaciones' });
    for (const { reference } of [demand, draft]) {
      await expect(bell.getByRole('listitem').filter({ hasText: reference })).toContainText('Ahora la lleva usted');
    }
    await doctor.page.goto(`/app/demands/${draft.id}/edit?step=1`);
    await expect(doctor.page.getByRole('main').getByText(draft.reference).first()).toBeVisible();
  });
}

test('deactivating a doctor names the center that has no other doctor, and proceeds once it has one', async ({
  openAs,
}) => {
  const center = await arrangeCenter('Centro sin sucesor');
  const leaver = await arrangeDoctor([center.id]);
  await arrangeDraft({ ...MERIDIANA, doctor: leaver.email });
  const path = `/app/users/profile/${leaver.id}?deactivate`;
  const page = await openAs(PLATFORM.superadmin, { path });
  const dialog = page.getByRole('dialog', { name: `Desactivar a ${leaver.name}` });
  await expect(dialog.getByRole('note')).toContainText('Centro sin sucesor');
  await expect(dialog.getByRole('button', { name: /^Desactivar/ })).toHaveCount(0);
  await dialog.getByRole('link', { name: /^Ver los médicos de / }).click();
  await expect(page).toHaveURL(/\/app\/users\?role=DOCTOR&companyId=/);
  await expect(page.getByRole('row', { name: new RegExp(leaver.name) })).toBeVisible();

  const taker = await arrangeDoctor([center.id]);
  await page.goto(path);
  await dialog.getByRole('combobox').fill(taker.name);
  await page.getByRole('option', { name: taker.name }).click();
  await dialog.getByRole('button', { name: /^Desactivar y traspasar/ }).click();
  await expect(page.getByText('Cuenta desactivada').first()).toBeVisible();
});

test('the warning about a successor stays visible once chosen, and Escape asks before dropping the choice', async ({
  openAs,
}) => {
  const [here, there] = [await arrangeCenter('Centro de aquí'), await arrangeCenter('Centro de allí')];
  const [leaver, taker] = [await arrangeDoctor([here.id]), await arrangeDoctor([there.id])];
  await arrangeSubmitted({ ...MERIDIANA, doctor: leaver.email });
  const page = await openAs(PLATFORM.superadmin, { path: `/app/users/profile/${leaver.id}?deactivate` });
  const dialog = page.getByRole('dialog', { name: `Desactivar a ${leaver.name}` });
  await dialog.getByRole('combobox').fill(taker.name);
  await page.getByRole('option', { name: taker.name }).click();
  await expect(dialog.getByText('No trabaja en Centro de aquí')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Seguir escribiendo' }).click();
  await expect(dialog.getByRole('combobox')).toHaveValue(taker.name);
});

test('a search without results says that there is nothing to choose, or once something is typed to try other letters', async ({
  openAs,
}) => {
  const { id: companyId } = await arrangeCompany();
  const leaver = await arrangePersonOf(companyId, 'DOCTOR', true);
  const draft = await arrangeDraft({ ...MERIDIANA, companyId, doctor: leaver.email });
  await deactivate(leaver.email);
  const page = await openAs(PLATFORM.admin, { path: `/app/demands/${draft.id}?action=take_over` });
  const dialog = page.getByRole('dialog', { name: 'Cambiar de médico' });
  const doctor = dialog.getByRole('combobox', { name: 'Nuevo médico' });
  await doctor.click();
  await expect(dialog.getByText('No hay nada que elegir.')).toBeVisible();
  await expect(dialog.getByText('otras letras')).toHaveCount(0);
  await typeInto(doctor, 'nadie');
  await expect(dialog.getByText('Pruebe con otras letras.')).toBeVisible();
});
