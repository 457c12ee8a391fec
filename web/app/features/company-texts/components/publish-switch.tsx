import type { FieldMetadata } from '@conform-to/react';
import { Switch } from '../../../components/fields/switch';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';

interface PublishSwitchProps {
  field: FieldMetadata<unknown>;
  /** Of whom they would be asked now. */
  people: number;
  /** The number that the new ones would have. */
  version: number;
}

/** Whether the terms are new ones, which everybody has to agree to, or the same with a correction, which asks nobody. */
export function PublishSwitch({ field, people, version }: PublishSwitchProps) {
  const { t } = useTranslation('companyTexts');
  const isOn = field.value === 'on';
  return (
    <Banner tone={isOn ? 'warn' : 'neutral'}>
      <p>
        <b>
          {isOn && people === 0
            ? t('publish.asksNoneYet')
            : t(isOn ? 'publish.asks' : 'publish.asksNobody', { count: people })}
        </b>{' '}
        {isOn
          ? t(people === 0 ? 'publish.effectLater' : 'publish.effect')
          : version === 1
            ? t('publish.notYet')
            : t('publish.correction', { version: version - 1 })}
      </p>
      <Switch className="mt-1.5" name={field.name} defaultChecked={field.defaultChecked}>
        {t('publish.switch', { version })}
      </Switch>
    </Banner>
  );
}
