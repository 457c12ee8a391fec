import type { FileError, FileFault } from '@aval/application/regimens/read-regimen-file';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';
import { useMessage } from '../../../shell/words/use-message';

/** Errors in an import file by line number; only the first ones if there are many. */
export function ImportErrors({ errors, count }: { errors: readonly FileError[]; count: number }) {
  const { t } = useTranslation('regimens');
  const words = useMessage();
  if (errors.length === 0) return null;
  const say = ({ key, params }: FileError) => (isFault(key) ? t(`importError.${key}`, params) : words(key));
  return (
    <Banner tone="danger" role="alert">
      <p className="font-semibold">{t('importPage.errors', { count })}</p>
      <ul className="mt-1.5 grid gap-1">
        {[...errors.entries()].map(([place, error]) => (
          <li key={`${place} ${error.line} ${error.of} ${error.key}`}>
            <b className="tabular-nums">{t('importPage.line', { line: error.line })}</b> ·{' '}
            {error.of ? <code>{error.of}: </code> : null}
            {say(error)}
          </li>
        ))}
      </ul>
      {count > errors.length ? <p>{t('importPage.more', { count: count - errors.length })}</p> : null}
    </Banner>
  );
}

function isFault(key: FileError['key']): key is FileFault {
  return !key.startsWith('validation:');
}
