import type { LifetimeReport } from '@aval/domain/congruence/report/lifetime-report';
import type { LifetimeWording } from '@aval/i18n/clinical/lifetime-words';
import { useId } from 'react';
import { drugColourClass } from '../../../components/demand/drug-letter';
import { useNumbers } from '../../../shell/words/numbers';
import { useReportWords } from '../use-report-words';
import { type BarPart, barParts, type LimitMark, limitMarks, scaleOf, ticksOf } from './lifetime-parts';

/** One label line per limit above the bar, so that labels of close limits do not overlap. */
const [WORDS, HEIGHT, SCALE] = [14, 24, 18];
/** Limits in the right half have their label to the left, so that it stays within the drawing. */
const HALF = 50;
/** Minimum width of a part, in percent, for a label. */
const ROOM_PERCENT = 5;

interface LifetimeBarProps {
  report: LifetimeReport;
  /** Letter of the drug line in the request; null for a sum of several drugs. */
  letter: string | null;
  wording: LifetimeWording;
}

/**
 * Bar of the lifetime dose with its limits; the same data are in words beside it. Sizes are SVG attributes, because the
 * content security policy forbids inline styles.
 */
export function LifetimeBar({ report, letter, wording }: LifetimeBarProps) {
  const { t, unit } = useReportWords();
  const numbers = useNumbers();
  const scale = scaleOf(report);
  const percent = (amount: number) => (amount / scale) * 100;
  const marks = inRows(limitMarks(report), percent);
  const top = WORDS * marks.length + 6;
  const at = (amount: number) => `${percent(amount)}%`;
  const pattern = useId();
  /**
   * Striped grey for the two kinds of earlier doses, solid for the request, in a neutral colour for a sum of several
   * drugs.
   */
  const fillOf = (from: BarPart['from']) =>
    from === 'request'
      ? { className: letter === null ? 'fill-ink' : 'fill-(--drug)' }
      : { fill: `url(#${pattern}${from})` };
  let before = 0;
  const parts = barParts(report.ledger).map((part) => {
    const start = percent(before);
    before += part.amount;
    const room = widestRoom(
      start,
      percent(before),
      marks.map(({ amount }) => percent(amount)),
    );
    return { ...part, start, width: percent(part.amount), room };
  });
  const limit = marks.find(({ kind }) => kind === 'limit')?.amount ?? null;
  const beyond = limit !== null && report.ledger.total > limit ? report.ledger.total - limit : 0;
  return (
    <div className={drugColourClass(letter ?? '')}>
      <svg
        aria-hidden="true"
        width="100%"
        height={top + HEIGHT + SCALE}
        className="mt-3 overflow-visible text-2xs tabular-nums"
      >
        <defs>
          <pattern
            id={`${pattern}declared`}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="6" height="6" className="fill-surface" />
            <rect width="2.5" height="6" className="fill-ink-3" />
          </pattern>
          <pattern id={`${pattern}authorized`} width="4" height="4" patternUnits="userSpaceOnUse">
            <rect width="4" height="4" className="fill-line-2" />
            <rect width="4" height="1.5" className="fill-ink-3" />
          </pattern>
        </defs>
        <rect x="0" y={top} width="100%" height={HEIGHT} rx="3" className="fill-sunken stroke-line-2" />
        {parts.map(({ from, label, start, width, room }) => (
          <g key={`${from} ${label}`}>
            <rect x={`${start}%`} y={top} width={`${width}%`} height={HEIGHT} {...fillOf(from)} />
            <rect x={`${start}%`} y={top} width={`${width}%`} height={HEIGHT} className="fill-none stroke-surface" />
            {label && room.width > ROOM_PERCENT ? (
              <text
                x={`${room.middle}%`}
                y={top + 16}
                textAnchor="middle"
                className={letter === null ? 'fill-surface' : 'fill-on-drug'}
              >
                {label}
              </text>
            ) : null}
          </g>
        ))}
        {beyond > 0 && limit !== null ? (
          <rect x={at(limit)} y={top + HEIGHT} width={`${percent(beyond)}%`} height="3" className="fill-danger-solid" />
        ) : null}
        {marks.map(({ amount, kind }, row) => {
          const ends = { x1: at(amount), x2: at(amount), y1: baselineOf(row) + 3, y2: top + HEIGHT + 3 };
          return (
            <g key={`${kind} ${amount}`} className={kind === 'limit' ? 'stroke-danger-solid' : 'stroke-warn'}>
              <line {...ends} y2={top} strokeWidth="4" className="stroke-surface" />
              <line {...ends} strokeWidth="2" strokeDasharray={amount === limit ? undefined : '3 3'} />
            </g>
          );
        })}
        {/* Drawn after all lines and outlined in the background colour, which interrupts lines that cross a label. */}
        {marks.map(({ amount, kind }, row) => (
          <text
            key={`${kind} ${amount}`}
            x={at(amount)}
            dx={percent(amount) > HALF ? -4 : 4}
            y={baselineOf(row)}
            textAnchor={percent(amount) > HALF ? 'end' : 'start'}
            strokeWidth="5"
            className="fill-ink-2 stroke-surface [paint-order:stroke]"
          >
            {t(`lifetime.${kind}`)} {numbers.plain(amount)}
          </text>
        ))}
        {ticksOf(scale).map((amount) => (
          <text
            key={amount}
            x={at(amount)}
            y={top + HEIGHT + SCALE - 2}
            textAnchor={amount === 0 ? 'start' : 'middle'}
            className="fill-ink-3"
          >
            {numbers.plain(amount)}
          </text>
        ))}
      </svg>
      <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-xs">
        <li className="text-ink-3">{t('lifetime.scale', { unit: unit(report.ledger.unit) })}</li>
        {[...new Set(parts.map(({ from }) => from))].map((from) => (
          <li key={from} className="flex items-center gap-1.5">
            <svg aria-hidden="true" width="14" height="12">
              <rect width="14" height="12" rx="2" {...fillOf(from)} />
            </svg>
            {t(`${wording}.from.${from}`)}
          </li>
        ))}
        {beyond > 0 ? (
          <li className="flex items-center gap-1.5">
            <span aria-hidden className="h-[3px] w-2.5 bg-danger-solid print:[print-color-adjust:exact]" />
            {t('lifetime.beyond')}
          </li>
        ) : null}
      </ul>
    </div>
  );
}

/**
 * Returns the position of a part's label, in percent of the bar: the widest piece between limits, so that no limit line
 * crosses it.
 */
function widestRoom(start: number, end: number, limits: readonly number[]): { middle: number; width: number } {
  const edges = [start, ...limits.filter((limit) => limit > start && limit < end), end].sort(
    (one, other) => one - other,
  );
  const pieces = edges.slice(1).map((to, place) => {
    const from = edges[place] ?? start;
    return { middle: (from + to) / 2, width: to - from };
  });
  return pieces.reduce((widest, piece) => (piece.width > widest.width ? piece : widest), { middle: start, width: 0 });
}

function baselineOf(row: number): number {
  return WORDS * row + 10;
}

/**
 * Orders labels so that no limit line crosses another label: those to the left of their line by descending amount, then
 * the others ascending.
 */
function inRows(marks: readonly LimitMark[], percent: (amount: number) => number): LimitMark[] {
  const isAtLeft = ({ amount }: LimitMark) => percent(amount) > HALF;
  return [...marks.filter(isAtLeft).reverse(), ...marks.filter((mark) => !isAtLeft(mark))];
}
