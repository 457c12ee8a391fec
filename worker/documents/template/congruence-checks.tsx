import { drugLetter } from '@aval/domain/clinical/drug-line';
import type { Check } from '@aval/domain/congruence/coverage/check';
import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import { place, Typed } from './layout';
import type { Words } from './words';

/** Prints what was checked of each line and each radiotherapy, and what was not. Source: docs/rules.md 12.19. */
export function CongruenceChecks({ report, words }: { report: CongruenceReport; words: Words }) {
  const { t } = words;
  const parts = [
    ...report.lines.map(({ index, drugName, checks }) => ({
      name: `${drugLetter(index)} ${drugName ?? ''}`.trim(),
      checks,
    })),
    ...report.radiotherapy.map(({ checks }, index) => ({
      name: t('demand:change.radiotherapy', { number: index + 1 }),
      checks,
    })),
  ];
  if (parts.length === 0) return null;
  if (parts.some(({ checks }) => !checks)) return <p className="note">{t('report:checks.notRecorded')}</p>;
  return (
    <>
      <p className="note">
        <strong>{t('report:checks.title')}</strong>
      </p>
      <ul className="note">
        {parts.map(({ name, checks = [] }, index) => (
          <li key={place(index)}>
            <strong>
              <Typed>{name}</Typed>:
            </strong>{' '}
            {sentence(checks, words)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Puts the checks that were not made first. */
function sentence(checks: readonly Check[], words: Words): string {
  const unchecked = checks.filter(({ state }) => state === 'notChecked');
  const others = checks.filter(({ state }) => state !== 'notChecked');
  return `${[...unchecked, ...others].map(words.check).join('; ')}.`;
}
