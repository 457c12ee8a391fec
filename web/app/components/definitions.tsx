import type { ReactNode } from 'react';
import { useTranslation } from '../shell/translation';

export function Definitions({ children }: { children: ReactNode }) {
  return <dl className="definitions">{children}</dl>;
}

interface DefinitionProps {
  label: string;
  /** Two columns wide, or the whole row. */
  width?: 'double' | 'whole';
  /** Nothing to show is said: "Sin indicar". */
  children?: ReactNode;
}

export function Definition({ label, width, children }: DefinitionProps) {
  const { t } = useTranslation('common');
  const isEmpty = children === undefined || children === null || children === '' || children === false;
  return (
    <div className={width ? `is-${width}` : undefined}>
      <dt>{label}</dt>
      <dd>{isEmpty ? <span className="text-ink-3">{t('answer.none')}</span> : children}</dd>
    </div>
  );
}

interface Fact {
  label: string;
  value: ReactNode;
  /** Names stay on one line; what is counted or dated is never cut. */
  wraps?: boolean;
}

/** Label at the left, value at the right: side panels. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd
            className={fact.wraps ? undefined : 'truncate'}
            {...(typeof fact.value === 'string' && !fact.wraps ? { title: fact.value } : {})}
          >
            {fact.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
