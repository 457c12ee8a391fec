import type {
  PatientTreatment,
  PatientTreatments as Treatments,
  UntreatedDemand,
} from '@aval/application/patient-page/patient-treatments';
import type { CivilDate } from '@aval/domain/calendar/civil-date';
import { describeSpan, formatDate } from '@aval/i18n/format';
import { CellNote } from '../../../components/basics/cell-note';
import { Subheading } from '../../../components/basics/section';
import { ReferenceLink } from '../../../components/demand/reference-link';
import { StatusBadge } from '../../../components/demand/status-badge';
import { StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { useDetailWords } from '../../demand-detail/use-detail-words';
import { PATIENT } from '../patients-address';
import { type TimeScale, timeScale } from '../time-scale';
import { TimeAxis, TreatmentBar } from './treatment-bar';

interface PatientTreatmentsProps extends Treatments {
  today: CivilDate;
}

/** Treatments on a line of time, each with the same in words, and apart from them the demands that are none. */
export function PatientTreatments({ treatments, untreated, today }: PatientTreatmentsProps) {
  const { t } = useTranslation(['patients', 'common']);
  const scale = timeScale(treatments, today);
  const label = { treatment: t('treatments.treatment'), when: t('treatments.when'), status: t('common:label.status') };
  return (
    <>
      {treatments.length > 0 ? (
        <>
          <div className="mb-2 hidden px-[13px] as-cards:block print:hidden">
            <TimeAxis scale={scale} today={today} />
          </div>
          <StackedTable
            boxed
            caption={t('treatments.caption')}
            columns={[
              { name: 'treatment', label: label.treatment },
              {
                name: 'when',
                className: 'w-1/2 pt-1',
                label: (
                  <>
                    <span className="sr-only">{label.when}</span>
                    <TimeAxis scale={scale} today={today} />
                  </>
                ),
              },
              { name: 'status', label: label.status },
            ]}
          >
            {treatments.map((treatment) => (
              <StackedRow key={`${treatment.demand.id} ${treatment.kind}`}>
                <StackedCell label={label.treatment} kind="headline">
                  <TreatmentName treatment={treatment} />
                </StackedCell>
                <StackedCell label={label.when} kind="text">
                  <TreatmentTime treatment={treatment} scale={scale} today={today} />
                </StackedCell>
                <StackedCell label={label.status}>
                  <StatusBadge status={treatment.demand.status} short />
                </StackedCell>
              </StackedRow>
            ))}
          </StackedTable>
          <Legend treatments={treatments} />
        </>
      ) : null}
      {untreated.length > 0 ? <Untreated demands={untreated} /> : null}
    </>
  );
}

function TreatmentName({ treatment }: { treatment: PatientTreatment }) {
  const { t, option, regimen } = useDetailWords();
  const { t: words } = useTranslation('patients');
  const numbers = useNumbers();
  const { kind, demand, tumourType, drugs, courses } = treatment;
  const what =
    kind === 'chemotherapy'
      ? [
          treatment.regimen
            ? regimen(treatment.regimen.name, treatment.regimen)
            : [words('treatments.noRegimen'), ...drugs].join(', '),
        ]
      : courses.map((course) =>
          t('detail:summary.course', {
            count: course.sessions,
            sessions: numbers.integer(course.sessions),
            total: numbers.measure(course.totalDoseGy, 'Gy'),
            day: numbers.measure(course.fractionationPerDayGy, 'Gy'),
          }),
        );
  return (
    <span className="block py-0.5">
      <span className="block font-medium">{t(`demand:type.${kind}.long`)}</span>
      <span className="block">{[option('tumourType', tumourType), ...what].join(' · ')}</span>
      <ReferenceLink to={PATIENT.demand(demand.id)}>{demand.reference}</ReferenceLink>
    </span>
  );
}

interface TreatmentTimeProps {
  treatment: PatientTreatment;
  scale: TimeScale;
  today: CivilDate;
}

function TreatmentTime({ treatment, scale, today }: TreatmentTimeProps) {
  const { t, i18n } = useTranslation('patients');
  const { start, end, isOver, authorized, totalCycles: total } = treatment;
  const span = describeSpan(i18n, start, end);
  const [first, last] = [authorized[0]?.cycle ?? 0, authorized.at(-1)?.cycle ?? 0];
  const extent =
    authorized.length === 0
      ? t('treatments.asked')
      : first < 1 || total === 0
        ? t('treatments.authorized')
        : first === last
          ? t('treatments.cycle', { first, total })
          : t('treatments.cycles', { first, last, total });
  return (
    <>
      <TreatmentBar treatment={treatment} scale={scale} today={today} />
      <span className="mt-1 block">
        <CellNote>
          {isOver ? span : t('treatments.planned', { span })}. {extent}
        </CellNote>
      </span>
    </>
  );
}

const MARK = { width: 20, height: 12 } as const;

/** Key of solid and dashed marks; a kind of mark that nothing has is left out. */
function Legend({ treatments }: { treatments: readonly PatientTreatment[] }) {
  const { t } = useTranslation('patients');
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-xs [&>li]:flex [&>li]:items-center [&>li]:gap-1.5">
      {treatments.some(({ authorized }) => authorized.length > 0) ? (
        <li>
          <svg aria-hidden="true" {...MARK}>
            <rect {...MARK} rx="2" className="fill-ink-3" />
          </svg>
          {t('treatments.legend.authorized')}
        </li>
      ) : null}
      {treatments.some(({ planned }) => planned) ? (
        <li>
          <svg aria-hidden="true" {...MARK}>
            <rect
              x="0.5"
              y="0.5"
              width="19"
              height="11"
              rx="2"
              strokeDasharray="4 3"
              className="fill-none stroke-ink-3"
            />
          </svg>
          {t('treatments.legend.planned')}
        </li>
      ) : null}
    </ul>
  );
}

/** Drafts and demands that ended without a treatment, so that nobody takes them for one. */
function Untreated({ demands }: { demands: readonly UntreatedDemand[] }) {
  const { t } = useTranslation('patients');
  return (
    <>
      <Subheading>{t('treatments.untreated')}</Subheading>
      <p className="-mt-1.5 mb-2 text-ink-2 text-sm">{t('treatments.untreatedHint')}</p>
      <ul className="grid gap-1.5" data-part="untreated">
        {demands.map((demand) => (
          <UntreatedItem key={demand.id} demand={demand} />
        ))}
      </ul>
    </>
  );
}

function UntreatedItem({ demand: { id, reference, status, type, tumourType, start } }: { demand: UntreatedDemand }) {
  const { t, option } = useDetailWords();
  const { t: words } = useTranslation('patients');
  const facts = [
    ...(type ? [t(`demand:type.${type}.long`)] : []),
    ...(tumourType ? [option('tumourType', tumourType)] : []),
    ...(start ? [words('treatments.startAsked', { date: formatDate(start) })] : []),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <ReferenceLink to={PATIENT.demand(id)}>{reference}</ReferenceLink>
      <StatusBadge status={status} short />
      <span className="text-ink-2">{facts.join(' · ')}</span>
    </li>
  );
}
