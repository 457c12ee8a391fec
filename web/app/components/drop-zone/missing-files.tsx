import { cx } from 'class-variance-authority';
import { Fragment, type MouseEvent } from 'react';
import { listedParts } from '../../shell/words/listed-parts';
import { useTranslation } from '../../shell/words/translation';
import { Emphasised } from '../basics/emphasised';
import { Icon } from '../basics/icon';
import { focusControl } from '../fields/focus-field';
import type { MissingPart } from './upload-entry';
import { placeOfMissing } from './upload-ids';

const LINE = [
  'flex min-w-0 gap-2 text-(length:--fs-sm) text-ink-2 [&>svg]:mt-0.5 [&>svg]:flex-none',
  '[&_b]:font-semibold [&_b]:wrap-anywhere [&_b]:text-ink [&_a]:text-danger [&_a]:underline [&_a_b]:text-inherit',
];

interface MissingFilesProps {
  zone: string;
  missing: readonly MissingPart[];
  /** Submission was requested already and starts when the files are uploaded. */
  isWaiting: boolean;
}

/**
 * The verb agrees with a single group of descriptions ("Faltan 2 descripciones"); otherwise it is singular ("Falta
 * quitar 2 ficheros").
 */
function verbCount(groups: readonly { kind: MissingPart['kind']; count: number }[]): number {
  const [first] = groups;
  return first?.kind === 'description' ? first.count : 1;
}

const KINDS: readonly MissingPart['kind'][] = ['end', 'retry', 'removal', 'description', 'shortening'];

/**
 * Lists what the files still need before the form can be submitted, with links to the fields; empty when nothing is
 * missing.
 */
export function MissingFiles({ zone, missing, isWaiting }: MissingFilesProps) {
  const { t, i18n } = useTranslation('common');
  const groups = KINDS.flatMap((kind) => {
    const parts = missing.filter((part) => part.kind === kind);
    const [first] = parts;
    return first ? [{ kind, first, count: parts.length }] : [];
  });
  if (groups.length === 0) return null;
  const told = groups.map((group) => ({
    ...group,
    words: t(`files.part.${group.kind}`, { count: group.count, name: group.first.name }),
  }));
  const listed = listedParts(new Intl.ListFormat(i18n.language), told, ({ words }) => words.replace(/<\/?b>/g, ''));
  return (
    <span className={cx(LINE)} role="status">
      <Icon name="clock" />
      <span>
        {isWaiting ? t('files.sentAfter') : `${t('files.missing', { count: verbCount(groups) })} `}
        {(isWaiting ? [] : listed).map((part, place) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: the text between two parts has no name.
          if ('between' in part) return <Fragment key={place}>{part.between}</Fragment>;
          return <Part key={part.item.kind} zone={zone} {...part.item} />;
        })}
      </span>
    </span>
  );
}

interface PartProps {
  zone: string;
  kind: MissingPart['kind'];
  first: MissingPart;
  words: string;
}

function Part({ zone, kind, first, words }: PartProps) {
  const content = <Emphasised text={words} />;
  if (kind === 'end') return content;
  const place = placeOfMissing(zone, first);
  return (
    <a
      href={`#${place}`}
      onClick={(event: MouseEvent) => {
        if (focusControl(place)) event.preventDefault();
      }}
    >
      {content}
    </a>
  );
}
