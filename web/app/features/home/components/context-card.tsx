import type { ContextCard, ContextDimension } from '@aval/application/context/context';
import { useFetcher } from '@remix-run/react';
import { useId, useState } from 'react';
import { Avatar } from '../../../components/avatar';
import { Icon } from '../../../components/icon';
import { joinClasses } from '../../../components/join-classes';
import { useTranslation } from '../../../shell/translation';
import { highlight, matchingOptions, type ShownOption, shownOptions } from '../option-text';

const ICONS = { company: 'company', doctor: 'person', center: 'center' } as const;
/** Fewer are seen at a glance. */
const SEARCH_FROM = 4;

interface ContextCardViewProps {
  card: ContextCard;
  /** The one to choose now. */
  isNext: boolean;
  missing: ContextDimension | null;
}

export function ContextCardView({ card, isNext, missing }: ContextCardViewProps) {
  const { t } = useTranslation('home');
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const { dimension } = card;
  const all = shownOptions(card, t);
  const shown = matchingOptions(all, typed);
  const isOptional = !card.required && !card.locked;
  const summary = () => {
    if (card.locked) return t('single');
    if (isOptional) return t('optional');
    if (card.options.length > 0) return t(`${dimension}.count`, { count: card.options.length });
    return dimension === 'center' && missing === 'doctor' ? t('center.afterDoctor') : t(`${dimension}.none`);
  };
  return (
    <section className={joinClasses('context-card', isNext && 'context-card--now')} aria-labelledby={titleId}>
      <div className="context-card__h">
        <span className="context-card__i">
          <Icon name={ICONS[dimension]} />
        </span>
        <div>
          <h2 id={titleId}>{t(`${dimension}.title`)}</h2>
          <p>{summary()}</p>
        </div>
      </div>
      {all.length >= SEARCH_FROM ? (
        <span className="affix affix--lead">
          <Icon name="search" small />
          <input
            className="input"
            type="search"
            autoComplete="off"
            aria-label={t(`${dimension}.search`)}
            placeholder={t(`${dimension}.search`)}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </span>
      ) : null}
      {shown.length > 0 ? (
        <ul className="option-list">
          {shown.map((option) => (
            <li key={option.id ?? 'all'}>
              <OptionRow card={card} option={option} typed={typed} />
            </li>
          ))}
        </ul>
      ) : typed ? (
        <p className="hint" role="status">
          {t('noMatch', { search: typed })}
        </p>
      ) : null}
    </section>
  );
}

function OptionRow({ card, option, typed }: { card: ContextCard; option: ShownOption; typed: string }) {
  const fetcher = useFetcher();
  const isBusy = fetcher.state !== 'idle';
  const isOn = option.id === card.chosenId || isBusy;
  const parts = highlight(option.name, typed);
  const content = (
    <>
      <Avatar name={option.name} large />
      <span>
        {parts ? (
          <>
            {parts[0]}
            <mark>{parts[1]}</mark>
            {parts[2]}
          </>
        ) : (
          option.name
        )}
        {option.detail ? <small>{option.detail}</small> : null}
      </span>
    </>
  );
  if (card.locked) {
    return (
      <div className="option-row is-on">
        {content}
        <Icon name="lock" small />
      </div>
    );
  }
  return (
    <fetcher.Form method="post" action="/app/context">
      <input type="hidden" name="dimension" value={card.dimension} />
      <input type="hidden" name="id" value={option.id ?? ''} />
      <input type="hidden" name="from" value="home" />
      <button type="submit" className={joinClasses('option-row', isOn && 'is-on')} aria-pressed={isOn}>
        {content}
        {isOn ? <Icon name="check" /> : null}
      </button>
    </fetcher.Form>
  );
}
