import type { ContextCard } from '@aval/application/context/context';
import type { FilingObstacle } from '@aval/application/context/filing-place';
import type { ContextDimension } from '@aval/domain/access/context-dimensions';
import { cx } from 'class-variance-authority';
import { Actions } from '../../../components/actions/actions';
import { Button, ButtonLink } from '../../../components/actions/button';
import { Page } from '../../../components/basics/page';
import { PageHead } from '../../../components/basics/page-head';
import { useTranslation } from '../../../shell/words/translation';
import { ContextCardView } from './context-card';

interface ContextCardsProps {
  cards: readonly ContextCard[];
  missing: ContextDimension | null;
  obstacle: FilingObstacle | null;
}

/** Aligns the continue button with the last card, by number of cards. */
const UNDER_THE_LAST: Readonly<Record<number, string>> = {
  1: 'lg:max-w-[calc((100%-32px)/3)]',
  2: 'lg:max-w-[calc((100%-32px)/3*2+16px)]',
};

/** Context choices, one card each; the next one to choose is highlighted. */
export function ContextCards({ cards, missing, obstacle }: ContextCardsProps) {
  const { t } = useTranslation('home');
  return (
    <Page width="cards">
      <PageHead title={t('question')} lead={t('intro')} />
      <div className="grid grid-cols-3 gap-4 max-lg:grid-cols-1">
        {cards.map((card) => (
          <ContextCardView
            key={card.dimension}
            card={card}
            isNext={card.dimension === missing}
            missing={missing}
            obstacle={obstacle}
          />
        ))}
      </div>
      <Actions align="end" className={cx('mt-5', UNDER_THE_LAST[cards.length])}>
        <span className="text-xs text-ink-3" id="context-missing" role="status">
          {missing ? t(`missing.${missing}`) : null}
        </span>
        {missing ? (
          <Button kind="primary" blocked aria-describedby="context-missing">
            {t('goToDemands')}
          </Button>
        ) : (
          <ButtonLink kind="primary" to="/app/demands">
            {t('goToDemands')}
          </ButtonLink>
        )}
      </Actions>
    </Page>
  );
}
