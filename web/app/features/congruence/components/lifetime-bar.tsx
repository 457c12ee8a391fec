import type { LifetimeReport } from '@aval/domain/congruence/report/lifetime-report';
import { useReportWords } from '../use-report-words';
import { type BarPart, barParts, limitMarks, scaleOf } from './lifetime-parts';

const COLOURS: Readonly<Record<BarPart['from'], string>> = {
  declared: 'fill-ink-3',
  authorized: 'fill-info-solid',
  request: 'fill-brand',
};
const [TOP, HEIGHT] = [20, 24];
/** A limit in the right half has its words at its left, so that they stay in the picture. */
const HALF = 50;
/** Narrower ones have no room for a word. */
const ROOM_PERCENT = 5;

/** Sums and limits as lengths; what it shows stands in words beside it. Sizes are attributes: the page allows no style of an element. */
export function LifetimeBar({ report }: { report: LifetimeReport }) {
  const { t, figure } = useReportWords();
  const scale = scaleOf(report);
  const percent = (amount: number) => (amount / scale) * 100;
  let before = 0;
  const parts = barParts(report.ledger).map((part) => {
    const placed = { ...part, start: percent(before), width: percent(part.amount) };
    before += part.amount;
    return placed;
  });
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={TOP + HEIGHT + 4}
      className="mt-3 overflow-visible text-2xs tabular-nums"
    >
      <rect x="0" y={TOP} width="100%" height={HEIGHT} rx="3" className="fill-sunken stroke-line-2" />
      {parts.map(({ from, label, start, width }) => (
        <g key={`${from} ${label}`}>
          <rect
            x={`${start}%`}
            y={TOP}
            width={`${width}%`}
            height={HEIGHT}
            className={`${COLOURS[from]} stroke-surface`}
          />
          {width > ROOM_PERCENT ? (
            <text x={`${start + width / 2}%`} y={TOP + 16} textAnchor="middle" className="fill-on-solid">
              {label}
            </text>
          ) : null}
        </g>
      ))}
      {limitMarks(report).map(({ amount, kind }) => {
        const at = percent(amount);
        return (
          <g key={`${kind} ${amount}`} className={kind === 'limit' ? 'stroke-danger-solid' : 'stroke-warn'}>
            <line
              x1={`${at}%`}
              x2={`${at}%`}
              y1={TOP - 4}
              y2={TOP + HEIGHT + 4}
              strokeWidth="2"
              strokeDasharray={kind === 'limit' ? undefined : '3 3'}
            />
            <text
              x={`${at}%`}
              dx={at > HALF ? -4 : 4}
              y="12"
              textAnchor={at > HALF ? 'end' : 'start'}
              className="fill-ink-2 stroke-none"
            >
              {t(`lifetime.${kind}`)} {figure(amount, null)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
