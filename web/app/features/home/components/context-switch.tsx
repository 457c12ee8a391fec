import type { ContextCard } from '@aval/application/context/context';
import { useSubmit } from '@remix-run/react';
import { cx } from 'class-variance-authority';
import { type ReactNode, useState } from 'react';
import { LIST_STATE } from '../../../components/actions/menu-looks';
import { Popover } from '../../../components/actions/popover';
import { Icon } from '../../../components/basics/icon';
import { SearchList } from '../../../components/choices/search-list';
import { useIsConnected } from '../../../components/notices/use-is-connected';
import { useTranslation } from '../../../shell/words/translation';
import { chosenName, mainChoice, matchingOptions, shownOptions } from '../option-text';

const SWITCH = [
  'flex h-7.5 max-w-90 min-w-0 items-center gap-2 rounded-md border border-line-2 bg-surface pr-2 pl-2.5 text-ink-2',
  'hover:bg-hover finger:min-h-touch max-md:border-transparent max-md:px-1',
];

interface ContextSwitchProps {
  choices: readonly ContextCard[];
  /** Shown instead, without a choice. */
  otherwise: ReactNode;
}

/** Search field of the top bar with the current context and the alternatives. */
export function ContextSwitch({ choices: cards, otherwise }: ContextSwitchProps) {
  const { t } = useTranslation('home');
  // A navigation, which asks first if the page has unsaved input.
  const submit = useSubmit();
  const isConnected = useIsConnected();
  const open = cards.filter((card) => !card.locked);
  const main = mainChoice(cards);
  if (!main) return otherwise;
  // An assistant's choice of doctor only prefills new requests; the list keeps showing all doctors and has a filter.
  const label = main.dimension === 'doctor' && main.required ? t('doctor.filesFor') : t(`${main.dimension}.title`);
  const current = chosenName(cards, t);
  return (
    <Popover
      data-part="context-switch"
      className={cx(SWITCH)}
      padding="wide"
      panelClassName="w-[min(360px,calc(100vw-24px))]"
      aria-label={t('change', { dimension: label, name: current })}
      title={t('intro')}
      startsAt="input"
      button={
        <>
          <Icon name="search" small className="max-md:hidden" />
          {/* Stacked on a phone, so that label and name both fit. */}
          <span className="flex min-w-0 gap-2 max-md:flex-col max-md:items-start max-md:gap-0">
            <span className="whitespace-nowrap max-md:text-2xs/3">{label}</span>{' '}
            <b className="max-w-full truncate font-medium text-ink max-md:leading-4" title={current}>
              {current}
            </b>
          </span>
          <Icon name="down" small />
        </>
      }
    >
      {(close) => (
        <Contexts
          cards={open}
          close={close}
          onChoose={(dimension, id) => {
            if (!isConnected()) return;
            submit({ dimension, id: String(id ?? ''), from: 'bar' }, { method: 'post', action: '/app/context' });
          }}
        />
      )}
    </Popover>
  );
}

interface ContextsProps {
  cards: readonly ContextCard[];
  close: () => void;
  onChoose: (dimension: ContextCard['dimension'], id: number | null) => void;
}

function Contexts({ cards, close, onChoose }: ContextsProps) {
  const { t } = useTranslation('home');
  const [typed, setTyped] = useState('');
  const choices = cards.flatMap((card) =>
    matchingOptions(shownOptions(card, t), typed).map((option) => ({
      card,
      option,
      value: `${card.dimension} ${option.id}`,
    })),
  );
  function choose(value: string) {
    const choice = choices.find((each) => each.value === value);
    if (!choice) return;
    close();
    onChoose(choice.card.dimension, choice.option.id);
  }
  return (
    <>
      <SearchList
        label={t('question')}
        searchLabel={t('search')}
        placeholder={t('search')}
        className="mt-1.5 grid max-h-80 overflow-y-auto"
        options={choices.map(({ card, option, value }) => ({
          value,
          label: option.name,
          detail: cards.length > 1 ? t(`${card.dimension}.title`) : option.detail,
        }))}
        // One value per card: the list allows several, and a choice replaces the one of its card.
        multiple
        selected={choices.filter(({ card, option }) => option.id === card.chosenId).map(({ value }) => value)}
        text={typed}
        onTextChange={setTyped}
        onToggle={choose}
        onClose={close}
      />
      {choices.length === 0 ? <p className={LIST_STATE}>{t('noMatch', { search: typed })}</p> : null}
    </>
  );
}
