import { keepFigures } from '@aval/i18n/format';
import { useTranslation } from '../../shell/words/translation';
import { Identifier } from '../basics/identifier';

interface PresentationTextProps {
  presentation: string;
  nationalCode: string;
}

/** Presentation with its national code; neither figure and unit nor label and code are split across lines. */
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
