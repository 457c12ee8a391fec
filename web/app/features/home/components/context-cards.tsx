import type { ContextCard, ContextDimension } from '@aval/application/context/context';
import { Button, ButtonLink } from '../../../components/button';
import { useTranslation } from '../../../shell/translation';
import { ContextCardView } from './context-card';

interface ContextCardsProps {
  cards: readonly ContextCard[];
  missing: ContextDimension | null;
}

/** With whom and where to work: one card for each thing to choose, the one to choose next stands out. */
export function ContextCards({ cards, missing }: ContextCardsProps) {
  const { t } = useTranslation('home');
  return (
    <div className="page page--contexts">
      <div className="page__head">
        <div>
          <h1>{t('question')}</h1>
          <p className="page__lead">{t('intro')}</p>
        </div>
      </div>
      <div className="context-grid">
        {cards.map((card) => (
          <ContextCardView key={card.dimension} card={card} isNext={card.dimension === missing} missing={missing} />
        ))}
      </div>
      <div className="actions context-next">
        <span className="hint" id="context-missing" role="status">
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
      </div>
    </div>
  );
}
