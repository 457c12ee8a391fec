import { arrangeDraft } from '../../support/arrange';
import { arrangeTripledDose } from '../../support/arrange-congruence';
import { MERIDIANA } from '../../support/people';
import { expect, test } from '../../support/test';

test('the review links to the first missing justification, and one that is too long is marked at its field and in the bar', async ({
  openAs,
}) => {
  const draft = await arrangeDraft();
  await arrangeTripledDose(draft);
  const page = await openAs(MERIDIANA.doctor, { path: `/app/demands/${draft.id}/edit?step=review` });
  await page
    .getByRole('region', { name: /^Congruencia/ })
    .getByRole('link', { name: 'Justificar' })
    .click();
  const answer = page.getByLabel(/^Su justificación/).first();
  await expect(answer).toBeFocused();

  await answer.fill('x'.repeat(600));
  await expect(answer).toHaveAttribute('aria-invalid', 'true');
  const bar = page.locator('[data-part="bottom-bar"]');
  await expect(bar.getByRole('alert')).toContainText('Corrija 1 dato');
  await answer.blur();
  await bar.getByRole('link', { name: 'Justificaciones' }).click();
  await expect(answer).toBeFocused();

  await answer.fill('Dosis del ensayo');
  await expect(answer).not.toHaveAttribute('aria-invalid', 'true');
});
