import type { FieldMetadata } from '@conform-to/react';
import { Switch } from '../../../components/fields/switch';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';

interface PublishSwitchProps {
  field: FieldMetadata<unknown>;
  /** State of the typed text: empty, different from the stored one, and whether the stored one is published. */
  text: { isEmpty: boolean; isChanged: boolean; isPublished: boolean };
  /** Number of users who would have to accept the terms. */
  people: number;
  /** Version number of the new terms. */
  version: number;
}

/**
 * Switch between publishing new terms, which all users have to accept, and a correction, which requires no acceptance.
 */
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
