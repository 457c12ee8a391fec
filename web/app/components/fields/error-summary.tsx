import { Fragment, type MouseEvent, useEffect, useState } from 'react';
import { listedParts } from '../../shell/words/listed-parts';
import { useTranslation } from '../../shell/words/translation';
import { Icon } from '../basics/icon';
import { focusControl, inOrderOfPage } from './focus-field';

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

/** Returns the errors in the order of their controls on the page, which is known once it is shown. */
function useOrderOfPage(errors: readonly SummarizedError[]): SummarizedError[] {
  const [order, setOrder] = useState<readonly string[]>([]);
  const targets = errors.map(({ target }) => target).join(' ');
  useEffect(() => setOrder(inOrderOfPage(targets.split(' '))), [targets]);
  return errors.toSorted((one, other) => order.indexOf(one.target) - order.indexOf(other.target));
}

/** Links to the first few controls, and the number of further ones. */
export function ControlLinks({ errors }: { errors: readonly SummarizedError[] }) {
  const { t, i18n } = useTranslation('common');
  const inOrder = useOrderOfPage(errors);
  const shown = inOrder.slice(0, SHOWN);
  const rest = inOrder.length - shown.length;
  const more = rest > 0 ? [{ target: null, label: t('errorSummary.more', { count: rest }) }] : [];
  const parts = listedParts(new Intl.ListFormat(i18n.language), [...shown, ...more], ({ label }) => label);
  return (
    <>
      {parts.map((part, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the text between two parts has no name.
        if ('between' in part) return <Fragment key={index}>{part.between}</Fragment>;
        const { target, label } = part.item;
        if (target === null) return <Fragment key="more">{label}</Fragment>;
        return (
          <a key={target} href={`#${target}`} onClick={(event) => focusTarget(event, target)}>
            {label}
          </a>
        );
      })}
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
