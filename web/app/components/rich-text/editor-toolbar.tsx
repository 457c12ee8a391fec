import { cva } from 'class-variance-authority';
import { Fragment, type KeyboardEvent, type RefObject, useState } from 'react';
import { useTranslation } from '../../shell/words/translation';
import { ControlSign } from './control-sign';
import { CONTROL_GROUPS, CONTROLS, type Control, type ControlState, KEYS } from './editor-controls';
import { EDITOR_BAR } from './rich-text-look';

const button = cva(
  [
    'finger-area inline-grid size-7.5 place-items-center rounded-md text-ink-2 text-sm',
    'hover:bg-hover hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:text-ink-off',
  ],
  { variants: { on: { true: 'bg-brand-soft text-brand-text inset-ring inset-ring-brand-line', false: '' } } },
);

interface EditorToolbarProps {
  bar: RefObject<HTMLDivElement>;
  label: string;
  /** Id of the edited text. */
  controls: string;
  states: Readonly<Record<Control, ControlState>>;
  /**
   * Called with the input kind: after a pointer click the focus returns to the text, after a key press the toolbar
   * keeps it.
   */
  onUse: (control: Control, by: 'pointer' | 'keyboard') => void;
  /** Returns the focus to the text. */
  onLeave: () => void;
}

/** Toolbar of the editor: a single tab stop, with arrow keys between the controls. */
export function EditorToolbar({ bar, label, controls, states, onUse, onLeave }: EditorToolbarProps) {
  const { t } = useTranslation('companyTexts');
  const [current, setCurrent] = useState<Control>('title');

  function move(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape') return onLeave();
    const from = CONTROLS.indexOf(current);
    const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: CONTROLS.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = CONTROLS.at(to % CONTROLS.length);
    if (!next) return;
    setCurrent(next);
    bar.current?.querySelector<HTMLElement>(`[data-control="${next}"]`)?.focus();
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t('editor.bar', { name: label })}
      aria-controls={controls}
      className={EDITOR_BAR}
      onKeyDown={move}
    >
      {CONTROL_GROUPS.map((group, index) => (
        <Fragment key={group[0]}>
          {index === 0 ? null : <span className="mx-1 h-5 border-line-2 border-l" aria-hidden="true" />}
          {group.map((control) => {
            const { isOn, isOff } = states[control];
            const keys = KEYS[control];
            return (
              <button
                key={control}
                type="button"
                data-control={control}
                className={button({ on: isOn ?? false })}
                tabIndex={control === current ? 0 : -1}
                aria-label={t(`editor.control.${control}`)}
                title={[t(`editor.control.${control}`), keys].filter(Boolean).join(' · ')}
                aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
                aria-pressed={isOn ?? undefined}
                aria-disabled={isOff || undefined}
                onFocus={() => setCurrent(control)}
                // Keeps the focus and the selection in the text.
                onMouseDown={(event) => event.preventDefault()}
                onClick={(event) => {
                  if (!isOff) onUse(control, event.detail === 0 ? 'keyboard' : 'pointer');
                }}
              >
                <ControlSign control={control} />
              </button>
            );
          })}
        </Fragment>
      ))}
    </div>
  );
}
