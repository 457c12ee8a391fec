import { radiotherapyEnd } from '@aval/domain/clinical/treatment-dates';
import type { RadiotherapyTreatment } from '@aval/domain/demand/content/content';
import type { VersionNames } from '@aval/domain/demand/content/version-snapshot';
import { formatDate } from '@aval/i18n/format';
import { Definitions } from '../../../components/basics/definitions';
import { useNumbers } from '../../../shell/words/numbers';
import { ChangedTag, VersionField } from '../changed-fields';
import { TYPED_TEXT } from '../typed-text';
import { useDetailWords } from '../use-detail-words';

interface RadiotherapyListProps {
  treatments: readonly RadiotherapyTreatment[];
  names: VersionNames;
}

/** Separator line between entries. */
const ENTRY = [
  '[&+&]:mt-4 [&+&]:border-line [&+&]:border-t [&+&]:pt-4',
  '[&>h4]:mb-2 [&>h4]:font-medium [&>h4]:text-ink-2 [&>h4]:text-sm',
].join(' ');

/** Radiotherapies with codes, doses and dates. */
export function RadiotherapyList({ treatments, names }: RadiotherapyListProps) {
  const numbers = useNumbers();
  const { t, option } = useDetailWords();
  const label = (name: Exclude<keyof RadiotherapyTreatment, 'codeIds'> | 'codeIds' | 'end') =>
    t(`demand:field.radiotherapy.${name}`);
  return treatments.map((treatment, index) => {
    const at = `treatment.radiotherapy.${index}`;
    return (
      <div key={at} className={ENTRY}>
        {treatments.length > 1 ? (
          <h4>
            {t('demand:field.radiotherapy.entry', { number: index + 1 })}
            <ChangedTag paths={[at]} />
          </h4>
        ) : (
          <ChangedTag paths={[at]} />
        )}
        <Definitions>
          <VersionField label={label('codeIds')} path={`${at}.codeIds`} width="double">
            {treatment.codeIds.map((id) => codeText(names.codes[id])).join('; ')}
          </VersionField>
          <VersionField label={label('intention')} path={`${at}.intention`}>
            {option('intention', treatment.intention)}
          </VersionField>
          <VersionField label={label('complexity')} path={`${at}.complexity`}>
            {String(treatment.complexity)}
          </VersionField>
          <VersionField label={label('totalDoseGy')} path={`${at}.totalDoseGy`}>
            {numbers.measure(treatment.totalDoseGy, 'Gy')}
          </VersionField>
          <VersionField label={label('fractionationPerDayGy')} path={`${at}.fractionationPerDayGy`}>
            {numbers.measure(treatment.fractionationPerDayGy, 'Gy')}
          </VersionField>
          <VersionField label={label('tissueVolumeCm3')} path={`${at}.tissueVolumeCm3`}>
            {numbers.measure(treatment.tissueVolumeCm3, 'cm³')}
          </VersionField>
          <VersionField label={label('sessions')} path={`${at}.sessions`}>
            {numbers.integer(treatment.sessions)}
          </VersionField>
          <VersionField label={label('startDate')} path={`${at}.startDate`}>
            {formatDate(treatment.startDate)}
          </VersionField>
          <VersionField label={label('end')} path={`${at}.end`}>
            {formatDate(radiotherapyEnd(treatment))}
          </VersionField>
          <VersionField label={label('detailedDescription')} path={`${at}.detailedDescription`} width="whole">
            <span className={TYPED_TEXT}>{treatment.detailedDescription}</span>
          </VersionField>
        </Definitions>
      </div>
    );
  });
}

function codeText(code: { code: string; type: string } | undefined): string {
  return code ? `${code.code} · ${code.type}` : '';
}
