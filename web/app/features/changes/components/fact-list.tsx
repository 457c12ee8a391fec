import type { ChangeRow } from '@aval/application/change-record/browse-changes';
import { EmptyCell } from '../../../components/basics/empty-cell';
import { useTranslation } from '../../../shell/words/translation';
import { type ChangedFact, changedFacts, FACT_NAMESPACES } from '../changed-facts';

const SHOWN_AT_ONCE = 2;
const FACTS = 'grid gap-0.5 text-sm wrap-anywhere';

/** List of old and new values; beyond a handful it is collapsed. */
export function FactList({ change }: { change: ChangeRow }) {
  const { t, i18n } = useTranslation(FACT_NAMESPACES);
  const facts = changedFacts(i18n, change);
  if (facts.length === 0) return <EmptyCell />;
  const rest = facts.slice(SHOWN_AT_ONCE);
  return (
    <div className="min-w-0">
      <Facts facts={facts.slice(0, SHOWN_AT_ONCE)} />
      {rest.length > 0 ? (
        <details className="mt-0.5">
          <summary className="-my-1 w-fit cursor-pointer as-cards:ml-auto rounded-sm py-1 text-xs text-ink-2 hover:text-ink">
            {t('changes:more', { count: rest.length })}
          </summary>
          <Facts facts={rest} />
        </details>
      ) : null}
    </div>
  );
}

function Facts({ facts }: { facts: readonly ChangedFact[] }) {
  return (
    <ul className={FACTS}>
      {facts.map(({ field, label, before, after }) => (
        <li key={field}>
          <span className="text-ink-2">{label}</span>{' '}
          <span className="font-medium text-ink">{[before, after].filter((each) => each !== null).join(' → ')}</span>
        </li>
      ))}
    </ul>
  );
}
