import type { SimulationResult as Result } from '@aval/application/congruence/rule-book/simulation/simulation-state';
import { bookChanges } from '@aval/domain/congruence/book/book-changes';
import type { RuleFacts } from '@aval/domain/congruence/book/rule-facts';
import { differencesOf } from '@aval/domain/congruence/book/simulation-counts';
import type { CongruenceSettings } from '@aval/domain/congruence/rule-book';
import { formatStamp } from '@aval/i18n/format';
import { PrintedDisclosure } from '../../../components/basics/printed-disclosure';
import { Banner } from '../../../components/notices/banner';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { useRuleWords } from '../use-rule-words';
import { ChangedRules, UnchangedRules } from './simulation-table';

interface SimulationResultProps {
  result: Result;
  rules: readonly RuleFacts[];
  /** Settings currently in the form; null while they are invalid. */
  typed: CongruenceSettings | null;
}

/** Result of the last simulation, with its settings. */
export function SimulationResult({ result, rules, typed }: SimulationResultProps) {
  const { t } = useTranslation('rules');
  const counted = useCounted();
  const { author, at, bookVersion, total, isCut, counts } = result;
  const isOfForm = typed !== null && bookChanges(rules, result.settings, typed).length === 0;
  const { changed, unchanged } = differencesOf(
    counts,
    rules.map(({ id }) => id),
  );
  return (
    <div className="grid gap-4" data-part="simulation-result">
      <TriedSettings result={result} />
      {isOfForm ? null : <Banner role="note">{t('simulation.otherSettings')}</Banner>}
      {total === 0 ? (
        <p className="text-ink">{t('simulation.noVersions')}</p>
      ) : (
        <>
          <SeriousDemands result={result} />
          {changed.length > 0 ? (
            <ChangedRules caption={t('simulation.changed')} rows={changed} bookVersion={bookVersion} />
          ) : (
            <p className="text-ink">{t('simulation.nothingChanges')}</p>
          )}
          {unchanged.length > 0 ? (
            <PrintedDisclosure summary={t('simulation.unchanged', counted(unchanged.length))} className="text-sm">
              <div className="mt-2">
                <UnchangedRules caption={t('simulation.unchanged', counted(unchanged.length))} rows={unchanged} />
              </div>
            </PrintedDisclosure>
          ) : null}
        </>
      )}
      <FailedRules counts={counts} />
      <p className="max-w-prose text-ink-3 text-xs">
        {t('simulation.of', { ...counted(total), at: formatStamp(at), author })}{' '}
        {isCut ? `${t('simulation.isCut', counted(total))} ` : ''}
        {t('simulation.facts')}
      </p>
    </div>
  );
}

/** Rules that failed in the simulation; their findings for those versions are unknown. */
function FailedRules({ counts: { failed = {} } }: Pick<Result, 'counts'>) {
  const { t } = useTranslation('rules');
  const numbers = useNumbers();
  const told = Object.entries(failed).map(([rule, versions]) =>
    t('simulation.failedRule', { rule, count: versions, figure: numbers.integer(versions) }),
  );
  return told.length > 0 ? (
    <p className="text-warn">{t('simulation.failedRules', { rules: told.join(', ') })}</p>
  ) : null;
}

function TriedSettings({ result: { changes, bookVersion } }: { result: Result }) {
  const { t } = useTranslation('rules');
  const told = useRuleWords();
  return (
    <div>
      <h3>{t('simulation.resultTitle', { version: bookVersion })}</h3>
      {changes.length === 0 ? (
        <p className="mt-1 text-ink-2">{t('simulation.sameSettings')}</p>
      ) : (
        <ul className="mt-1 text-ink-2">
          {changes.map((change) => (
            <li key={JSON.stringify(change)}>{told.change(change)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function SeriousDemands({ result: { counts } }: { result: Result }) {
  const { t } = useTranslation('rules');
  const numbers = useNumbers();
  const counted = useCounted();
  const { demands, seriousDemands } = counts;
  const { before, after } = seriousDemands;
  return (
    <dl className="grid max-w-xl gap-1 rounded-lg border border-line-2 bg-surface px-4 py-3">
      <dt className="text-ink-2 text-sm">{t('simulation.seriousDemands', counted(demands))}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2 font-semibold text-ink text-lg tabular-nums">
        {t('simulation.fromTo', { before: numbers.integer(before), after: numbers.integer(after) })}
        <span className="font-normal text-ink-2 text-sm">
          {before === after ? t('simulation.same') : numbers.signed(after - before)}
        </span>
      </dd>
    </dl>
  );
}

/** Returns a count with its formatted figure, for plural forms. */
function useCounted() {
  const numbers = useNumbers();
  return (count: number) => ({ count, figure: numbers.integer(count) });
}
