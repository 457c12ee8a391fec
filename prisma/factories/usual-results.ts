import type { Chemotherapy } from '@aval/domain/demand/content/content';
import enzymeFile from '@aval/domain/reference/enzyme-limits.json' with { type: 'json' };
import heartFile from '@aval/domain/reference/heart-limits.json' with { type: 'json' };
import liverFile from '@aval/domain/reference/liver-limits.json' with { type: 'json' };
import type { Regimen } from '@aval/domain/reference/regimen';
import { rowsOf } from '@aval/domain/reference/rows';

interface Tested {
  drugSlugs: readonly string[];
}

const isTested = (rows: readonly Tested[], { lines }: Regimen) =>
  rows.some(({ drugSlugs }) => lines.some(({ drugSlug }) => drugSlugs.includes(drugSlug)));

/** Returns normal results of the tests that the labels of a regimen's drugs ask for before treatment. */
export function usualResults(regimen: Regimen): Partial<Pick<Chemotherapy, 'dpd' | 'lvefPercent' | 'bilirubinMgDl'>> {
  return {
    ...(isTested(rowsOf<Tested>(enzymeFile, 'enzyme-test'), regimen) ? { dpd: 'normal' as const } : {}),
    ...(isTested(rowsOf<Tested>(heartFile, 'heart-test'), regimen) ? { lvefPercent: 62 } : {}),
    ...(isTested(rowsOf<Tested>(liverFile, 'liver-test'), regimen) ? { bilirubinMgDl: 0.7 } : {}),
  };
}
