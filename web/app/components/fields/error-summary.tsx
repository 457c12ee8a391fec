import { Fragment, type MouseEvent } from 'react';
import { useTranslation } from '../../shell/words/translation';
import { Icon } from '../basics/icon';
import { focusControl } from './focus-field';

export interface SummarizedError {
  /** Id of the control that it is about. */
  target: string;
  /** How the bar names it: "presentación de C". */
  label: string;
}

const SHOWN = 4;

function focusTarget(event: MouseEvent<HTMLAnchorElement>, id: string) {
  if (focusControl(id)) event.preventDefault();
}

/** A link to each of the first few, and how many more there are. */
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

/** While it says nothing it takes no room in the bar, and stays there to be announced when it does. */
const SUMMARY = [
  'flex min-w-0 items-center gap-2 font-medium text-danger text-sm empty:absolute max-md:w-full max-md:flex-none',
  '[&_a]:font-normal [&_a]:text-inherit [&_a]:underline',
].join(' ');

/** In the bar at the bottom: how many, and a link to each; the errors themselves stand next to their fields. */
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
