import type { ContextCard } from '@aval/application/context/context';
import type { FilingObstacle } from '@aval/application/context/filing-place';
import type { ContextDimension } from '@aval/domain/access/context-dimensions';
import { useFetcher } from '@remix-run/react';
import { cva } from 'class-variance-authority';
import { useId, useState } from 'react';
import { Avatar } from '../../../components/basics/avatar';
import { Icon } from '../../../components/basics/icon';
import { Affix, AffixIcon } from '../../../components/fields/affix';
import { inputLook } from '../../../components/fields/input-look';
import { useIsConnected } from '../../../components/notices/use-is-connected';
import { useTranslation } from '../../../shell/words/translation';
import { highlight, matchingOptions, type ShownOption, shownOptions } from '../option-text';

const ICONS = { company: 'company', doctor: 'person', center: 'center' } as const;
/** Minimum number of options for a search field. */
const SEARCH_FROM = 4;

const cardLook = cva('grid content-start gap-3.5 rounded-xl border bg-surface p-4.5', {
  variants: { isNext: { true: 'border-brand shadow-[0_0_0_1px_var(--c-brand)]', false: 'border-line-2' } },
});

const optionRow = cva('flex min-h-touch w-full items-center gap-2.5 rounded-md px-2 py-1.5', {
  variants: { isOn: { true: 'bg-brand-soft [&>svg]:text-brand-text', false: 'hover:bg-hover' } },
});

interface ContextCardViewProps {
  card: ContextCard;
  /** Card to be chosen next. */
  isNext: boolean;
  missing: ContextDimension | null;
  /** Reason why no new request can be filed. */
  obstacle: FilingObstacle | null;
}

export function ContextCardView({ card, isNext, missing, obstacle }: ContextCardViewProps) {
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
    if (dimension === 'center' && missing === 'doctor') return t('center.afterDoctor');
    return dimension === 'center' && obstacle === 'withdrawn_center' ? t('center.withdrawn') : t(`${dimension}.none`);
  };
  return (
    <section className={cardLook({ isNext })} aria-labelledby={titleId}>
      <div className="flex items-center gap-3">
        <span className="grid size-8.5 flex-none place-items-center rounded-lg bg-brand-soft text-brand-text">
          <Icon name={ICONS[dimension]} />
        </span>
        <div>
          <h2 id={titleId}>{t(`${dimension}.title`)}</h2>
          <p className="text-xs text-ink-3">{summary()}</p>
        </div>
      </div>
      {all.length >= SEARCH_FROM ? (
        <Affix>
          <AffixIcon name="search" />
          <input
            className={inputLook({ start: 'icon' })}
            type="search"
            autoComplete="off"
            aria-label={t(`${dimension}.search`)}
            placeholder={t(`${dimension}.search`)}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Affix>
      ) : null}
      {shown.length > 0 ? (
        <ul className="-mx-2 grid gap-0.5">
          {shown.map((option) => (
            <li key={option.id ?? 'all'}>
              <OptionRow card={card} option={option} typed={typed} />
            </li>
          ))}
        </ul>
      ) : typed ? (
        <p className="text-xs text-ink-3" role="status">
          {t('noMatch', { search: typed })}
        </p>
      ) : null}
    </section>
  );
}

function OptionRow({ card, option, typed }: { card: ContextCard; option: ShownOption; typed: string }) {
  const fetcher = useFetcher();
  const isConnected = useIsConnected();
  const isBusy = fetcher.state !== 'idle';
  const isOn = option.id === card.chosenId || isBusy;
  const parts = highlight(option.name, typed);
  const content = (
    <>
      <Avatar name={option.name} size="large" chosen={card.locked || isOn} />
      <span className="min-w-0 flex-1">
        {parts ? (
          <>
            {parts[0]}
            <mark className="underline decoration-current decoration-2 underline-offset-2">{parts[1]}</mark>
            {parts[2]}
          </>
        ) : (
          option.name
        )}
        {option.detail ? <small className="block text-xs text-ink-3">{option.detail}</small> : null}
      </span>
    </>
  );
  if (card.locked) {
    return (
      <div className={optionRow({ isOn: true })}>
        {content}
        <Icon name="lock" small />
      </div>
    );
  }
  return (
    <fetcher.Form
      method="post"
      action="/app/context"
      onSubmit={(event) => {
        if (!isConnected()) event.preventDefault();
      }}
    >
      <input type="hidden" name="dimension" value={card.dimension} />
      <input type="hidden" name="id" value={option.id ?? ''} />
      <input type="hidden" name="from" value="home" />
      <button type="submit" className={optionRow({ isOn })} aria-pressed={isOn}>
        {content}
        {isOn ? <Icon name="check" /> : null}
      </button>
    </fetcher.Form>
  );
}
