import { Fragment, type MouseEvent } from 'react';
import { useTranslation } from '../../shell/words/translation';
import { Icon } from '../basics/icon';
import { focusControl } from './focus-field';

export interface SummarizedError {
  /** Id of the control with the error. */
  target: string;
  /** Name in the summary: "presentación de C". */
  label: string;
}

const SHOWN = 4;

function focusTarget(event: MouseEvent<HTMLAnchorElement>, id: string) {
  if (focusControl(id)) event.preventDefault();
}

/** Links to the first few controls, and the number of further ones. */
export function ControlLinks({ errors }: { errors: readonly SummarizedError[] }) {
  const { t, i18n } = useTranslation('common');
  const shown = errors.slice(0, SHOWN);
  const rest = errors.length - shown.length;
  const more = rest > 0 ? [t('errorSummary.more', { count: rest })] : [];
  const parts = new Intl.ListFormat(i18n.language).formatToParts([...shown.map(({ target }) => target), ...more]);
  const labels = new Map(shown.map(({ target, label }) => [target, label]));
  return (
    <>
      {parts.map((part, index) =>
        part.type === 'element' && labels.has(part.value) ? (
          <a key={part.value} href={`#${part.value}`} onClick={(event) => focusTarget(event, part.value)}>
            {labels.get(part.value)}
          </a>
        ) : (
          <Fragment key={`after-${parts[index - 1]?.value}`}>{part.value}</Fragment>
        ),
      )}
    </>
  );
}

/** An empty summary takes no space, but stays in the document as a live region, so that errors are announced. */
const SUMMARY = [
  'flex min-w-0 items-center gap-2 font-medium text-danger text-sm empty:absolute max-md:w-full max-md:flex-none',
  '[&_a]:py-1 [&_a]:font-normal [&_a]:text-inherit [&_a]:underline',
].join(' ');

/** Error count in the bottom bar with links to the fields; the messages are beside the fields. */
export function ErrorSummary({ errors }: { errors: readonly SummarizedError[] }) {
  const { t } = useTranslation('common');
  return (
    <div className={SUMMARY} role="alert">
      {errors.length > 0 ? (
        <>
          <Icon name="warning" />
          <span>
            {t('errorSummary.count', { count: errors.length })} <ControlLinks errors={errors} />
          </span>
        </>
      ) : null}
    </div>
  );
}
