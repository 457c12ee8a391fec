import { DemandPage } from '../../pages/demand-page';
import { arrangeDecision, arrangeSubmitted } from '../../support/arrange';
import { arrangeDoctor } from '../../support/arrange-filers';
import { MERIDIANA } from '../../support/people';
import { expect, test } from '../../support/test';

test.setTimeout(120_000);

const MORE = { decision: 'Pedir más información', comment: '¿Consta la ecocardiografía?' };

test('after a decision the next demand comes from the list of origin, also in another tab and after the list changed', async ({
  openAs,
}) => {
  const doctor = await arrangeDoctor();
  const company = { ...MERIDIANA, doctor: doctor.email };
  const [first, second, third, fourth] = [
    await arrangeSubmitted(company),
    await arrangeSubmitted(company),
    await arrangeSubmitted(company),
    await arrangeSubmitted(company),
  ];
  const list = `/app/demands?doctorId=${doctor.id}&sort=reference`;
  const page = await openAs(MERIDIANA.manager, { path: list });
  await page.getByRole('link', { name: second.reference }).first().click();
  const manager = new DemandPage(page);
  await manager.openDecision();
  await manager.fillDecision(MORE);
  await manager.dialog.getByRole('button', { name: 'Pedir más información', exact: true }).click();
  await expect(manager.decided).toContainText('Siguen en la lista de la que venía');
  await expect(manager.decided.getByRole('listitem')).toHaveCount(3);
  await expect(manager.decided.getByRole('listitem').first()).toContainText(third.reference);
  await manager.decided.getByRole('link', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(new RegExp(`${third.id}$`));

  // Open the third demand in a new tab, while another user decides on the fourth.
  await page.goto(list);
  const opened = page.context().waitForEvent('page');
  await page
    .getByRole('link', { name: third.reference })
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  const other = new DemandPage(await opened);
  await arrangeDecision(fourth, MERIDIANA.manager, { decision: 'more_info' });
  await other.openDecision();
  await other.fillDecision(MORE);
  await other.dialog.getByRole('button', { name: 'Pedir más información', exact: true }).click();
  await expect(other.decided.getByRole('listitem').first()).toContainText(first.reference);
  await other.decided.getByRole('link', { name: 'Volver a la lista' }).click();
  await expect(other.page).toHaveURL(new RegExp(`doctorId=${doctor.id}`));
});
