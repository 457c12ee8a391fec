import type { Checked, Source } from '../../reference/source';
import { type Calculation, computed, notComputable } from '../calculation/calculation';
import { type Given, readFigures } from '../calculation/inputs';
import { TINY } from '../calculation/tolerance';
import { varianceOf } from './variance';

export interface DoseBand {
  /** The lowest dose that is rounded to this band's; the band ends where the next one begins. */
  fromMg: number;
  doseMg: number;
}

export interface BandTable {
  slug: string;
  /** Drugs of the reference data that the table names. */
  drugSlugs: readonly string[];
  /** In rising order, without gaps. */
  bands: readonly DoseBand[];
  /** Where the last band ends; this dose is beyond the table. */
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
 * A dose rounded to its band, whose lower edge belongs to it. Not computable without a dose or table, nor where the table does
 * not go so far (`beyond_table`). Source: the table's own; docs/rules.md 11.10.
 */
export function roundToBand(doseMg: Given, table: BandTable | null | undefined): Calculation<BandedDose> {
  const { figures, gaps } = readFigures({ doseMg });
  if (!table) gaps.push({ input: 'bands', because: 'missing' });
  if (gaps.length > 0 || !table) return notComputable(...gaps);
  // 0.03 mg/kg × 90 kg is a little less than 2.7 in the machine's figures, and the edge belongs to its band.
  const reaches = (edgeMg: number) => figures.doseMg >= edgeMg - TINY;
  const band = table.bands.filter(({ fromMg }) => reaches(fromMg)).at(-1);
  if (!band || reaches(table.belowMg)) return notComputable({ input: 'bands', because: 'beyond_table' });
  const { variancePercent, steps } = varianceOf(band.doseMg, figures.doseMg);
  return computed({ doseMg: band.doseMg, variancePercent, band }, steps);
}
