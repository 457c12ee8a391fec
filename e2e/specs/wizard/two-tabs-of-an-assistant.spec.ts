import type { Locator } from '@playwright/test';
import { chooseContext } from '../../pages/home-page';
import { arrangeDraft, arrangePatient } from '../../support/arrange';
import { arrangeAssistant, arrangeCenter, arrangeDoctor } from '../../support/arrange-filers';
import { MERIDIANA } from '../../support/people';
import { expect, type Page, test } from '../../support/test';

test('the bar shows on a phone in whose name an assistant works', async ({ openAs }) => {
  const [one, two] = [await arrangeDoctor(), await arrangeDoctor()];
  const assistant = await arrangeAssistant([one.id, two.id]);
  const page = await openAs(assistant.email, { path: '/app/home' });
  await chooseContext(page, 'Médico', one.name);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const bar = page.locator('[data-part="context-switch"]');
    for (const words of ['En nombre de', one.name]) await expect(bar.getByText(words)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(width);
  }
});

for (const isShared of [true, false]) {
  const place = isShared ? 'a common center' : 'no common center';
  test(`a draft belongs to the doctor shown in the form, although another tab has chosen another: ${place}`, async ({
    openAs,
  }) => {
    const [one, two] = [await arrangeCenter('Centro Norte de pestañas'), await arrangeCenter('Centro Sur de pestañas')];
    const [alfa, beta] = [await arrangeDoctor([isShared ? two.id : one.id]), await arrangeDoctor([two.id])];
    const assistant = await arrangeAssistant([alfa.id, beta.id]);
    const patient = await arrangePatient({ ...MERIDIANA, doctor: beta.email });
    const page = await openAs(assistant.email, { path: '/app/home' });
    await chooseContext(page, 'Médico', beta.name);
    await page.goto('/app/demands/create');
    const main = page.getByRole('main');
    await expect(main.getByText(beta.name).first()).toBeVisible();

    const other = await page.context().newPage();
    await other.goto('/app/home');
    await chooseContext(other, 'Médico', alfa.name);
    const note = page.getByRole('alert').filter({ hasText: alfa.name });
    await expect(note).toContainText('se envía tal como se ve');
    await expectAsOtherBanners(page, note);

    await main.getByRole('combobox', { name: /Buscar paciente/ }).pressSequentially(patient.cardNumber);
    await page.getByRole('option', { name: patient.name }).click();
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await expect(page).toHaveURL(/\/edit\?step=2$/);
    await page.goto(page.url().replace('step=2', 'step=1'));
    await expect(main.getByText(beta.name).first()).toBeVisible();
    await expect(main.getByText(alfa.name)).toHaveCount(0);

    // The list shows the demands of both doctors; the filter narrows it, the doctor in the bar does not.
    await page.goto(`/app/demands?doctorId=${alfa.id}`);
    await expect(page.getByText('Ninguna demanda')).toBeVisible();
    await page.goto(`/app/demands?doctorId=${beta.id}`);
    await expect(page.getByRole('table').getByText(beta.name)).toBeVisible();
    await expect(page.getByRole('banner').getByText('En nombre de')).toBeVisible();
  });
}

test('a submission leads to its demand while another tab has yet to choose a center', async ({ openAs }) => {
  const alfa = await arrangeDoctor([
    (await arrangeCenter('Centro Este de pestañas')).id,
    (await arrangeCenter('Centro Oeste de pestañas')).id,
  ]);
  const beta = await arrangeDoctor();
  const assistant = await arrangeAssistant([alfa.id, beta.id]);
  const draft = await arrangeDraft({ ...MERIDIANA, doctor: beta.email });
  const page = await openAs(assistant.email, { path: `/app/demands/${draft.id}/edit?step=review` });
  const other = await page.context().newPage();
  await other.goto('/app/home');
  await chooseContext(other, 'Médico', alfa.name);
  await expect(other.getByRole('region', { name: 'Centro' }).getByRole('button')).toHaveCount(2);

  await page.getByRole('button', { name: 'Enviar demanda' }).click();
  await expect(page).toHaveURL(new RegExp(`/app/demands/${draft.id}$`));
  await expect(page.getByText('Pendiente de análisis').first()).toBeVisible();
  await page.goto(`/app/demands/${draft.id}/edit`);
  await expect(page).toHaveURL(new RegExp(`/app/demands/${draft.id}$`));
});

/** Expects the margins of the page's content, and a link that looks like those of other banners. */
async function expectAsOtherBanners(page: Page, note: Locator): Promise<void> {
  for (const [width, gutter] of [
    [1440, 24],
    [1024, 20],
    [390, 16],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const [box, main] = [await note.boundingBox(), await page.getByRole('main').boundingBox()];
    if (!box || !main) throw new Error('The note is not shown');
    expect(box.x - main.x, `left at ${width} px`).toBe(gutter);
    expect(main.x + main.width - box.x - box.width, `right at ${width} px`).toBe(gutter);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const link = note.getByRole('button', { name: 'Actualizar esta pestaña' });
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
  await expect(link).toHaveCSS(
    'color',
    await note.evaluate((box) => box.ownerDocument.defaultView?.getComputedStyle(box).color ?? ''),
  );
}
