import type { Justification } from '@aval/domain/demand/content/content';
import { formatStamp } from '@aval/i18n/format';
import { cx } from 'class-variance-authority';
import { Icon } from '../../../components/basics/icon';
import { TYPED_TEXT } from '../../../components/basics/typed-text';
import { useCongruenceWords } from '../use-congruence-words';

interface JustificationNoteProps {
  /** Null when the doctor gave no justification, which is displayed. */
  justification: Pick<Justification, 'text' | 'writtenBy' | 'writtenAt'> | null;
}

/** Justification that the doctor's side gave for a finding, with its author and time where they were kept. */
export function JustificationNote({ justification }: JustificationNoteProps) {
  const { t } = useCongruenceWords();
  if (justification === null) {
    return (
      <p className="mt-2 flex items-center gap-1.5 text-ink-3 text-xs/sm">
        <Icon name="info" small />
        {t('congruence:noJustification')}
      </p>
    );
  }
  const { text, writtenBy, writtenAt } = justification;
  return (
    <figure className="mt-2.5 border-line-2 border-l-2 bg-sunken px-3 py-2">
      <figcaption className="wrap-anywhere text-ink-3 text-xs/sm">
        {t('congruence:justification')}
        {writtenBy && writtenAt ? ` · ${writtenBy} · ${formatStamp(writtenAt)}` : null}
      </figcaption>
      <blockquote className={cx(TYPED_TEXT, 'text-ink')}>{text}</blockquote>
    </figure>
  );
}
