import type { VersionChange, VersionChanges } from '@aval/domain/demand/content/changes/version-change';
import { describeChange, LONGEST_STEP } from '@aval/i18n/changes';
import type { RewrittenText } from '@aval/i18n/rewritten-text';
import { cx } from 'class-variance-authority';
import { createContext, type ReactNode, useContext } from 'react';
import { Definition } from '../../components/basics/definitions';
import { PrintedDisclosure } from '../../components/basics/printed-disclosure';
import { Tag, TagBlank } from '../../components/basics/tag';
import { TYPED_TEXT } from '../../components/basics/typed-text';
import { Banner } from '../../components/notices/banner';
import { useTranslation } from '../../shell/words/translation';

const ChangesContext = createContext<VersionChanges | null>(null);

interface ChangedFieldsProps {
  changes: VersionChanges | null;
  children: ReactNode;
}

/** Provides the version's changes to the fields inside. */
export function ChangedFields({ changes, children }: ChangedFieldsProps) {
  return <ChangesContext.Provider value={changes}>{children}</ChangesContext.Provider>;
}

/** Returns whether one of these fields changed, so that an emptied one is shown with its previous value. */
export function useHasChanged(): (paths: readonly string[]) => boolean {
  const changes = useContext(ChangesContext);
  return (paths) => changes?.list.some(({ path }) => paths.includes(path)) ?? false;
}

interface ChangedTagProps {
  paths: readonly string[];
  /** Includes changes below the paths. */
  within?: boolean;
  /** Inside a table cell below the new value, where only the old one is shown. */
  isInCell?: boolean;
}

/** Marks of the changes of these fields, such as "60 → 55 mg/m²". */
export function ChangedTag({ paths, within = false, isInCell = false }: ChangedTagProps) {
  const changes = useContext(ChangesContext);
  const meant = changes?.list.filter(({ path }) =>
    paths.some((wanted) => path === wanted || (within && path.startsWith(`${wanted}.`))),
  );
  return meant?.map((change) => (
    <ChangeMark key={keyOf(change)} change={change} isLabelled={paths.length > 1} isInCell={isInCell} />
  ));
}

/** Maximum number of characters of a mark: fits on one line in half of a phone of 320 px. */
const LONGEST_MARK = 20;

const IN_CELL = 'mt-0.5 block text-ink-2 text-xs';

interface ChangeMarkProps extends Required<Pick<ChangedTagProps, 'isInCell'>> {
  change: VersionChange;
  isLabelled: boolean;
}

function ChangeMark({ change, isLabelled, isInCell }: ChangeMarkProps) {
  const { t, i18n } = useTranslation('detail');
  const { label, step, before } = describeChange(i18n, change);
  const isShort = (words: string) => words.length <= LONGEST_MARK;
  if (isInCell && isShort(before)) {
    return (
      <span className={IN_CELL}>
        <Tag tone="info">
          <span className="sr-only">{t('changedBefore', { text: '' })}</span>
          <del className="decoration-1">{before}</del>
        </Tag>
      </span>
    );
  }
  const said = isLabelled ? `${label}: ${step}` : step;
  // A change too long for a mark is shown as text that wraps.
  if (isInCell || !isShort(said)) {
    const text = change.isEntry || step.length <= LONGEST_STEP ? said : t('changedBefore', { text: before });
    return (
      <span className={isInCell ? IN_CELL : 'mt-1 block text-ink-2 text-xs/sm'}>
        <Tag tone="info">{t('changed')}</Tag>
        <TagBlank />
        <span className={TYPED_TEXT}>{text}</span>
      </span>
    );
  }
  return (
    <>
      <TagBlank />
      <Tag tone="info">
        <span className="sr-only">{t('changed')}: </span>
        {said}
      </Tag>
    </>
  );
}

/** Maximum number of changes shown uncollapsed. */
const SHOWN_AT_ONCE = 8;

/** List of all changes: field, old and new value. */
export function ChangesBanner({ changes }: { changes: VersionChanges }) {
  const { t } = useTranslation(['detail', 'demand']);
  const title = t('demand:change.since', { number: changes.since });
  if (changes.list.length <= SHOWN_AT_ONCE)
    return (
      <Banner tone="info" role="note">
        <b>{title}</b>
        <ChangeList changes={changes.list} />
      </Banner>
    );
  return (
    <Banner tone="info" role="note">
      <b>{title}</b>
      <ChangeList changes={changes.list.slice(0, SHOWN_AT_ONCE)} />
      <PrintedDisclosure
        className="mt-1"
        summary={t('detail:moreChanges', { count: changes.list.length - SHOWN_AT_ONCE })}
      >
        <ChangeList changes={changes.list.slice(SHOWN_AT_ONCE)} />
      </PrintedDisclosure>
    </Banner>
  );
}

/** Removed lines or entries, which are not shown anywhere else. */
export function GoneEntries({ path }: { path: string }) {
  const changes = useContext(ChangesContext)?.list.filter((change) => change.path === path);
  return changes?.length ? <ChangeList changes={changes} /> : null;
}

/** Sign and colour tell what came from what went; type alone did not. */
const SIGNED = {
  '+': 'rounded-xs bg-success-bg px-1 font-medium text-success',
  '−': 'rounded-xs bg-danger-bg px-1 font-medium text-danger',
} as const;

export function ChangeList({ changes }: { changes: readonly VersionChange[] }) {
  const { i18n } = useTranslation('demand');
  return (
    <ul className="mt-1 grid gap-0.5 tabular-nums [&_li_b]:font-medium [&_li_b]:text-ink">
      {changes.map((change) => {
        const { label, step, sign, rewritten } = describeChange(i18n, change);
        return (
          <li key={keyOf(change)}>
            <span className="text-ink-2">{label}</span>{' '}
            {rewritten ? (
              <Rewritten text={rewritten} />
            ) : sign ? (
              <span className={cx(TYPED_TEXT, SIGNED[sign])}>
                {sign} {step}
              </span>
            ) : (
              <b className={TYPED_TEXT}>{step}</b>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Changed text with an arrow as in other changes; within text that stays, the removed part is struck through. */
function Rewritten({ text: { start, gone, come, end } }: { text: RewrittenText }) {
  const { t } = useTranslation('detail');
  return (
    <span className={TYPED_TEXT}>
      {start}
      {gone ? (
        <>
          <del className={cx(SIGNED['−'], !start && !end && 'no-underline')}>
            <span className="sr-only">{t('rewritten.gone')} </span>
            <span aria-hidden="true">− </span>
            {gone}
          </del>{' '}
        </>
      ) : null}
      {gone && come ? <span aria-hidden="true">→ </span> : null}
      {come ? (
        <ins className={cx(SIGNED['+'], 'no-underline')}>
          <span className="sr-only">{t('rewritten.come')} </span>
          <span aria-hidden="true">+ </span>
          {come}
        </ins>
      ) : null}
      {end}
    </span>
  );
}

/** Includes the subject, because removed lines share a path and differ by their letter. */
function keyOf({ path, subject }: VersionChange): string {
  return `${path} ${JSON.stringify(subject)}`;
}

interface VersionFieldProps {
  label: string;
  /** Paths of the field in the version's content. */
  path: string | readonly string[];
  width?: 'double' | 'whole';
  children?: ReactNode;
}

/** Field of a version, with its previous value if it changed. */
export function VersionField({ label, path, width, children }: VersionFieldProps) {
  const { t } = useTranslation('common');
  const isEmpty = children === undefined || children === null || children === '' || children === false;
  return (
    <Definition label={label} {...(width ? { width } : {})}>
      {isEmpty ? <span className="text-ink-3">{t('answer.none')}</span> : children}
      <ChangedTag paths={typeof path === 'string' ? [path] : path} />
    </Definition>
  );
}
