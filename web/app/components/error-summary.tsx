import { Fragment, type MouseEvent } from 'react';
import { useTranslation } from '../shell/translation';
import { focusControl } from './focus-field';
import { Icon } from './icon';

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

/** In the bar at the bottom: how many, and a link to each; the errors themselves stand next to their fields. */
export function ErrorSummary({ errors }: { errors: readonly SummarizedError[] }) {
  const { t } = useTranslation('common');
  return (
    <div className="error-summary" role="alert">
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
