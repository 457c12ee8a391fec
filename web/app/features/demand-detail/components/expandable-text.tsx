import { useId, useState } from 'react';
import { joinClasses } from '../../../components/join-classes';
import { useTranslation } from '../../../shell/translation';

const LONG = 600;
const MANY_LINES = 9;

/** Text as it was typed; a long one is folded on the screen, never on paper. */
export function ExpandableText({ text }: { text: string }) {
  const { t } = useTranslation('detail');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > LONG || text.split('\n').length > MANY_LINES;
  return (
    <>
      <p id={id} className={joinClasses('typed-text', isLong && !isOpen && 'typed-text--folded')}>
        {text}
      </p>
      {isLong ? (
        <button
          type="button"
          className="link typed-text__more"
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
