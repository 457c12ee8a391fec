import type { FieldPath, Finding } from '@aval/domain/congruence/findings/finding';
import type { Source } from '@aval/domain/reference/source';
import { cva } from 'class-variance-authority';
import { Fragment, type ReactNode } from 'react';
import { useCongruenceWords } from '../use-congruence-words';

const facts = cva('text-ink-2', {
  variants: {
    place: {
      list: [
        'mt-1.5 grid grid-cols-[repeat(3,minmax(0,1fr))] gap-x-5 gap-y-1.5 text-xs/sm max-md:grid-cols-[minmax(0,1fr)]',
        '[&_dt]:text-ink-3',
      ],
      field: [
        'mt-0.5 grid gap-y-0.5 [&_dd]:inline [&_dt]:mr-1 [&_dt]:inline [&_dt]:font-medium [&_dt]:after:content-[":"]',
      ],
    },
  },
});

interface FindingFactsProps {
  finding: Finding;
  place: 'list' | 'field';
  fieldLink?: (path: FieldPath, words: string) => ReactNode;
}

/**
 * Values, sources and remedy of a finding. Below the field itself the values are omitted, because they are visible
 * there.
 */
export function FindingFacts({ finding, place, fieldLink }: FindingFactsProps) {
  const { t, field, finding: wordsOf } = useCongruenceWords();
  const { fields, sources } = finding;
  return (
    <dl className={facts({ place })}>
      {place === 'list' ? (
        <div>
          <dt>{t('congruence:read')}</dt>
          <dd>
            {fields.map((path, index) => (
              <Fragment key={path}>
                {index > 0 ? ' · ' : null}
                {fieldLink ? fieldLink(path, field(path)) : field(path)}
              </Fragment>
            ))}
          </dd>
        </div>
      ) : null}
      <div>
        <dt>{t('congruence:source')}</dt>
        <dd>
          <Sources sources={sources} />
        </dd>
      </div>
      <div>
        <dt>{t('congruence:settles')}</dt>
        <dd>{wordsOf(finding).settles}</dd>
      </div>
    </dl>
  );
}

/** Citations with what they rest on. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  const { source: wordsOf, basis: basisOf } = useCongruenceWords();
  return sources.map((source, index) => {
    const [citation, basis] = [wordsOf(source), basisOf(source)];
    return (
      <span key={citation} className="wrap-anywhere">
        {index > 0 ? '; ' : null}
        {citation}
        {basis ? <span className="text-ink-3"> ({basis})</span> : null}
      </span>
    );
  });
}
