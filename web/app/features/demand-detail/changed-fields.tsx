import { createContext, type ReactNode, useContext } from 'react';
import { Definition } from '../../components/definitions';
import { Tag } from '../../components/tag';
import { useTranslation } from '../../shell/translation';

interface Changes {
  version: number;
  paths: ReadonlySet<string>;
}

const ChangesContext = createContext<Changes>({ version: 0, paths: new Set() });

interface ChangedFieldsProps {
  version: number;
  paths: readonly string[];
  children: ReactNode;
}

/** Tells the fields inside which of them the version changed. */
export function ChangedFields({ version, paths, children }: ChangedFieldsProps) {
  return <ChangesContext.Provider value={{ version, paths: new Set(paths) }}>{children}</ChangesContext.Provider>;
}

/** "cambia en v2", when the version changed one of these fields. */
export function ChangedTag({ paths }: { paths: readonly string[] }) {
  const { t } = useTranslation('detail');
  const changes = useContext(ChangesContext);
  if (!paths.some((path) => changes.paths.has(path))) return null;
  return <Tag tone="info">{t('changedIn', { number: changes.version })}</Tag>;
}

interface VersionFieldProps {
  label: string;
  /** Where the version keeps it. */
  path: string | readonly string[];
  width?: 'double' | 'whole';
  children?: ReactNode;
}

/** A field of a version, with its mark when it changed. */
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
