import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import type { Finding } from '@aval/domain/congruence/findings/finding';
import { justificationOf } from '@aval/domain/congruence/report/justification';
import { seriousFindings } from '@aval/domain/congruence/report/serious-findings';
import { Link, useLocation } from '@remix-run/react';
import { useState } from 'react';
import { Count } from '../../../components/basics/count';
import { Icon } from '../../../components/basics/icon';
import { findingKey } from '../../congruence/components/finding-list';
import { SEVERITY_ICONS, severityInk } from '../../congruence/components/severity-mark';
import { findingPlace } from '../../congruence/finding-place';
import { useCongruenceWords } from '../../congruence/use-congruence-words';

interface CitedFindingsProps {
  demand: DemandDetail;
  /** Inserts text into the comment. */
  onCite: (text: string) => void;
}

const ACTION = 'finger-area -my-0.5 inline-flex items-center gap-1 py-0.5 text-brand-text text-xs/sm';

/**
 * Serious findings of the version under decision, with their criteria to be cited in the comment. Citing chooses no
 * decision.
 */
export function CitedFindings({ demand: { version }, onCite }: CitedFindingsProps) {
  const { t, finding: wordsOf, sources: sourcesOf, ruleName } = useCongruenceWords();
  const { search, state } = useLocation();
  const [cited, setCited] = useState<readonly string[]>([]);
  const all = version?.congruence?.findings ?? [];
  const findings = seriousFindings(all);
  const justifications = version?.content.extras.justifications ?? [];
  const drugs = version?.content.treatment.chemotherapy?.drugs ?? [];
  if (findings.length === 0) return null;

  function cite(finding: Finding) {
    const { rule, sources } = finding;
    const { text } = wordsOf(finding);
    onCite(t('congruence:cite.text', { rule, text, sources: sourcesOf(sources) }));
    setCited((before) => [...before, findingKey(finding)]);
  }

  function answerTo(finding: Finding): string {
    const text = justificationOf(finding, justifications, drugs)?.text;
    return text ? t('congruence:cite.justified', { text }) : t('congruence:cite.unanswered');
  }

  return (
    <section aria-labelledby="cited-findings">
      <h3 id="cited-findings" className="mb-1 font-medium text-ink-2 text-xs">
        {t('congruence:cite.title')}
        <Count size="small">{findings.length}</Count>
      </h3>
      <ul className="rounded-lg border border-line-2">
        {findings.map((finding) => (
          <li
            key={findingKey(finding)}
            className="grid grid-cols-[16px_minmax(0,1fr)] gap-x-2 border-line border-b px-3 py-2 last:border-b-0"
          >
            <span className={severityInk({ severity: 'serious', className: 'mt-0.5' })}>
              <Icon name={SEVERITY_ICONS.serious} />
            </span>
            <div>
              <p className="wrap-anywhere">{wordsOf(finding).text}</p>
              <p className="wrap-anywhere text-ink-3 text-xs/sm">
                {finding.rule} · {answerTo(finding)}
              </p>
              <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
                {cited.includes(findingKey(finding)) ? (
                  <span className="inline-flex items-center gap-1 text-success text-xs/sm" role="status">
                    <Icon name="check" small />
                    {t('congruence:cite.done')}
                  </span>
                ) : (
                  <button
                    type="button"
                    className={ACTION}
                    aria-label={t('congruence:cite.actionOf', { title: ruleName(finding.rule) })}
                    onClick={() => cite(finding)}
                  >
                    <Icon name="comment" small />
                    {t('congruence:cite.action')}
                  </button>
                )}
                <Link className={ACTION} to={{ search, hash: findingPlace(all, finding) }} replace state={state}>
                  {t('congruence:cite.see')}
                </Link>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
