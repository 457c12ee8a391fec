import { MERIDIANA, PLATFORM } from '../support/people';
import { expect, type Page, test } from '../support/test';
import { GALLERY_ADDRESS } from './gallery-address';

interface Look {
  width: number;
  theme: 'light' | 'dark';
}

interface Picture {
  of: string;
  by: string;
  path: string;
  /** Goes from `path` to the state that the screenshot shows. */
  goOn?: (page: Page) => Promise<void>;
}

const list = '/app/demands?pageSize=25';

/** Opens the first demand of a filtered list, with `below` appended to its address. */
function first(filter: string, below = ''): Pick<Picture, 'path' | 'goOn'> {
  return {
    path: `/app/demands?${filter}&sort=reference&direction=asc`,
    goOn: async (page) => {
      const address = await page.locator('tbody a').first().getAttribute('href');
      await page.goto(`${address}${below}`);
    },
  };
}

const analysed = 'status=pending_analysis';
const asked = 'reference=MER-26-000041';
const doctorAsked = 'enrique.herrero@meridiana.test';

const PICTURES: readonly Picture[] = [
  { of: 'home', by: MERIDIANA.manager, path: '/app/home' },
  { of: 'list', by: MERIDIANA.manager, path: list },
  {
    of: 'list-filter',
    by: MERIDIANA.manager,
    path: list,
    goOn: (page) =>
      page
        .getByRole('button', { name: /Estado/ })
        .first()
        .click(),
  },
  { of: 'detail-analysis', by: MERIDIANA.manager, ...first(analysed) },
  { of: 'detail-accepted', by: MERIDIANA.manager, ...first('status=sended_accepted') },
  { of: 'detail-denied', by: MERIDIANA.manager, ...first('status=sended_denied') },
  { of: 'detail-continue', by: MERIDIANA.doctor, ...first('status=pending_continue') },
  { of: 'decision', by: MERIDIANA.manager, ...first(analysed, '?action=manage') },
  { of: 'archive', by: MERIDIANA.manager, path: '/app/documents' },
  { of: 'reminders', by: MERIDIANA.manager, path: '/app/reminders' },
  { of: 'notifications', by: MERIDIANA.manager, path: '/app/notifications' },
  { of: 'account', by: MERIDIANA.manager, path: '/app/account' },
  { of: 'operations', by: PLATFORM.superadmin, path: '/app/operations' },
  { of: 'access-record', by: PLATFORM.superadmin, path: '/app/access-record?sort=at' },
  { of: 'new-demand', by: MERIDIANA.doctor, path: '/app/demands/create' },
  ...['1', '2', '3', '4', '5', 'review'].map((step) => ({
    of: `wizard-${step}`,
    by: doctorAsked,
    ...first(asked, `/edit?step=${step}`),
  })),
  { of: 'not-found', by: MERIDIANA.manager, path: '/app/nowhere' },
];

const lookOf = (project: { metadata: unknown }): Look => project.metadata as Look;

test.use({ expectedErrors: [/./] });

for (const { of, by, path, goOn } of PICTURES) {
  test(of, async ({ openAs }, { project }) => {
    const page = await openAs(by, { path: '/app/home', ...lookOf(project) });
    await chooseCenter(page);
    await page.goto(path);
    await goOn?.(page);
    await shot(page, of);
  });
}

test('login', async ({ openAt }, { project }) => {
  const page = await openAt('meridiana', { path: '/login', ...lookOf(project) });
  await shot(page, 'login');
});

/** Chooses the first center when the user works in several; the session keeps it. */
async function chooseCenter(page: Page): Promise<void> {
  const centers = page.getByRole('region', { name: 'Centro' }).getByRole('button');
  if ((await centers.count()) === 0) return;
  await centers.first().click();
  await page.getByRole('link', { name: 'Ir a demandas' }).waitFor();
}

for (const section of ['fields', 'list', 'reading', 'states', 'dialogs', 'dialogs&confirmation']) {
  test(`gallery ${section}`, async ({ page }, { project }) => {
    const { width, theme } = lookOf(project);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${GALLERY_ADDRESS}/?page=${section}&theme=${theme}`);
    await shot(page, `gallery-${section}`);
  });
}

async function shot(page: Page, of: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveScreenshot(`${of}.png`, { fullPage: true });
}
