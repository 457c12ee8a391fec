import type { Checked, Source } from '../../reference/source';
import { type Calculation, computed, notComputable } from '../calculation/calculation';
import { type Given, readFigures } from '../calculation/inputs';
import { TINY } from '../calculation/tolerance';
import { varianceOf } from './variance';

export interface DoseBand {
  /** Lowest dose of the band; the band ends where the next one begins. */
  fromMg: number;
  doseMg: number;
}

export interface BandTable {
  slug: string;
  /** Drugs of the reference data that the table names. */
  drugSlugs: readonly string[];
  /** Ascending, without gaps. */
  bands: readonly DoseBand[];
  /** End of the last band; this dose is beyond the table. */
  belowMg: number;
  checked: Checked;
  source: Source;
}

export interface BandedDose {
  doseMg: number;
  variancePercent: number;
  band: DoseBand;
}

/**
 * Rounds a dose to its band, which includes its lower edge. Not computable without a dose or table, nor beyond the
 * table (`beyond_table`). Source: the table's own; docs/rules.md 11.10.
 */
export function roundToBand(doseMg: Given, table: BandTable | null | undefined): Calculation<BandedDose> {
  const { figures, gaps } = readFigures({ doseMg });
  if (!table) gaps.push({ input: 'bands', because: 'missing' });
  if (gaps.length > 0 || !table) return notComputable(...gaps);
  // 0.03 mg/kg × 90 kg is slightly below 2.7 in floating point, and the edge belongs to its band.
  const reaches = (edgeMg: number) => figures.doseMg >= edgeMg - TINY;
  const band = table.bands.filter(({ fromMg }) => reaches(fromMg)).at(-1);
  if (!band || reaches(table.belowMg)) return notComputable({ input: 'bands', because: 'beyond_table' });
  const { variancePercent, steps } = varianceOf(band.doseMg, figures.doseMg);
  return computed({ doseMg: band.doseMg, variancePercent, band }, steps);
}
