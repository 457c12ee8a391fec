import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import { formatStamp } from '@aval/i18n/format';
import { Emphasised } from '../../../components/basics/emphasised';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';
import { lastProposal } from '../last-proposal';
import { useReadEntry } from '../use-read-entry';
import { PolicyDateNote } from './policy-date-note';

/**
 * Facts to know before deciding: the reminder of the policy's date, the consultant's proposal, the manager's decision, a
 * denied validation.
 */
export function DecisionLead({ demand }: { demand: DemandDetail }) {
  const { t } = useTranslation(['decision', 'demand']);
  const { state, status } = demand;
  const proposal = lastProposal(demand);
  const readEntry = useReadEntry();
  if (!state) return null;
  const managerDecided =
    status === 'pending_company_accept' ? 'authorize' : status === 'pending_company_deny' ? 'deny' : null;
  return (
    <>
      <PolicyDateNote company={demand.company} />
      {state.validationDenied && status === 'pending_analysis' ? (
        <Banner tone="warn">
          <Emphasised text={t('decision:validationDenied')} />
        </Banner>
      ) : null}
      {proposal && status === 'pending_analysis' ? (
        <Banner>
          <Emphasised
            text={t(`decision:proposal.${proposal.decision}`, {
              name: proposal.name,
              date: formatStamp(proposal.at).slice(0, 10),
            })}
          />{' '}
          <button
            type="button"
            className="finger-area text-inherit underline"
            onClick={() => readEntry(proposal.sequence)}
          >
            {t('decision:proposal.read')}
          </button>
        </Banner>
      ) : null}
      {managerDecided && state.decisionReason ? (
        <Banner>
          <Emphasised
            text={t(`decision:managerDecided.${managerDecided}`, {
              reason: t(`demand:reason.${state.decisionReason}`),
            })}
          />
        </Banner>
      ) : null}
    </>
  );
}
