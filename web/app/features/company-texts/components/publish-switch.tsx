import type { FieldMetadata } from '@conform-to/react';
import { Switch } from '../../../components/fields/switch';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';

interface PublishSwitchProps {
  field: FieldMetadata<unknown>;
  /** What is written: whether it has a word, differs from what is stored, and whether that is the published one. */
  text: { isEmpty: boolean; isChanged: boolean; isPublished: boolean };
  /** Of whom they would be asked now. */
  people: number;
  /** The number that the new ones would have. */
  version: number;
}

/** Whether the terms are new ones, which everybody has to agree to, or the same with a correction, which asks nobody. */
export function PublishSwitch({ field, text, people, version }: PublishSwitchProps) {
  const { t } = useTranslation('companyTexts');
  const { isEmpty, isChanged, isPublished } = text;
  const [isFirst, former] = [version === 1, { version: version - 1 }];
  const isOn = field.value === 'on';
  const holds = isPublished && !isChanged;
  const asks = isOn && !isEmpty && !holds;
  return (
    <Banner tone={asks ? 'warn' : 'neutral'}>
      <p>
        <b>
          {asks && people === 0
            ? t('publish.asksNoneYet')
            : t(asks ? 'publish.asks' : 'publish.asksNobody', { count: people })}
        </b>{' '}
        {asks
          ? [t(people === 0 ? 'publish.effectLater' : 'publish.effect'), isFirst ? '' : t('publish.kept')].join(' ')
          : isFirst
            ? t('publish.notYet')
            : holds
              ? t('publish.holds', former)
              : isEmpty
                ? null
                : t('publish.correction', former)}
      </p>
      <Switch className="mt-1.5" name={field.name} defaultChecked={field.defaultChecked}>
        {t('publish.switch', { version })}
      </Switch>
    </Banner>
  );
}
