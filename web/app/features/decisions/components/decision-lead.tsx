import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import { formatStamp } from '@aval/i18n/format';
import { Trans, useTranslation } from 'react-i18next';
import { Banner } from '../../../components/banner';
import { lastProposal } from '../last-proposal';

/** What the one who decides should know first: the consultant's proposal, the manager's decision, a denied validation. */
export function DecisionLead({ demand, onRead }: { demand: DemandDetail; onRead: () => void }) {
  const { t } = useTranslation(['decision', 'demand']);
  const { state, status } = demand;
  const proposal = lastProposal(demand);
  if (!state) return null;
  const managerDecided =
    status === 'pending_company_accept' ? 'authorize' : status === 'pending_company_deny' ? 'deny' : null;
  return (
    <>
      {state.validationDenied && status === 'pending_analysis' ? (
        <Banner tone="warn">
          <Trans t={t} i18nKey="decision:validationDenied" components={{ b: <b /> }} />
        </Banner>
      ) : null}
      {proposal && status === 'pending_analysis' ? (
        <Banner>
          <Trans
            t={t}
            i18nKey={`decision:proposal.${proposal.decision}`}
            values={{ name: proposal.name, date: formatStamp(proposal.at).slice(0, 10) }}
            components={{ b: <b /> }}
          />{' '}
          <button type="button" className="link" onClick={onRead}>
            {t('decision:proposal.read')}
          </button>
        </Banner>
      ) : null}
      {managerDecided && state.decisionReason ? (
        <Banner>
          <Trans
            t={t}
            i18nKey={`decision:managerDecided.${managerDecided}`}
            values={{ reason: t(`demand:reason.${state.decisionReason}`) }}
            components={{ b: <b /> }}
          />
        </Banner>
      ) : null}
    </>
  );
}
