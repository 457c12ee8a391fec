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
  const parts = new Intl.ListFormat(i18n.language).formatToParts(shown.map(({ target }) => target));
  const labels = new Map(shown.map(({ target, label }) => [target, label]));
  return (
    <>
      {parts.map((part, index) =>
        part.type === 'element' ? (
          <a key={part.value} href={`#${part.value}`} onClick={(event) => focusTarget(event, part.value)}>
            {labels.get(part.value)}
          </a>
        ) : (
          <Fragment key={`between-${parts[index - 1]?.value}`}>{part.value}</Fragment>
        ),
      )}
      {errors.length > SHOWN ? ` ${t('errorSummary.more', { count: errors.length - SHOWN })}` : null}
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
