import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import { roleMay } from '@aval/domain/access/permissions';
import type { RoleName } from '@aval/domain/access/roles';
import { findAction } from '@aval/domain/demand/lifecycle/actions';
import type { DecisionOption } from '@aval/domain/demand/lifecycle/offers';
import { decisionWarnings } from '@aval/domain/demand/outlook/decision-warnings';
import { DECISIONS, type Decision, type DecisionReason } from '@aval/domain/demand/vocabulary';
import { actionOfDecision } from '@aval/domain/reading/doctors-sight';
import { decisionSchema } from '@aval/domain/validation/dialogs/decision-schema';
import { formatStamp } from '@aval/i18n/format';
import { useEffect, useRef, useState } from 'react';
import { Emphasised } from '../../../components/basics/emphasised';
import { Combobox } from '../../../components/choices/combobox';
import type { FoundOption } from '../../../components/choices/use-async-options';
import { LeaveDialog } from '../../../components/dialogs/leave-dialog';
import { standsBesideThePage } from '../../../components/dialogs/use-shown-dialog';
import { Field, FieldGroup } from '../../../components/fields/field';
import { RadioCards } from '../../../components/fields/radio-cards';
import { TextArea } from '../../../components/fields/text-area';
import { useTranslation } from '../../../shell/words/translation';
import { useFieldWords } from '../../../shell/words/use-field-words';
import { CommandDialog } from '../../demand-actions/components/command-dialog';
import { FileRows } from '../../demand-actions/components/file-rows';
import { PrivateCommentField } from '../../demand-actions/components/private-comment-field';
import { WhoSeesIt } from '../../demand-actions/components/who-sees-it';
import type { DialogContext } from '../../demand-actions/dialog-context';
import { useCommandForm } from '../../demand-actions/use-command-form';
import { useDemandUploads } from '../../demand-actions/use-demand-uploads';
import { useListOf } from '../../demand-list/list-of-demand';
import { type DecisionStep, decisionStep, statusAfter } from '../decision-step';
import { insertText } from '../insert-text';
import { lastProposal, managerDecision } from '../last-proposal';
import { CitedFindings } from './cited-findings';
import { DecisionConfirmation, type DecisionToConfirm } from './decision-confirmation';
import { DecisionLead } from './decision-lead';
import { DecisionReasons } from './decision-reasons';
import { UncheckedDoses } from './unchecked-doses';

interface DecisionDialogProps extends DialogContext {
  /** A closed dialog keeps the input while the page is open. */
  isOpen: boolean;
  onDiscard: () => void;
}

/**
 * Decision of a manager, consultant or representative: options of the transition table, with the fields that each
 * requires.
 */
export function DecisionDialog({ isOpen, onDiscard, onClose, ...context }: DecisionDialogProps) {
  const { demand, role, commandId, subject, occurrences } = context;
  const { t } = useTranslation(['decision', 'demand', 'common']);
  const told = useFieldWords();
  const offered = findAction(demand.actions, 'manage')?.options;
  // Keeps the options offered on opening readable after the demand has changed.
  const [opened] = useState({ options: offered ?? [], state: demand.state, status: demand.status });
  const options = offered ?? opened.options;
  const { state, status } = offered ? demand : opened;

  const [option, setOption] = useState<DecisionOption | null>(null);
  const [reason, setReason] = useState<DecisionReason | null>(null);
  const [consultant, setConsultant] = useState<FoundOption | null>(null);
  const [toConfirm, setToConfirm] = useState<DecisionToConfirm | null>(null);
  // A confirmed decision is not asked again when a failed attempt is retried, but it is for another decision or reason.
  const [confirmed, setConfirmed] = useState<DecisionToConfirm | null>(null);
  const comment = useRef<HTMLTextAreaElement>(null);
  const uploads = useDemandUploads(demand.id);
  const listOf = useListOf(demand.id);
  const command = useCommandForm({
    commandId,
    lastActionSequence: demand.lastActionSequence,
    uploads,
    schema: decisionSchema({ role, options }),
    mayGo: () => {
      const unusual = warningsOf();
      const isConfirmed = unusual !== null && isSame(unusual, confirmed);
      if (unusual === null) command.send(cameFrom());
      else if (isConfirmed) command.send({ ...CONFIRMED, ...cameFrom() });
      else setToConfirm(unusual);
      return false;
    },
  });
  const { fields } = command;
  // Scrolls the page beside the panel to the treatment, which the decision concerns.
  useEffect(() => {
    if (isOpen && standsBesideThePage()) document.getElementById('treatment')?.scrollIntoView();
  }, [isOpen]);
  if (!state) return null;
  const step = decisionStep(status);

  function warningsOf(): DecisionToConfirm | null {
    if (!state || !option || (option.decision !== 'authorize' && option.decision !== 'deny')) return null;
    const weighed = { displayStatus: status, consultantProposal: state.consultantProposal };
    const warnings = decisionWarnings(weighed, role, option.decision, reason);
    return warnings.length > 0 ? { decision: option.decision, reason, warnings } : null;
  }
  /** Returns the list that the demand was opened from, so that the user can go on in it. */
  function cameFrom(): Record<string, string> {
    const list = listOf();
    return list === null ? {} : { list };
  }
  function choose(decision: string) {
    const next = options.find((each) => each.decision === decision) ?? null;
    setOption(next);
    setReason(next?.presetReason ?? null);
  }

  const target = option ? targetName(option, demand, consultant?.label ?? null, t) : null;
  const asksReason = option?.needsDecisionReason || option?.needsFinalReason;
  const reasonName = option?.needsFinalReason ? 'finalReason' : 'decisionReason';
  const departsFrom = toConfirm?.warnings.includes('reverses_manager') ? managerDecision(demand) : lastProposal(demand);
  return (
    <>
      <CommandDialog
        command={command}
        intent="manage"
        title={t('title')}
        subtitle={subject}
        isGone={!offered}
        occurrences={occurrences}
        isBehind={toConfirm !== null}
        isOpen={isOpen}
        side
        onClose={onClose}
        onDiscard={onDiscard}
        verb={option ? wordsOf(step, option.decision, 'verb', t) : t('common:action.send')}
        danger={(option?.decision === 'deny' && step !== 'validation') || option?.decision === 'propose_denial'}
        consequence={target ? <Emphasised text={t('decision:sentTo', { target })} /> : t('chooseFirst')}
      >
        <DecisionLead demand={demand} />
        <FieldGroup label={t('decision')} {...told(fields.decision)}>
          <RadioCards
            name={fields.decision.name}
            value={option?.decision ?? ''}
            onChange={choose}
            options={inOrder(options).map(({ decision }) => ({
              value: decision,
              label: wordsOf(step, decision, 'option', t),
              description: describe(step, decision, t),
            }))}
          />
        </FieldGroup>
        {option?.needsConsultant ? (
          <Field label={t('consultant')} {...told(fields.toUserId)}>
            <Combobox
              name={fields.toUserId.name}
              source="/app/demands/consultants"
              label={t('consultant')}
              placeholder={t('consultantPlaceholder')}
              onChange={setConsultant}
            />
          </Field>
        ) : null}
        {option && asksReason ? (
          <DecisionReasons
            key={option.decision}
            name={reasonName}
            decision={option.decision}
            onlyOwnKind={option.needsFinalReason}
            value={reason}
            onChange={setReason}
            {...told(fields[reasonName])}
          />
        ) : null}
        <CitedFindings demand={demand} onCite={(text) => insertText(comment.current, text)} />
        <UncheckedDoses demand={demand} />
        <Field
          label={t('comment')}
          hint={
            option ? (
              <WhoSeesIt
                intended={{
                  action: actionOfDecision(option.decision),
                  role,
                  withDoctor: option.toRole === 'DOCTOR',
                }}
                withFiles
              />
            ) : (
              t('whoSees.chooseFirst')
            )
          }
          {...told(fields.comment)}
        >
          <TextArea ref={comment} name={fields.comment.name} rows={3} maxRows={4} />
        </Field>
        <PrivateCommentField role={role} field={fields.privateComment} />
        <FileRows command={command} />
      </CommandDialog>
      <LeaveDialog isDirty={command.isDirty && !command.isBusy} within="page" />
      {toConfirm ? (
        <DecisionConfirmation
          toConfirm={toConfirm}
          proposal={departsFrom ? { ...departsFrom, stamp: formatStamp(departsFrom.at) } : null}
          subject={subject}
          target={target ?? ''}
          mayUndo={roleMay(role, 'demands.rollback')}
          nextStatus={statusAfter(step, toConfirm.decision)}
          isBusy={command.isBusy}
          onBack={() => setToConfirm(null)}
          onCancel={() => {
            setToConfirm(null);
            onClose();
          }}
          onConfirm={() => {
            setToConfirm(null);
            setConfirmed(toConfirm);
            command.send({ ...CONFIRMED, ...cameFrom() });
          }}
        />
      ) : null}
    </>
  );
}

/** Orders options by `DECISIONS`: the two outcomes first, requests for more information after them. */
function inOrder(options: readonly DecisionOption[]): DecisionOption[] {
  return [...options].sort((one, other) => DECISIONS.indexOf(one.decision) - DECISIONS.indexOf(other.decision));
}

const CONFIRMED = { contradictionConfirmed: 'true' };

function isSame(one: DecisionToConfirm, other: DecisionToConfirm | null): boolean {
  return one.decision === other?.decision && one.reason === other.reason;
}

type Words = ReturnType<typeof useTranslation<['decision', 'demand', 'common']>>['t'];

/** Returns the words of a decision on its card or its button; the validation step has its own. */
function wordsOf(step: DecisionStep, decision: Decision, part: 'option' | 'verb', t: Words): string {
  const isJudged = step === 'validation' && (decision === 'authorize' || decision === 'deny');
  return isJudged ? t(`validation.${part}.${decision}`) : t(`demand:decision.${decision}`);
}

function describe(step: DecisionStep, decision: Decision, t: Words): string {
  switch (decision) {
    case 'evaluate':
      return t('description.manager.evaluate');
    case 'propose_authorization':
    case 'propose_denial':
    case 'hand_back':
      return t(`description.consultant.${decision}`);
    case 'authorize':
    case 'deny':
    case 'more_info':
      return step === 'consultant' ? '' : t(`description.${step}.${decision}`);
  }
}

function targetName(option: DecisionOption, demand: DemandDetail, consultant: string | null, t: Words): string {
  const company = demand.company.name;
  /** Empty for a role that no decision leads to. */
  const names: Readonly<Record<RoleName, string>> = {
    SUPERADMIN: '',
    ADMIN: '',
    SUPERVISOR: '',
    ASSISTANT: '',
    MANAGER: t('target.managers', { company }),
    REPRESENTATIVE: t('target.representatives', { company }),
    CONSULTANT: consultant ?? t('target.consultant'),
    DOCTOR: demand.doctor.name,
  };
  return names[option.toRole];
}
