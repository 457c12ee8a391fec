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
import { useNumbers } from '../../../shell/words/numbers';
import { useReportWords } from '../../congruence/use-report-words';
import { ChangedTag, GoneEntries, VersionField } from '../changed-fields';
import { TYPED_TEXT } from '../typed-text';
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
  seriousOf?: DrugTableProps['seriousOf'];
  /** Total from the demand's state, for the current version: increasing the cycles creates no version. */
  totalCycles?: number | undefined;
  actions?: ReactNode;
}

/** Requested treatment: chemotherapy, radiotherapy and extras. */
export function TreatmentSection(props: TreatmentSectionProps) {
  const { treatment, extras, names, clearance, doses, deviationOf, seriousOf, totalCycles, actions } = props;
  const words = useDetailWords();
  const { t } = words;
  const { chemotherapy, radiotherapy } = treatment;
  return (
    <Section
      id="treatment"
      title={t('detail:section.treatment')}
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
          seriousOf={seriousOf}
          totalCycles={totalCycles}
          words={words}
        />
      ) : null}
      {radiotherapy?.length ? (
        <>
          {chemotherapy ? <Subheading>{t('demand:type.radiotherapy.long')}</Subheading> : null}
          <RadiotherapyList treatments={radiotherapy} names={names} />
        </>
      ) : null}
      <GoneEntries path="treatment.radiotherapy" />
      {extras === undefined ? null : <Subheading>{t('detail:field.observations')}</Subheading>}
      {extras ? <ExtrasFields extras={extras} /> : null}
      {extras === null ? <p className="text-ink-2">{t('detail:draft.incomplete')}</p> : null}
    </Section>
  );
}

/** Extra fields of a request. */
export function ExtrasFields({ extras }: { extras: Extras }) {
  const { t, yesNo } = useDetailWords();
  return (
    <Definitions>
      <VersionField label={t('demand:field.extras.evolutivo')} path="extras.evolutivo">
        {yesNo(extras.evolutivo)}
      </VersionField>
      {extras.previousRegimen ? (
        <VersionField label={t('demand:field.extras.previousRegimen')} path="extras.previousRegimen" width="double">
          {extras.previousRegimen}
        </VersionField>
      ) : null}
      <VersionField label={t('demand:field.extras.observations')} path="extras.observations" width="whole">
        <span className={TYPED_TEXT}>{extras.observations}</span>
      </VersionField>
      <VersionField label={t('demand:field.extras.officialComments')} path="extras.officialComments" width="whole">
        <span className={TYPED_TEXT}>{extras.officialComments}</span>
      </VersionField>
    </Definitions>
  );
}

interface ChemotherapyDetailsProps {
  chemotherapy: Chemotherapy;
  names: VersionNames;
  clearance: CongruenceReport['clearance'];
  doses: ReportedDoses;
  deviationOf: DrugTableProps['deviationOf'];
  seriousOf: DrugTableProps['seriousOf'];
  totalCycles: number | undefined;
  words: DetailWords;
}

function ChemotherapyDetails(props: ChemotherapyDetailsProps) {
  const { chemotherapy, names, clearance, doses, deviationOf, seriousOf, totalCycles = 0, words } = props;
  const numbers = useNumbers();
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
      <DrugTable
        chemotherapy={chemotherapy}
        names={names}
        doses={doses}
        deviationOf={deviationOf}
        seriousOf={seriousOf}
      />
      <GoneEntries path={at('drugs')} />
      {chemotherapy.drugs.length > 0 && chemotherapy.sessionDates.length > 0 ? (
        <>
          <Subheading>
            {t('demand:field.chemotherapy.sessionCalendar')} <ChangedTag paths={[at('sessionDates')]} within />
          </Subheading>
          <SessionCalendar chemotherapy={chemotherapy} names={names} />
        </>
      ) : null}
      <Subheading>{t('demand:field.chemotherapy.support')}</Subheading>
      <SupportFields chemotherapy={chemotherapy} words={words} />
    </>
  );
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
  return (
    <Definitions>
      {MEDICATION.map((name) => (
        <VersionField key={name} label={t(`demand:field.chemotherapy.${name}`)} path={`treatment.chemotherapy.${name}`}>
          {chemotherapy[name]}
        </VersionField>
      ))}
      <VersionField label={t('demand:field.chemotherapy.heparinization')} path="treatment.chemotherapy.heparinization">
        {yesNo(chemotherapy.heparinization)}
      </VersionField>
      {INFUSOR.map((name) => {
        const date = chemotherapy[name];
        return (
          <VersionField
            key={name}
            label={t(`demand:field.chemotherapy.${name}`)}
            path={`treatment.chemotherapy.${name}`}
          >
            {date ? formatDate(date) : t('common:answer.notApplicable')}
          </VersionField>
        );
      })}
    </Definitions>
  );
}
