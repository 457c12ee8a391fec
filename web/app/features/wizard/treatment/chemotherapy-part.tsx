import { shownBodySurface } from '@aval/domain/clinical/body/body-surface';
import { daysPerCycle } from '@aval/domain/clinical/session-calendar';
import { cx } from 'class-variance-authority';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FoundOption } from '../../../components/choices/use-async-options';
import { ComputedField } from '../../../components/fields/field';
import { formGrid } from '../../../components/fields/field-look';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { useOptions } from '../../../shell/words/use-options';
import { StepFindings } from '../congruence/step-findings';
import { RegimenChooser } from '../regimen/regimen-chooser';
import { type Filling, type UseRegimen, useFilling } from '../regimen/use-filling';
import { StepContext, useFieldLock, useStep } from '../steps/step-context';
import { NumberField, SelectField } from '../steps/step-fields';
import { DrugLines } from './drug-lines';
import { KidneyFields } from './kidney-fields';
import { SessionDates } from './session-dates';
import { SessionPlan } from './session-plan';
import { SupportFields } from './support-fields';
import { TestFields } from './test-fields';
import { typedBody, typedCycleNumber, typedFrequency } from './typed-figures';

const NARROW = 'col-span-6 md:col-span-3 xl:col-span-2';

/**
 * Content paths whose findings are shown at the patient's fields and at the plan; lines, dates and support show their
 * own.
 */
const OF_PATIENT = /^treatment\.chemotherapy\.(intention|heightCm|weightKg)$/;
const OF_PLAN =
  /^treatment\.chemotherapy(\.(cycle|totalCycles|sessionsPerCycle|sessionFrequencyDays|cycleIntervalDays))?$/;

/** Chemotherapy: plan, drug lines, session dates and support. */
export function ChemotherapyPart() {
  const { context, filling, use } = useFilling();
  return (
    <StepContext.Provider value={context}>
      <ChemotherapyFields key={filling.number} names={filling.names} regimen={filling.regimen} onRegimen={use} />
    </StepContext.Provider>
  );
}

interface ChemotherapyFieldsProps {
  /** Names of drugs filled in by a regimen. */
  names: Readonly<Record<string, string>>;
  regimen: Filling['regimen'];
  onRegimen: UseRegimen;
}

function ChemotherapyFields({ names, regimen, onRegimen }: ChemotherapyFieldsProps) {
  const { t } = useTranslation(['demand', 'common', 'wizard']);
  const { wizard } = useStep();
  const [drugNames, setDrugNames] = useState<Readonly<Record<string, string>>>({ ...wizard?.labels.drugs, ...names });
  const nameDrug = useCallback(
    ({ value, label }: FoundOption) => setDrugNames((before) => ({ ...before, [value]: label })),
    [],
  );
  return (
    <>
      <div className={formGrid}>
        <SelectField
          name="chemotherapy.intention"
          label={t('field.chemotherapy.intention')}
          className="md:col-span-4"
          options={useOptions('intention')}
        />
        <NumberField
          name="chemotherapy.heightCm"
          label={t('field.chemotherapy.heightCm')}
          className="col-span-6 md:col-span-2"
          unit={t('common:unit.cm')}
          decimals={false}
        />
        <NumberField
          name="chemotherapy.weightKg"
          label={t('field.chemotherapy.weightKg')}
          className="col-span-6 md:col-span-2"
          unit={t('common:unit.kg')}
        />
        <BodySurface />
      </div>
      <StepFindings of={OF_PATIENT} className="mt-4" />
      <RegimenChooser filled={regimen} onUse={onRegimen} />
      <div className={cx(formGrid, 'mt-4')}>
        <NumberField
          name="chemotherapy.cycle"
          label={t('field.chemotherapy.cycle')}
          className={NARROW}
          preset="1"
          decimals={false}
        />
        <NumberField
          name="chemotherapy.totalCycles"
          label={t('field.chemotherapy.totalCycles')}
          className={NARROW}
          decimals={false}
        />
        <NumberField
          name="chemotherapy.sessionsPerCycle"
          label={t('field.chemotherapy.sessionsPerCycle')}
          className={NARROW}
          decimals={false}
        />
        <SessionFrequency />
        <NumberField
          name="chemotherapy.cycleIntervalDays"
          label={t('wizard:treatment.short.cycleIntervalDays')}
          className={NARROW}
          unit={t('common:unit.days')}
          decimals={false}
        />
        <DaysPerCycle />
      </div>
      <StepFindings of={OF_PLAN} className="mt-4" />
      <KidneyFields />
      <TestFields />
      <DrugLines drugNames={drugNames} onDrug={nameDrug} />
      <SessionDates />
      <SessionPlan drugNames={drugNames} />
      <SupportFields />
    </>
  );
}

/** Body surface with its formula, as printed in the document. */
function BodySurface() {
  const numbers = useNumbers();
  const { t } = useTranslation(['demand', 'common']);
  const { form } = useStep();
  const body = typedBody(form.typed);
  const surface = body && shownBodySurface(body);
  return (
    <div className="md:col-span-4">
      <ComputedField
        label={t('field.chemotherapy.bodySurface')}
        {...(body === null || surface === null
          ? { note: '—' }
          : {
              value: numbers.measure(surface, t('common:unit.m2')),
              note: `√(${numbers.decimal(body.weightKg)} × ${body.heightCm} ÷ 3600)`,
            })}
      />
    </div>
  );
}

const FREQUENCY = 'chemotherapy.sessionFrequencyDays';

/** Days from one session to the next; not asked of a single session, but kept for when there are more again. */
function SessionFrequency() {
  const { t } = useTranslation(['common', 'wizard']);
  const { form } = useStep();
  const lock = useFieldLock(FREQUENCY);
  const isAsked = lock !== null || typedCycleNumber(form.typed, 'sessionsPerCycle') !== 1;
  const shown = useRef(isAsked);
  useEffect(() => {
    if (shown.current === isAsked) return;
    shown.current = isAsked;
    form.reread(FREQUENCY);
  }, [isAsked, form.reread]);
  return (
    <NumberField
      name={FREQUENCY}
      label={t('wizard:treatment.short.sessionFrequencyDays')}
      className={isAsked ? NARROW : 'hidden'}
      unit={t('common:unit.days')}
      decimals={false}
      disabled={!isAsked}
    />
  );
}

function DaysPerCycle() {
  const numbers = useNumbers();
  const { t } = useTranslation('demand');
  const { form } = useStep();
  const sessionsPerCycle = typedCycleNumber(form.typed, 'sessionsPerCycle');
  const sessionFrequencyDays = typedFrequency(form.typed);
  const isKnown = sessionsPerCycle !== null && sessionFrequencyDays !== null;
  return (
    <div className={NARROW}>
      <ComputedField
        label={t('field.chemotherapy.daysPerCycle')}
        {...(isKnown
          ? { value: numbers.integer(daysPerCycle({ sessionsPerCycle, sessionFrequencyDays })) }
          : { note: '—' })}
      />
    </div>
  );
}
