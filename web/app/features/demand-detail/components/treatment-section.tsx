import { roleMay } from '@aval/domain/access/permissions';
import { isInsurerRole } from '@aval/domain/access/roles';
import { TREATMENT_TESTS } from '@aval/domain/catalogue/treatment-tests';
import { shownBodySurface } from '@aval/domain/clinical/body/body-surface';
import { daysPerCycle } from '@aval/domain/clinical/session-calendar';
import type { ReportedDoses } from '@aval/domain/congruence/report/line-report';
import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import type { Chemotherapy, Extras, ProposedTreatment } from '@aval/domain/demand/content/content';
import type { VersionNames } from '@aval/domain/demand/content/version-snapshot';
import { formatDate } from '@aval/i18n/format';
import type { ReactNode } from 'react';
import { CellNote } from '../../../components/basics/cell-note';
import { Definition, Definitions } from '../../../components/basics/definitions';
import { Section, Subheading } from '../../../components/basics/section';
import { Tag } from '../../../components/basics/tag';
import { TYPED_TEXT } from '../../../components/basics/typed-text';
import { usePageData } from '../../../shell/data/use-page-data';
import { useNumbers } from '../../../shell/words/numbers';
import { DosesTable } from '../../congruence/components/doses-table';
import { SupplyTable } from '../../congruence/components/supply-table';
import { useReportWords } from '../../congruence/use-report-words';
import { ChangedTag, GoneEntries, useHasChanged, VersionField } from '../changed-fields';
import { type DetailWords, useDetailWords } from '../use-detail-words';
import { DrugTable, type DrugTableProps } from './drug-table';
import { RadiotherapyList } from './radiotherapy-list';
import { SessionCalendar } from './session-calendar';

interface TreatmentSectionProps {
  treatment: ProposedTreatment;
  /** Null while that step of a draft is incomplete; undefined when shown elsewhere. */
  extras?: Extras | null;
  names: VersionNames;
  /** Clearance in the version's report. */
  clearance: CongruenceReport['clearance'];
  doses: ReportedDoses;
  deviationOf?: DrugTableProps['deviationOf'];
  /** Report of the version, for its doses and vials in place of those computed from height and weight. */
  report?: CongruenceReport | null;
  /** Total from the demand's state, for the current version: increasing the cycles creates no version. */
  totalCycles?: number | undefined;
  actions?: ReactNode;
}

/** Requested treatment: chemotherapy, radiotherapy and extras. */
export function TreatmentSection(props: TreatmentSectionProps) {
  const { treatment, extras, names, clearance, doses, deviationOf, report = null, totalCycles, actions } = props;
  const words = useDetailWords();
  const { t } = words;
  const { chemotherapy, radiotherapy } = treatment;
  return (
    <Section
      id="treatment"
      title={t('demand:section.treatment')}
      actions={actions}
      marks={
        <>
          {chemotherapy ? <Tag>{t('demand:type.chemotherapy.long')}</Tag> : null}
          {radiotherapy?.length ? <Tag>{t('demand:type.radiotherapy.long')}</Tag> : null}
          <ChangedTag paths={['treatment.chemotherapy']} />
        </>
      }
    >
      {chemotherapy ? (
        <ChemotherapyDetails
          chemotherapy={chemotherapy}
          names={names}
          clearance={clearance}
          doses={doses}
          deviationOf={deviationOf}
          report={report}
          totalCycles={totalCycles}
          words={words}
        />
      ) : null}
      {radiotherapy?.length ? (
        <>
          {chemotherapy ? <Subheading>{t('demand:type.radiotherapy.long')}</Subheading> : null}
          <RadiotherapyList treatments={radiotherapy} names={names} findings={report?.findings ?? []} />
        </>
      ) : null}
      <GoneEntries path="treatment.radiotherapy" />
      {extras === undefined ? null : <Subheading>{t('detail:field.observations')}</Subheading>}
      {extras ? <ExtrasFields extras={extras} /> : null}
      {extras === null ? <p className="text-ink-2">{t('detail:draft.incomplete')}</p> : null}
    </Section>
  );
}

const TYPED = ['observations', 'officialComments'] as const satisfies readonly (keyof Extras)[];

/** Extra fields of a request. */
export function ExtrasFields({ extras }: { extras: Extras }) {
  const { t, yesNo } = useDetailWords();
  const hasChanged = useHasChanged();
  const isFilled = (name: (typeof TYPED)[number]) => Boolean(extras[name]) || hasChanged([`extras.${name}`]);
  return (
    <>
      <Definitions>
        <VersionField label={t('demand:field.extras.evolutivo')} path="extras.evolutivo">
          {yesNo(extras.evolutivo)}
        </VersionField>
        {extras.previousRegimen ? (
          <VersionField label={t('demand:field.extras.previousRegimen')} path="extras.previousRegimen" width="double">
            <span className={TYPED_TEXT}>{extras.previousRegimen}</span>
          </VersionField>
        ) : null}
        {TYPED.some(isFilled)
          ? TYPED.map((name) => (
              <VersionField key={name} label={t(`demand:field.extras.${name}`)} path={`extras.${name}`} width="whole">
                <span className={TYPED_TEXT}>{extras[name]}</span>
              </VersionField>
            ))
          : null}
      </Definitions>
      {TYPED.some(isFilled) ? null : <p className="mt-3.5 text-ink-2">{t('detail:empty.observations')}</p>}
    </>
  );
}

interface ChemotherapyDetailsProps {
  chemotherapy: Chemotherapy;
  names: VersionNames;
  clearance: CongruenceReport['clearance'];
  doses: ReportedDoses;
  deviationOf: DrugTableProps['deviationOf'];
  report: CongruenceReport | null;
  totalCycles: number | undefined;
  words: DetailWords;
}

function ChemotherapyDetails(props: ChemotherapyDetailsProps) {
  const { chemotherapy, names, clearance, doses, deviationOf, report, totalCycles = 0, words } = props;
  const numbers = useNumbers();
  const role = usePageData()?.user?.role;
  const { t: reported, figure, clearanceLimits } = useReportWords();
  const { t, option, regimen, yesNo } = words;
  const at = (name: keyof Chemotherapy) => `treatment.chemotherapy.${name}`;
  const days = (count: number) => t('demand:days', { count });
  const sessions = t('detail:sessionCount', { count: chemotherapy.sessionsPerCycle });
  const surface = shownBodySurface(chemotherapy);
  const cycles =
    chemotherapy.totalCycles > 0
      ? t('demand:cycleOf', { cycle: chemotherapy.cycle, total: chemotherapy.totalCycles })
      : t('detail:noCycles');
  const heads = (name: 'intention' | 'sessionsPerCycle' | 'cycleIntervalDays' | 'daysPerCycle' | 'bodySurface') =>
    t(`demand:field.chemotherapy.${name}`);
  return (
    <>
      <Definitions>
        <VersionField label={heads('intention')} path={at('intention')}>
          {option('intention', chemotherapy.intention)}
        </VersionField>
        <VersionField label={t('demand:field.chemotherapy.cycle')} path={[at('cycle'), at('totalCycles')]}>
          {totalCycles > chemotherapy.totalCycles
            ? t('detail:cyclesIncreased', { cycles, total: totalCycles })
            : cycles}
        </VersionField>
        <VersionField label={heads('sessionsPerCycle')} path={[at('sessionsPerCycle'), at('sessionFrequencyDays')]}>
          {chemotherapy.sessionsPerCycle > 1
            ? t('detail:sessionsEvery', {
                sessions: numbers.integer(chemotherapy.sessionsPerCycle),
                count: chemotherapy.sessionFrequencyDays,
              })
            : sessions}
        </VersionField>
        <VersionField label={heads('cycleIntervalDays')} path={at('cycleIntervalDays')}>
          {days(chemotherapy.cycleIntervalDays)}
        </VersionField>
        <VersionField label={heads('daysPerCycle')} path={[at('sessionsPerCycle'), at('sessionFrequencyDays')]}>
          {String(daysPerCycle(chemotherapy))}
        </VersionField>
        <VersionField label={t('detail:field.heightAndWeight')} path={[at('heightCm'), at('weightKg')]}>
          {numbers.measure(chemotherapy.heightCm, 'cm', 0)} · {numbers.measure(chemotherapy.weightKg, 'kg')}
        </VersionField>
        <VersionField label={heads('bodySurface')} path={[at('heightCm'), at('weightKg')]}>
          <b>{surface === null ? t('common:answer.none') : numbers.measure(surface, 'm²')}</b>
        </VersionField>
        {chemotherapy.regimen ? (
          <VersionField label={t('demand:field.chemotherapy.regimen')} path={at('regimen')}>
            {regimen(names.regimen ?? chemotherapy.regimen.slug, chemotherapy.regimen)}
          </VersionField>
        ) : null}
        {chemotherapy.creatinine === null ? null : (
          <VersionField
            label={t('demand:field.chemotherapy.creatinine')}
            path={[at('creatinine'), at('creatinineUnit'), at('creatinineDate')]}
          >
            {figure(chemotherapy.creatinine, chemotherapy.creatinineUnit)}
            {chemotherapy.creatinineDate ? ` · ${formatDate(chemotherapy.creatinineDate)}` : null}
          </VersionField>
        )}
        {TREATMENT_TESTS.map((test) => {
          const value = chemotherapy[test.name];
          return value === null ? null : (
            <VersionField key={test.name} label={t(`demand:field.chemotherapy.${test.name}`)} path={at(test.name)}>
              {test.kind === 'choice' ? option(test.options, String(value)) : figure(Number(value), test.unit)}
            </VersionField>
          );
        })}
        {clearance?.computable ? (
          <Definition label={reported('doses.clearance')}>
            {figure(clearance.clearanceMlMin, 'mL/min', 2)}
            <CellNote>{clearanceLimits(clearance)}</CellNote>
          </Definition>
        ) : null}
        <VersionField label={t('demand:field.chemotherapy.clinicalTrial')} path={at('clinicalTrial')}>
          {yesNo(chemotherapy.clinicalTrial)}
        </VersionField>
      </Definitions>
      <Subheading>{t('demand:field.chemotherapy.drugs')}</Subheading>
      {report && hasAllLines(report, chemotherapy) ? (
        <>
          <DosesTable
            report={report}
            chemotherapy={chemotherapy}
            names={names}
            deviationsFirst={role !== undefined && isInsurerRole(role)}
          />
          <SupplyTable
            lines={report.lines}
            chemotherapy={chemotherapy}
            names={names}
            seesCost={role !== undefined && roleMay(role, 'demands.see_costs')}
          />
        </>
      ) : (
        <DrugTable chemotherapy={chemotherapy} names={names} doses={doses} deviationOf={deviationOf} />
      )}
      <GoneEntries path={at('drugs')} />
      {chemotherapy.drugs.length > 0 && chemotherapy.sessionDates.length > 0 ? (
        <>
          <Subheading>
            {t('demand:field.chemotherapy.sessionCalendar')}
            <ChangedTag paths={[at('sessionDates')]} within />
          </Subheading>
          <SessionCalendar chemotherapy={chemotherapy} names={names} />
        </>
      ) : null}
      <Subheading>{t('demand:field.chemotherapy.support')}</Subheading>
      <SupportFields chemotherapy={chemotherapy} words={words} />
    </>
  );
}

function hasAllLines({ lines }: CongruenceReport, { drugs }: Chemotherapy): boolean {
  return drugs.length > 0 && lines.length === drugs.length;
}

const MEDICATION = [
  'antiemetics',
  'antihistamines',
  'corticosteroids',
  'erythropoietins',
  'otherBisphosphonates',
] as const satisfies readonly (keyof Chemotherapy)[];
const INFUSOR = ['infusorImplantDate', 'infusorRemovalDate'] as const satisfies readonly (keyof Chemotherapy)[];

function SupportFields({
  chemotherapy,
  words: { t, yesNo },
}: Pick<ChemotherapyDetailsProps, 'chemotherapy' | 'words'>) {
  const hasChanged = useHasChanged();
  const at = (name: keyof Chemotherapy) => `treatment.chemotherapy.${name}`;
  const isFilled = (name: keyof Chemotherapy) => Boolean(chemotherapy[name]) || hasChanged([at(name)]);
  const medication = MEDICATION.some(isFilled) ? MEDICATION : [];
  const infusor = INFUSOR.some(isFilled) ? INFUSOR : [];
  const absent = [
    medication.length > 0 ? null : t('detail:empty.medication'),
    isFilled('heparinization') ? null : t('detail:empty.heparinization'),
    infusor.length > 0 ? null : t('detail:empty.infusor'),
  ].filter((sentence) => sentence !== null);
  return (
    <>
      {absent.length < 3 ? (
        <Definitions>
          {medication.map((name) => (
            <VersionField key={name} label={t(`demand:field.chemotherapy.${name}`)} path={at(name)}>
              {chemotherapy[name]}
            </VersionField>
          ))}
          {isFilled('heparinization') ? (
            <VersionField label={t('demand:field.chemotherapy.heparinization')} path={at('heparinization')}>
              {yesNo(chemotherapy.heparinization)}
            </VersionField>
          ) : null}
          {infusor.map((name) => {
            const date = chemotherapy[name];
            return (
              <VersionField key={name} label={t(`demand:field.chemotherapy.${name}`)} path={at(name)}>
                {date ? formatDate(date) : t('common:answer.notApplicable')}
              </VersionField>
            );
          })}
        </Definitions>
      ) : null}
      {absent.length > 0 ? <p className="text-ink-2 [dl+&]:mt-3.5">{absent.join(' ')}</p> : null}
    </>
  );
}
