import type { VersionChange, VersionChanges } from '@aval/domain/demand/content/changes/version-change';
import { describeChange, LONGEST_STEP } from '@aval/i18n/changes';
import type { RewrittenText } from '@aval/i18n/rewritten-text';
import { createContext, type ReactNode, useContext } from 'react';
import { Definition } from '../../components/basics/definitions';
import { Tag } from '../../components/basics/tag';
import { Banner } from '../../components/notices/banner';
import { useTranslation } from '../../shell/words/translation';
import { TYPED_TEXT } from './typed-text';

const ChangesContext = createContext<VersionChanges | null>(null);

interface ChangedFieldsProps {
  changes: VersionChanges | null;
  children: ReactNode;
}

/** Tells the fields inside which of them the version changed, and from what. */
export function ChangedFields({ changes, children }: ChangedFieldsProps) {
  return <ChangesContext.Provider value={changes}>{children}</ChangesContext.Provider>;
}

interface ChangedTagProps {
  paths: readonly string[];
  /** All that lies below the paths too. */
  within?: boolean;
  /** It stands below a value in a table, whose columns share the width: there it breaks. */
  isInCell?: boolean;
}

/** "60 → 55 mg/m²", for each of these fields that changed. */
export function ChangedTag({ paths, within = false, isInCell = false }: ChangedTagProps) {
  const changes = useContext(ChangesContext);
  const meant = changes?.list.filter(({ path }) =>
    paths.some((wanted) => path === wanted || (within && path.startsWith(`${wanted}.`))),
  );
  return meant?.map((change) => (
    <ChangeMark key={keyOf(change)} change={change} isLabelled={paths.length > 1} isInCell={isInCell} />
  ));
}

/** So many characters stand on one line in the narrowest place that a field has: half of a phone of 320 px. */
const LONGEST_MARK = 20;

interface ChangeMarkProps extends Required<Pick<ChangedTagProps, 'isInCell'>> {
  change: VersionChange;
  isLabelled: boolean;
}

function ChangeMark({ change, isLabelled, isInCell }: ChangeMarkProps) {
  const { t, i18n } = useTranslation('detail');
  const { label, step, before } = describeChange(i18n, change);
  const said = isLabelled ? `${label}: ${step}` : step;
  // What is too long for a mark is a text, which breaks like one.
  if (said.length > LONGEST_MARK) {
    const text = change.isEntry || step.length <= LONGEST_STEP ? said : t('changedBefore', { text: before });
    return (
      <span className="mt-1 block text-ink-2 text-xs/sm">
        <Tag tone="info">{t('changed')}</Tag> <span className={TYPED_TEXT}>{text}</span>
      </span>
    );
  }
  const mark = (
    <Tag tone="info" breaks={isInCell}>
      <span>
        <span className="sr-only">{t('changed')}: </span>
        {said}
      </span>
    </Tag>
  );
  return isInCell ? <span className="mt-0.5 block">{mark}</span> : mark;
}

/** More of them are folded. */
const SHOWN_AT_ONCE = 8;

/** All changes in one place: which field, from what, to what. */
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
      <details>
        <summary>{t('detail:moreChanges', { count: changes.list.length - SHOWN_AT_ONCE })}</summary>
        <ChangeList changes={changes.list.slice(SHOWN_AT_ONCE)} />
      </details>
    </Banner>
  );
}

/** The lines or entries that the version no longer has: they stand nowhere else. */
export function GoneEntries({ path }: { path: string }) {
  const changes = useContext(ChangesContext)?.list.filter((change) => change.path === path);
  return changes?.length ? <ChangeList changes={changes} /> : null;
}

export function ChangeList({ changes }: { changes: readonly VersionChange[] }) {
  const { i18n } = useTranslation('demand');
  return (
    <ul className="mt-1 grid gap-0.5 tabular-nums [&_li_b]:font-medium [&_li_b]:text-ink">
      {changes.map((change) => {
        const { label, step, rewritten } = describeChange(i18n, change);
        return (
          <li key={keyOf(change)}>
            <span className="text-ink-2">{label}</span>{' '}
            {rewritten ? <Rewritten text={rewritten} /> : <b className={TYPED_TEXT}>{step}</b>}
          </li>
        );
      })}
    </ul>
  );
}

/** The text as it is now, with what went struck out where it stood. */
function Rewritten({ text: { start, gone, come, end } }: { text: RewrittenText }) {
  const { t } = useTranslation('detail');
  return (
    <span className={TYPED_TEXT}>
      {start}
      {gone ? (
        <>
          <del>
            <span className="sr-only">{t('rewritten.gone')} </span>
            {gone}
          </del>{' '}
        </>
      ) : null}
      {come ? (
        <ins className="no-underline">
          <span className="sr-only">{t('rewritten.come')} </span>
          <b>{come}</b>
        </ins>
      ) : null}
      {end}
    </span>
  );
}

/** What is gone has no place of its own: lines that went are told apart by their letters. */
function keyOf({ path, subject }: VersionChange): string {
  return `${path} ${JSON.stringify(subject)}`;
}

interface VersionFieldProps {
  label: string;
  /** Where the version keeps it. */
  path: string | readonly string[];
  width?: 'double' | 'whole';
  children?: ReactNode;
}

/** A field of a version, with what it was when it changed. */
export function VersionField({ label, path, width, children }: VersionFieldProps) {
  const { t } = useTranslation('common');
  const isEmpty = children === undefined || children === null || children === '' || children === false;
  return (
    <Definition label={label} {...(width ? { width } : {})}>
      {isEmpty ? <span className="text-ink-3">{t('answer.none')}</span> : children}{' '}
      <ChangedTag paths={typeof path === 'string' ? [path] : path} />
    </Definition>
  );
}
