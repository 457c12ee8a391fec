import { DemandPage } from '../../pages/demand-page';
import { arrangeAccepted, arrangeDraft, deactivate, historyOf } from '../../support/arrange';
import { arrangeDoctor } from '../../support/arrange-filers';
import { ALBORADA, MERIDIANA, PLATFORM } from '../../support/people';
import { expect, test } from '../../support/test';

test.setTimeout(120_000);

// They are nobody's else: no other test signs in as them or files for them.
for (const company of [
  { ...MERIDIANA, doctor: 'rocio.castro@meridiana.test' },
  { ...ALBORADA, doctor: 'elena.ruiz@alborada.test' },
]) {
  test(`another doctor takes over from one who is gone (${company.doctor})`, async ({ openAs }) => {
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
