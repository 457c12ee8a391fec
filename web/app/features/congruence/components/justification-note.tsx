import { Icon } from '../../../components/basics/icon';
import { useCongruenceWords } from '../use-congruence-words';

interface JustificationNoteProps {
  /** Null when the doctor gave no justification, which is displayed. */
  text: string | null;
}

/** Justification that the doctor gave for a finding. */
export function JustificationNote({ text }: JustificationNoteProps) {
  const { t } = useCongruenceWords();
  if (text === null) {
    return (
      <p className="mt-2 flex items-center gap-1.5 text-ink-3 text-xs/sm">
        <Icon name="info" small />
        {t('congruence:noJustification')}
      </p>
    );
  }
  return (
    <figure className="mt-2.5 border-line-2 border-l-2 bg-sunken px-3 py-2">
      <figcaption className="text-ink-3 text-xs/sm">{t('congruence:justification')}</figcaption>
      <blockquote className="wrap-anywhere max-w-[76ch] whitespace-pre-wrap text-ink">{text}</blockquote>
    </figure>
  );
}
