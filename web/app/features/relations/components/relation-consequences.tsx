import type { RelationConsequence } from '@aval/application/users/relations/foresee-relations';
import { useState } from 'react';
import { Emphasised } from '../../../components/basics/emphasised';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';
import { useConsequences } from '../use-consequences';

/** Number of consequences shown uncollapsed. */
const SHOWN = 6;
const NAMED = 3;

/** Consequences of changed relations before saving, as counted by the server. Source: docs/rules.md 5.39. */
export function RelationConsequences({ address }: { address: string | null }) {
  const { t } = useTranslation('catalogues');
  const said = useConsequences(address);
  const [isWhole, setWhole] = useState(false);
  const all = said.status === 'foreseen' ? said.consequences : [];
  const shown = isWhole ? all : all.slice(0, SHOWN);
  const isGrave = all.some(({ kind }) => kind === 'noCenter' || kind === 'noManager' || kind === 'noRepresentative');
  return (
    <div role="status" className="mt-4 empty:hidden" data-part="consequences">
      {said.status === 'unknown' ? <Banner tone="warn">{t('consequence.unknown')}</Banner> : null}
      {all.length > 0 ? (
        <Banner tone={isGrave ? 'warn' : 'neutral'}>
          {shown.map((consequence) => (
            <p key={JSON.stringify(consequence)} className="wrap-anywhere">
              <Consequence consequence={consequence} />
            </p>
          ))}
          {all.length > shown.length ? (
            <button type="button" className="finger-area mt-1 underline" onClick={() => setWhole(true)}>
              {t('consequence.more', { count: all.length - shown.length })}
            </button>
          ) : null}
        </Banner>
      ) : null}
    </div>
  );
}

function Consequence({ consequence }: { consequence: RelationConsequence }) {
  const { t, i18n } = useTranslation('catalogues');
  const list = (parts: readonly string[]) => new Intl.ListFormat(i18n.language).format(parts);
  switch (consequence.kind) {
    case 'unseen':
    case 'seen': {
      const { kind, who, demands } = consequence;
      const rest = who.length - NAMED;
      const named = rest > 1 ? [...who.slice(0, NAMED), t('consequence.others', { count: rest })] : who;
      return (
        <Emphasised
          text={t(`consequence.${kind}`, { count: who.length, who: list(named), demands: counted(demands) })}
        />
      );
    }
    case 'stays': {
      const { center, doctor, demands } = consequence;
      return <Emphasised text={t('consequence.stays', { center, doctor, demands: counted(demands, true) })} />;
    }
    case 'noCenter':
      return <Emphasised text={t('consequence.noCenter', { doctor: consequence.doctor })} />;
    case 'noManager':
    case 'noRepresentative': {
      const { kind, company, active } = consequence;
      return <Emphasised text={t(`consequence.${kind}`, { company, count: active })} />;
    }
  }

  function counted({ sent, open, drafts }: { sent: number; open: number; drafts: number }, openOnly = false): string {
    return list([
      ...(openOnly && open > 0 ? [t('consequence.open', { count: open })] : []),
      ...(!openOnly && sent > 0 ? [t('consequence.sent', { count: sent, open })] : []),
      ...(drafts > 0 ? [t('consequence.drafts', { count: drafts })] : []),
    ]);
  }
}
