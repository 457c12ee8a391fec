import { cx } from 'class-variance-authority';
import { useId, useState } from 'react';
import { MORE_LINK } from '../../../components/actions/text-link';
import { TYPED_TEXT } from '../../../components/basics/typed-text';
import { useTranslation } from '../../../shell/words/translation';

const LONG = 600;
const MANY_LINES = 9;

/** Typed text; a long one is collapsed on screen, never in print. */
export function ExpandableText({ text }: { text: string }) {
  const { t } = useTranslation('detail');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > LONG || text.split('\n').length > MANY_LINES;
  return (
    <>
      <p id={id} className={cx(TYPED_TEXT, isLong && !isOpen && 'line-clamp-8 print:line-clamp-none')}>
        {text}
      </p>
      {isLong ? (
        <button
          type="button"
          className={MORE_LINK}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'showLess' : 'showAll')}
        </button>
      ) : null}
    </>
  );
}
