import { CREATININE_UNITS } from '@aval/domain/clinical/kidney/creatinine';
import { isRequiredNow } from '@aval/domain/validation/steps/chemotherapy-schema';
import { describeClearanceLimits } from '@aval/i18n/clinical/clearance-words';
import { useEffect, useRef } from 'react';
import { ComputedField } from '../../../components/fields/field';
import { formGrid } from '../../../components/fields/field-look';
import { FormHeading } from '../../../components/fields/form-section';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { StepsDisclosure } from '../../congruence/components/steps-disclosure';
import { useCongruence } from '../congruence/congruence-context';
import { StepFindings } from '../congruence/step-findings';
import { listAt, textAt } from '../steps/form';
import { useStep } from '../steps/step-context';
import { DateField, NumberField, SelectField } from '../steps/step-fields';

const UNIT_WORDS = { 'mg/dL': 'mg/dl', 'umol/L': 'µmol/l' } as const;

/**
 * Inputs of the clearance, which AUC doses and drugs with a renal threshold depend on. Shown for lines that need them
 * and while one has a value.
 */
export function KidneyFields() {
  const { t, i18n } = useTranslation(['demand', 'wizard', 'clinical', 'common', 'report']);
  const numbers = useNumbers();
  const { form, wizard } = useStep();
  const { clearance, isClearanceOfBefore, report } = useCongruence();
  const drugs = new Intl.ListFormat(i18n.language).format(report?.renalDrugs ?? []);
  const isByAuc = listAt(form.typed, 'chemotherapy.drugs').some((line) => textAt(line, 'doseType') === 'AUC');
  const limits = clearance ? describeClearanceLimits(i18n, clearance) : null;
  const creatinine = textAt(form.typed, 'chemotherapy.creatinine');
  const isGiven = creatinine !== '';
  const { reread } = form;
  const wasGiven = useRef(isGiven);
  useEffect(() => {
    if (wasGiven.current === isGiven) return;
    wasGiven.current = isGiven;
    reread('chemotherapy.creatinineUnit');
  }, [isGiven, reread]);
  const isKnown = !isGiven || (clearance !== null && !isClearanceOfBefore);
  const purpose = drugs === '' ? (isByAuc ? 'auc' : 'none') : isByAuc ? 'aucAndDrugs' : 'drugs';
  if (!isByAuc && drugs === '' && !isGiven) return null;
  return (
    <>
      <FormHeading>{t(`wizard:kidney.title.${purpose}`, { drugs })}</FormHeading>
      <div className={formGrid}>
        <NumberField
          name="chemotherapy.creatinine"
          label={t('field.chemotherapy.creatinine')}
          className="md:col-span-6 2xl:col-span-3"
          optional
        />
        <SelectField
          name="chemotherapy.creatinineUnit"
          label={t('field.chemotherapy.creatinineUnit')}
          className="md:col-span-6 2xl:col-span-3"
          options={CREATININE_UNITS.map((value) => ({ value, label: UNIT_WORDS[value] }))}
          preset="mg/dL"
          // The proposed unit alone is no answer, and the fields come only with the analysis.
          isUnsent={!isGiven}
        />
        <DateField
          name="chemotherapy.creatinineDate"
          label={t('field.chemotherapy.creatinineDate')}
          className="md:col-span-6 2xl:col-span-3"
          max={wizard?.today}
          optional={!isRequiredNow('creatinineDate', { creatinine })}
        />
        <div className="md:col-span-6 2xl:col-span-3">
          <ComputedField
            label={t('wizard:kidney.clearance')}
            {...(clearance?.computable
              ? {
                  value: numbers.measure(clearance.clearanceMlMin, t('wizard:kidney.unit')),
                  ...(isClearanceOfBefore ? { note: t('wizard:congruence.ofBefore') } : {}),
                }
              : { note: t(isKnown ? 'wizard:kidney.unknown' : 'wizard:kidney.pending') })}
          />
          {limits ? <p className="mt-1 text-ink-3 text-xs/sm">{limits}</p> : null}
          {clearance?.computable ? (
            <StepsDisclosure calculation={clearance} name={t('report:doses.clearance')} />
          ) : null}
        </div>
      </div>
      <StepFindings of={/^treatment\.chemotherapy\.creatinine/} className="mt-3" />
    </>
  );
}
