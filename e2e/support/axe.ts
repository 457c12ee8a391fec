import axe, { type RunOptions } from 'axe-core';
import { expect, type Page } from './test';

/** Rules of WCAG 2.2 A and AA and best practices, checked on the page with its open dialogs and menus. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that the dark theme can break, as it changes only colors. */
const RULES_OF_COLOR = ['color-contrast', 'link-in-text-block'];

/** Collects violations only, and does not load style sheets, which none of these rules reads. */
const SPARING: RunOptions = { resultTypes: ['violations'], preload: false };

interface Run {
  theme: 'light' | 'dark';
  options: RunOptions;
}

const LIGHT: Run = { theme: 'light', options: { ...SPARING, runOnly: { type: 'tag', values: RULES } } };
const DARK: Run = { theme: 'dark', options: { ...SPARING, runOnly: { type: 'rule', values: RULES_OF_COLOR } } };

/** Expects that axe finds nothing serious on the page as it is, and no colour to correct in the dark theme. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  for (const frame of page.frames()) await frame.evaluate(axe.source);
  // One injection serves both runs, since it takes as long as a run.
  const findings = await page.locator('html').evaluate(
    async (html, runs) => {
      const injected = (globalThis as unknown as { axe: typeof axe }).axe;
      const found: string[] = [];
      for (const { theme, options } of runs) {
        // The button of the frame sets the theme in the same way.
        html.setAttribute('data-theme', theme);
        for (const { id, impact, nodes } of (await injected.run(html, options)).violations) {
          if (impact !== 'serious' && impact !== 'critical') continue;
          found.push(`${theme}: ${id}: ${nodes.map((each) => `${each.target} ${each.failureSummary}`).join(' | ')}`);
        }
      }
      html.setAttribute('data-theme', 'light');
      return found;
    },
    [LIGHT, DARK],
  );
  expect(findings, where).toEqual([]);
}
