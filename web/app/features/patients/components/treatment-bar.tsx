import type { PatientTreatment } from '@aval/application/patient-page/patient-treatments';
import { addDays, type CivilDate, writtenDate } from '@aval/domain/calendar/civil-date';
import { useTranslation } from '../../../shell/words/translation';
import { placeOf, type TimeScale } from '../time-scale';

const [HEIGHT, TOP, BAR] = [24, 4, 16];
/** Width of the shortest cycle, in pixels: one day of some years would be less than one. */
const LEAST = 4;
/** Height of the axis, and the height at which its lines begin, below the word of today. */
const [AXIS, BASELINE] = [34, 13];
/** Beyond this place a month has no label and that of today is to the left of its line: both stay within the drawing. */
const FAR_RIGHT = 85;

interface TreatmentBarProps {
  treatment: PatientTreatment;
  scale: TimeScale;
  today: CivilDate;
}

/**
 * Treatment on the line of time: a tinted bar over what was authorized with each cycle solid in it, and an outline over
 * what is still to be authorized. The words below it say the same. Sizes are SVG attributes, because the content
 * security policy forbids inline styles.
 */
export function TreatmentBar({ treatment: { authorized, planned, demand }, scale, today }: TreatmentBarProps) {
  const first = authorized[0];
  const end = authorized
    .map((part) => part.end)
    .sort()
    .at(-1);
  const given = first && end ? placeOf({ start: first.start, end }, scale) : null;
  const toCome =
    planned && placeOf({ start: end ? dayAfter(end, planned.start) : planned.start, end: planned.end }, scale);
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={HEIGHT}
      className="block overflow-visible"
      data-status={demand.status}
      data-part="treatment-bar"
    >
      <line x1="0" x2="100%" y1={HEIGHT / 2} y2={HEIGHT / 2} className="stroke-line" />
      {scale.ticks.map(({ at, date }) => (
        <line key={date} x1={percent(at)} x2={percent(at)} y1="0" y2={HEIGHT} className="stroke-line" />
      ))}
      {given ? <Span place={given} className="fill-(--st-bg) stroke-(--st-line)" /> : null}
      {toCome ? <Span place={toCome} className="fill-surface stroke-(--st-fg) [stroke-dasharray:4_3]" /> : null}
      {authorized.map((part) => {
        const { x, width } = placeOf(part, scale);
        const look = { y: TOP, height: BAR, rx: 1.5, className: 'fill-(--st-fg)' };
        return (
          <g key={`${part.cycle} ${part.start}`}>
            <rect x={percent(x)} width={percent(width)} {...look} />
            <rect x={percent(x)} width={LEAST} {...look} />
          </g>
        );
      })}
      <TodayLine at={scale.at(today)} height={HEIGHT} />
    </svg>
  );
}

const percent = (place: number) => `${place}%`;

interface SpanProps {
  place: { x: number; width: number };
  className: string;
}

function Span({ place: { x, width }, className }: SpanProps) {
  return <rect x={percent(x)} y={TOP} width={percent(width)} height={BAR} rx="3" className={className} />;
}

function TodayLine({ at, height }: { at: number; height: number }) {
  return <line x1={`${at}%`} x2={`${at}%`} y1="0" y2={height} strokeWidth="2" className="stroke-danger-solid" />;
}

/** Begins what is to come where the authorized part ends, so that both are one bar. */
function dayAfter(end: CivilDate, start: CivilDate): CivilDate {
  const next = addDays(end, 1);
  return next < start ? next : start;
}

/** Months or years above the bars, and today. */
export function TimeAxis({ scale, today }: Pick<TreatmentBarProps, 'scale' | 'today'>) {
  const { t } = useTranslation('patients');
  const now = scale.at(today);
  const isFar = now > FAR_RIGHT;
  return (
    // Classes beside the attributes: the head of a table has icons of another size.
    <svg
      aria-hidden="true"
      width="100%"
      height={AXIS}
      className="block h-8.5! w-full! overflow-visible text-2xs tabular-nums opacity-100!"
    >
      <text
        x={`${now}%`}
        dx={isFar ? 1 : -1}
        y={BASELINE - 2}
        textAnchor={isFar ? 'end' : 'start'}
        className="fill-danger font-semibold"
      >
        {t('treatments.today')} {writtenDate(today)}
      </text>
      {scale.ticks.map(({ at, date }) => (
        <g key={date}>
          <line x1={`${at}%`} x2={`${at}%`} y1={BASELINE} y2={AXIS} strokeWidth="1" className="stroke-line-2" />
          {at > FAR_RIGHT ? null : (
            <text x={`${at}%`} dx={4} y={AXIS - 5} className="fill-ink-3">
              {scale.isByYears ? date.slice(0, 4) : `${date.slice(5, 7)}/${date.slice(0, 4)}`}
            </text>
          )}
        </g>
      ))}
      <line x1={`${now}%`} x2={`${now}%`} y1={BASELINE} y2={AXIS} strokeWidth="2" className="stroke-danger-solid" />
    </svg>
  );
}
