import type { PartHealth, PartState } from '@aval/application/operations/check-parts';
import { describeAge } from '@aval/i18n/format';
import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Facts } from '../../../components/basics/definitions';
import type { IconName } from '../../../components/basics/icon-paths';
import { Tag } from '../../../components/basics/tag';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { useMessage } from '../../../shell/words/use-message';

const LOOKS: Readonly<Record<PartState, { tone?: ComponentProps<typeof Tag>['tone']; icon: IconName }>> = {
  up: { tone: 'ok', icon: 'check' },
  low: { tone: 'warn', icon: 'warning' },
  down: { tone: 'bad', icon: 'warning' },
  unknown: { tone: 'warn', icon: 'info' },
  off: { icon: 'info' },
};

const card = cva('grid grid-rows-[auto_auto_1fr] gap-2.5 rounded-lg border bg-surface px-3.5 py-3', {
  variants: {
    state: {
      up: 'border-line-2',
      off: 'border-line-2',
      low: 'border-warn-line',
      unknown: 'border-warn-line',
      down: 'border-danger-line',
    },
  },
});

/** Cards of the system's parts: state, evidence, and the consequence of a fault. */
export function Parts({ parts, checkedAt }: { parts: readonly PartHealth[]; checkedAt: string }) {
  return (
    <ul className="grid grid-cols-3 gap-3 max-lg:grid-cols-2 max-md:grid-cols-1">
      {parts.map((health) => (
        <PartCard key={health.part} health={health} checkedAt={checkedAt} />
      ))}
    </ul>
  );
}

function PartCard({ health, checkedAt }: { health: PartHealth; checkedAt: string }) {
  const { t, i18n } = useTranslation('operations');
  const toWords = useMessage();
  const { part, state } = health;
  const meaning = `operations:meaning.${part}.${state}`;
  const facts = useFacts(health, checkedAt);
  return (
    <li className={card({ state })}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3>{t(`part.${part}`)}</h3>
        <Tag {...LOOKS[state]}>{t(`partState.${state}`)}</Tag>
      </div>
      {i18n.exists(meaning) ? <p className="text-(length:--fs-sm) text-ink-2">{toWords(meaning)}</p> : null}
      {facts.length > 0 ? <Facts facts={facts} /> : null}
    </li>
  );
}

function useFacts(health: PartHealth, checkedAt: string): { label: string; value: string }[] {
  const numbers = useNumbers();
  const { t, i18n } = useTranslation('operations');
  const { milliseconds, version, lastSeenAt, processes, backlog, freeBytes, state } = health;
  const wasAsked = processes !== null && state !== 'off';
  const facts = [
    {
      label: t('fact.answered'),
      value: milliseconds === null ? null : t('fact.milliseconds', { count: milliseconds }),
    },
    { label: t('fact.version'), value: version },
    {
      label: t('fact.lastSeen'),
      value: wasAsked ? (lastSeenAt === null ? t('fact.never') : describeAge(i18n, lastSeenAt, checkedAt)) : null,
    },
    { label: t('fact.processes'), value: wasAsked ? numbers.integer(processes) : null },
    { label: t('fact.backlog'), value: backlog === null ? null : numbers.integer(backlog) },
    { label: t('fact.free'), value: freeBytes === null ? null : numbers.size(freeBytes) },
  ];
  return facts.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
}
