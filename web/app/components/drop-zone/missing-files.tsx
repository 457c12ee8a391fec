import { cx } from 'class-variance-authority';
import { Fragment, type MouseEvent } from 'react';
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
  const listed = new Intl.ListFormat(i18n.language).formatToParts(groups.map(({ kind }) => kind));
  return (
    <span className={cx(LINE)} role="status">
      <Icon name="clock" />
      <span>
        {isWaiting ? t('files.sentAfter') : `${t('files.missing', { count: verbCount(groups) })} `}
        {(isWaiting ? [] : listed).map(({ type, value }, place) => {
          const group = groups.find(({ kind }) => type === 'element' && kind === value);
          // biome-ignore lint/suspicious/noArrayIndexKey: the text between two parts has no name.
          if (!group) return <Fragment key={place}>{value}</Fragment>;
          return <Part key={value} zone={zone} {...group} />;
        })}
      </span>
    </span>
  );
}

function Part({
  zone,
  kind,
  first,
  count,
}: {
  zone: string;
  kind: MissingPart['kind'];
  first: MissingPart;
  count: number;
}) {
  const { t } = useTranslation('common');
  const words = <Emphasised text={t(`files.part.${kind}`, { count, name: first.name })} />;
  if (kind === 'end') return words;
  const place = placeOfMissing(zone, first);
  return (
    <a
      href={`#${place}`}
      onClick={(event: MouseEvent) => {
        if (focusControl(place)) event.preventDefault();
      }}
    >
      {words}
    </a>
  );
}
