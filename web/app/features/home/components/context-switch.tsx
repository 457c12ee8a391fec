import type { ContextCard } from '@aval/application/context/context';
import { useFetcher } from '@remix-run/react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../../components/icon';
import { joinClasses } from '../../../components/join-classes';
import { useFloatingPanel } from '../../../components/use-floating-panel';
import { useListbox } from '../../../components/use-listbox';
import { useTranslation } from '../../../shell/translation';
import { matchingOptions, shownOptions } from '../option-text';

/** The search field of the top bar: what is in context now, and what could be instead; nothing where there is no choice. */
export function ContextSwitch({ choices: cards }: { choices: readonly ContextCard[] }) {
  const { t } = useTranslation('home');
  const fetcher = useFetcher();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const anchor = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const panelId = useId();

  const open = cards.filter((card) => !card.locked);
  const choices = open.flatMap((card) =>
    matchingOptions(shownOptions(card, t), typed).map((option) => ({ card, option })),
  );
  const close = useCallback(() => setOpen(false), []);
  const closeToButton = useCallback(() => {
    setOpen(false);
    anchor.current?.focus();
  }, []);
  function choose(index: number) {
    const choice = choices[index];
    if (!choice) return;
    closeToButton();
    const { card, option } = choice;
    const fields = { dimension: card.dimension, id: String(option.id ?? ''), from: 'bar' };
    fetcher.submit(fields, { method: 'post', action: '/app/context' });
  }
  const listbox = useListbox({
    count: choices.length,
    isOpen,
    onOpen: () => setOpen(true),
    onClose: closeToButton,
    onChoose: choose,
  });
  useFloatingPanel({ anchor, panel, isOpen, onClose: close });
  useEffect(() => {
    if (isOpen) input.current?.focus();
    else setTyped('');
  }, [isOpen]);

  const main = open.find((card) => card.required) ?? open[0];
  if (!main) return null;
  const label = t(`${main.dimension}.title`);
  const current = currentName(main);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className="context-switch"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-label={t('change', { dimension: label, name: current })}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="search" small />
        <span>{label}</span> <b>{current}</b>
        <Icon name="down" small />
      </button>
      {isOpen ? (
        <div ref={panel} id={panelId} className="menu context-panel" role="dialog" aria-label={t('intro')}>
          <input
            {...listbox.inputAttributes}
            ref={input}
            className="input input--small"
            type="search"
            autoComplete="off"
            spellCheck={false}
            aria-label={t('search')}
            placeholder={t('search')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={listbox.handleKey}
          />
          <div role="listbox" id={listbox.listId} aria-label={t('question')} className="context-panel__list">
            {choices.map(({ card, option }, index) => (
              <div
                key={`${card.dimension} ${option.id}`}
                id={listbox.optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={option.id === card.chosenId}
                className={joinClasses('menu__item', index === listbox.active && 'is-active')}
                onPointerMove={() => listbox.setActive(index)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(index)}
                onKeyDown={listbox.handleKey}
              >
                <span>
                  {option.name}
                  <small>{open.length > 1 ? t(`${card.dimension}.title`) : option.detail}</small>
                </span>
                {option.id === card.chosenId ? <Icon name="check" className="menu__tick" /> : null}
              </div>
            ))}
          </div>
          {choices.length === 0 ? <p className="option-panel__state">{t('noMatch', { search: typed })}</p> : null}
        </div>
      ) : null}
    </>
  );

  function currentName(card: ContextCard): string {
    return shownOptions(card, t).find(({ id }) => id === card.chosenId)?.name ?? t('unchosen');
  }
}
