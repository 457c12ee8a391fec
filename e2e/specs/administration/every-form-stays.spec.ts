import { ADMINISTRATION } from '../../support/administration-pages';
import { arrangeSubmitted } from '../../support/arrange';
import { arrangeForgetful } from '../../support/arrange-access';
import { arrangePersonOf } from '../../support/arrange-company';
import { arrangeDoctorOfOneCenter } from '../../support/arrange-filers';
import { arrangeLink, newEmail } from '../../support/arrange-invitation';
import { failNext, NO_ANSWER } from '../../support/fail-next';
import { ALBORADA, MERIDIANA } from '../../support/people';
import { expect, type Page, test } from '../../support/test';

test.use({ expectedErrors: [NO_ANSWER] });

/** Submits an empty form to the page's own route as its forms do, and returns the errors that replace the page. */
const SUBMISSION = `(async () => {
  const router = window.__remixRouter;
  const { pathname, search } = location;
  const isIndex = router.state.matches.at(-1).route.index === true;
  const to = pathname + (isIndex ? '?index' + search.replace('?', '&') : search);
  await router.navigate(to, { formMethod: 'post', formData: new FormData() });
  return Object.keys(router.state.errors ?? {});
})()`;

/** Id of the page's own route. */
const ROUTE = 'window.__remixRouter.state.matches.at(-1).route.id';

/** Script that returns those paths whose answer is a page, not data, a redirect or a refusal. */
const pagesAmong = (paths: readonly string[]) => `(async () => {
  const answers = ${JSON.stringify(paths)}.map(async (path) => {
    const { status, headers } = await fetch(path.replaceAll(/:\\w+\\??/g, '1'), { redirect: 'manual' });
    return status === 200 && headers.get('content-type')?.includes('html') ? [path] : [];
  });
  return (await Promise.all(answers)).flat();
})()`;

/** Paths of the routes with an action, by their ids, from the manifest that the server gives to browsers. */
const ACTIONS = `(async () => {
  const script = await (await fetch(window.__remixManifest.url)).text();
  const { routes } = JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1));
  const pathOf = ({ parentId, path }) => (parentId ? pathOf(routes[parentId]) : '') + (path ? '/' + path : '');
  return Object.values(routes).filter(({ hasAction }) => hasAction).map((route) => [route.id, pathOf(route)]);
})()`;

test('every page with a form stays when its submission gets no answer', async ({ openAs, openAt }) => {
  test.slow();
  const { email } = await arrangePersonOf(undefined, 'SUPERADMIN');
  const admin = await openAs(email, { path: '/app/home' });
  const actions = new Map(await admin.evaluate<[string, string][]>(ACTIONS));
  const seen = new Set<string>();
  /** Submits the form of a page and expects the page to stay; returns false for a page without a form. */
  const submitTo = async (page: Page, path: string) => {
    await page.goto(path);
    await expect.poll(() => page.evaluate('window.__remixRouter?.state.initialized')).toBe(true);
    const route = await page.evaluate<string>(ROUTE);
    if (!actions.has(route)) return false;
    seen.add(route);
    await failNext(page, 'aborted');
    expect(await page.evaluate<string[]>(SUBMISSION), path).toEqual([]);
    await page.unrouteAll();
    return true;
  };

  const paths = new Set<string>();
  for (const { pages } of ADMINISTRATION) for (const { path } of await pages()) paths.add(path);
  for (const path of paths) await submitTo(admin, path);
  const { id } = await arrangeSubmitted();
  const { path: reset } = await arrangeForgetful();
  const link = await arrangeLink(ALBORADA.companyId, newEmail());
  const doctor = await openAs((await arrangeDoctorOfOneCenter()).email);
  const manager = await openAs(MERIDIANA.manager);
  const [meridiana, alborada] = [await openAt('meridiana'), await openAt('alborada')];
  for (const [page, path] of [
    [doctor, '/app/demands/create'],
    [manager, `/app/demands/${id}`],
    [meridiana, reset],
    [alborada, link],
    [alborada, '/'],
    [alborada, '/login'],
    [alborada, '/forgot-password'],
  ] as const)
    expect(await submitTo(page, path), path).toBe(true);

  // A page that this list lacks is found by its answer.
  const unseen = [...actions].filter(([route]) => !seen.has(route));
  const pages = await admin.evaluate<string[]>(pagesAmong(unseen.map(([, path]) => path)));
  expect(pages).toEqual([]);
});
