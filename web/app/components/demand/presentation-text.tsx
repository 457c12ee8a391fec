import { keepFigures } from '@aval/i18n/format';
import { useTranslation } from '../../shell/words/translation';
import { Identifier } from '../basics/identifier';

interface PresentationTextProps {
  presentation: string;
  nationalCode: string;
}

/** A pack with its national code; a line breaks neither a figure from its unit nor the code from its name. */
export function PresentationText({ presentation, nationalCode }: PresentationTextProps) {
  const { t } = useTranslation('demand');
  return (
    <>
      {keepFigures(presentation)}&nbsp;·{' '}
      <span className="whitespace-nowrap">
        {t('field.drug.nationalCode')} <Identifier>{nationalCode}</Identifier>
      </span>
    </>
  );
}
