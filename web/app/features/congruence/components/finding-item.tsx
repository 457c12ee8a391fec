import type { FieldPath, Finding } from '@aval/domain/congruence/findings/finding';
import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/basics/icon';
import { useCongruenceWords } from '../use-congruence-words';
import { FindingFacts } from './finding-facts';
import { SEVERITY_ICONS, severityInk } from './severity-mark';

const look = cva('grid grid-cols-[16px_minmax(0,1fr)] gap-x-2', {
  variants: {
    place: {
      /** In the list of findings: facts in columns. */
      list: 'gap-x-2.5',
      /** Below the field concerned. */
      field: 'rounded-md text-xs/sm',
    },
    severity: { serious: '', warning: '', note: '' },
  },
  compoundVariants: [
    { place: 'field', severity: 'serious', class: 'bg-danger-bg px-2.5 py-2 inset-ring inset-ring-danger-line' },
    { place: 'field', severity: 'warning', class: 'bg-warn-bg px-2.5 py-2 inset-ring inset-ring-warn-line' },
  ],
});

interface FindingItemProps {
  finding: Finding;
  place?: 'list' | 'field';
  /** Renders a field's words as a link to the field. */
  fieldLink?: (path: FieldPath, words: string) => ReactNode;
  /** Note in place of rule and version. */
  note?: string;
  /** Justification of the finding, or its input. */
  children?: ReactNode;
}

/** Finding: severity, text, values, source and remedy. Source: docs/rules.md 12.1. */
export function FindingItem({ finding, place = 'list', fieldLink, note, children }: FindingItemProps) {
  const { t, finding: wordsOf } = useCongruenceWords();
  const { severity, rule, ruleVersion } = finding;
  const { text } = wordsOf(finding);
  return (
    <div className={look({ place, severity })} data-part="finding" data-rule={rule}>
      <span className={severityInk({ severity, className: 'mt-0.5' })}>
        <Icon name={SEVERITY_ICONS[severity]} />
      </span>
      <div className="min-w-0">
        <div className="flex gap-x-3 max-md:flex-col">
          <p className="wrap-anywhere flex-1 text-ink">
            <b className={severityInk({ severity, className: 'font-semibold' })}>
              {t(`congruence:severity.${severity}`)}.
            </b>{' '}
            <span className={place === 'list' ? 'font-semibold' : undefined}>{text}</span>
          </p>
          <span className="flex-none whitespace-nowrap text-ink-3 text-xs/sm tabular-nums">
            {note ?? t('congruence:ruleVersion', { rule, version: ruleVersion })}
          </span>
        </div>
        <FindingFacts finding={finding} place={place} {...(fieldLink ? { fieldLink } : {})} />
        {children}
      </div>
    </div>
  );
}
