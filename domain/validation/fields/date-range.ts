import type { CivilDate } from '../../calendar/civil-date';
import { dateReader } from './date-reader';
import { notBefore, notFuture } from './date-rules';
import { Fault } from './fault';
import { isEmpty } from './readers';

export const RANGE_ENDS = ['from', 'to'] as const;
export type RangeEnd = (typeof RANGE_ENDS)[number];

export interface ReadRange {
  range: Record<RangeEnd, CivilDate | undefined>;
  /** Fault of each end that has one, as a message of a schema. */
  faults: Partial<Record<RangeEnd, string>>;
}

/** Reads the ends of a range of past days, both included and each optional: none after today, none reversed. */
export function readPastRange(typed: Readonly<Record<RangeEnd, string>>, today: CivilDate): ReadRange {
  const read: ReadRange = { range: { from: undefined, to: undefined }, faults: {} };
  for (const end of RANGE_ENDS) {
    if (isEmpty(typed[end])) continue;
    const { from } = read.range;
    const date = dateReader([notFuture(today), ...(from === undefined ? [] : [notBefore(from)])])(typed[end]);
    if (date instanceof Fault) read.faults[end] = date.text;
    else read.range[end] = date;
  }
  return read;
}
