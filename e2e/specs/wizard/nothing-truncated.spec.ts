import englishWords from '@aval/i18n/en/demands/demand';
import englishList from '@aval/i18n/en/demands/list';
import spanishWords from '@aval/i18n/es/demands/demand';
import spanishList from '@aval/i18n/es/demands/list';
import { speakEnglish } from '../../pages/language';
import { typeInto } from '../../pages/typed-field';
import { WizardPage } from '../../pages/wizard-page';
import { arrangeDraft, arrangeEvaluation } from '../../support/arrange';
import { arrangeDoctorOfOneCenter } from '../../support/arrange-filers';
import { OVERFLOW } from '../../support/layout';
import { MERIDIANA, PLATFORM } from '../../support/people';
import { expect, test } from '../../support/test';

const STATUS_WORDS = [spanishWords, englishWords].flatMap(({ status }) =>
  Object.values(status).map(({ short }) => short),
);
const TYPE_WORDS = [spanishList, englishList].flatMap(({ typeShort }) => Object.values(typeShort));

test('no status and no type of the list is truncated from a tablet to a wide screen', async ({ openAs }) => {
  await arrangeEvaluation();
  for (const who of [MERIDIANA.manager, PLATFORM.consultant]) {
    const page = await openAs(who);
    const badge = page.getByRole('table', { name: 'Demandas' }).locator('.status').first();
    const tag = page.getByRole('table', { name: 'Demandas' }).locator('.tag').first();
    await expect(badge).toBeVisible();
    for (const width of [768, 1024, 1280, 1366, 1440, 1600, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const word of STATUS_WORDS) {
        const cut = await badge.evaluate((box, text) => {
          const label = box.querySelector('span');
          if (!label) return Number.NaN;
          label.textContent = text;
          return Math.max(label.scrollWidth - label.clientWidth, box.scrollWidth - box.clientWidth);
        }, word);
        expect(cut, `${word} at ${width} px`).toBeLessThanOrEqual(0);
      }
      if (!(await tag.isVisible())) continue;
      for (const word of TYPE_WORDS) {
        const cut = await tag.evaluate((box, text) => {
          box.textContent = text;
          const cell = box.closest('td');
          if (!cell) return Number.NaN;
          const { paddingRight = '' } = cell.ownerDocument.defaultView?.getComputedStyle(cell) ?? {};
          const { right } = cell.getBoundingClientRect();
          return box.getBoundingClientRect().right - right + Number.parseFloat(paddingRight);
        }, word);
        expect(cut, `${word} at ${width} px`).toBeLessThanOrEqual(0.5);
      }
    }
  }
});

const ALL_WIDTHS = [1440, 1366, 1280, 1100, 1024, 768, 390, 320];

for (const language of ['es', 'en'] as const) {
  test(`the mark of a finding has its icon and its word below every field, in ${language}`, async ({ openAs }) => {
    const doctor = await arrangeDoctorOfOneCenter();
    const draft = await arrangeDraft({ ...MERIDIANA, doctor: doctor.email });
    const page = await openAs(doctor.email, { path: `/app/demands/${draft.id}/edit?step=4` });
    await new WizardPage(page).putInTc();
    const line = page.getByRole('group', { name: 'Línea A: Docetaxel' });
    await typeInto(line.getByLabel('Cantidad', { exact: true }), '1');
    await typeInto(line.getByLabel('Dosis', { exact: true }), '125');
    await expect(line.locator('[data-part="finding"]').filter({ hasText: 'cantidad 1' })).toBeVisible();
    const findings = line.getByRole('list', { name: 'Congruencia' });
    await expect(findings.locator('xpath=self::*[count(li)>1]')).toBeVisible();
    await expect(findings).toHaveCSS('row-gap', '16px');
    await expect(findings.locator('> li').first()).toHaveCSS('row-gap', '16px');
    await expect(page.getByText(/^Guardado/).first()).toBeVisible();
    if (language === 'en') await speakEnglish(page);
    const labels = language === 'es' ? ['Cantidad', 'Dosis'] : ['Amount', 'Dose'];
    const word = language === 'es' ? /^(Grave|Advertencia)$/ : /^(Serious|Warning)$/;
    for (const width of ALL_WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const label of labels) {
        const name = page.locator('label', { hasText: new RegExp(`^${label}$`) }).first();
        const mark = name.locator('xpath=..').locator('[data-part="note-mark"]');
        await expect(mark).toHaveText(word);
        const measures = await mark.evaluate((box) => {
          const [icon, told] = [box.querySelector('svg'), box.querySelector('span span')].map((part) =>
            part?.getBoundingClientRect(),
          );
          const [own, above] = [box.getBoundingClientRect(), box.previousElementSibling?.getBoundingClientRect()];
          if (!icon || !told || !above) return null;
          return {
            isWhole: told.width > 0 && told.bottom <= own.bottom + 0.5 && told.right <= own.right + 12,
            isLevel: Math.abs(icon.top + icon.bottom - told.top - told.bottom) <= 4,
            isBelow: icon.top >= above.bottom,
          };
        });
        expect(measures, `${label} at ${width} px`).toEqual({ isWhole: true, isLevel: true, isBelow: true });
      }
    }
  });

  test(`no select hides a part of what it asks for, and the stepper shows the current step's whole name, in ${language}`, async ({
    openAs,
  }) => {
    const doctor = await arrangeDoctorOfOneCenter();
    const draft = await arrangeDraft({ ...MERIDIANA, doctor: doctor.email }, { radiotherapy: true });
    const page = await openAs(doctor.email, { path: `/app/demands/${draft.id}/edit?step=1` });
    if (language === 'en') await speakEnglish(page);
    for (const step of [1, 2, 3, 4, 5, 'review']) {
      await page.goto(`/app/demands/${draft.id}/edit?step=${step}`);
      const name = page.locator('[data-part="stepper"] [aria-current="step"] b');
      await expect(name).toBeVisible();
      for (const width of ALL_WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const cut = await name.evaluate((words) => words.scrollWidth - words.clientWidth);
        expect(cut, `step ${step} at ${width} px`).toBeLessThanOrEqual(0);
        expect(await page.evaluate<string[]>(CLIPPED_SELECTS), `step ${step} at ${width} px`).toEqual([]);
        expect(await page.evaluate<number>(OVERFLOW), `step ${step} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}

/** Script that lists the selects whose empty option is wider than they are. */
const CLIPPED_SELECTS = `[...document.querySelectorAll('main select')].flatMap((select) => {
  const empty = select.querySelector('option[value=""]');
  if (!empty || !select.checkVisibility()) return [];
  const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(select);
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = [fontWeight, fontSize, fontFamily].join(' ');
  const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return pen.measureText(empty.text).width <= room ? [] : [select.name + ': ' + empty.text];
})`;
