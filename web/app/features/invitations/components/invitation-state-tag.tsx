import type { InvitationState } from '@aval/domain/access/invitation-status';
import type { ComponentProps } from 'react';
import type { IconName } from '../../../components/basics/icon-paths';
import { Tag } from '../../../components/basics/tag';
import { useTranslation } from '../../../shell/words/translation';

interface Look {
  tone?: NonNullable<ComponentProps<typeof Tag>['tone']>;
  icon: IconName;
}

const LOOKS: Readonly<Record<InvitationState, Look>> = {
  pending: { tone: 'warn', icon: 'clock' },
  accepted: { tone: 'info', icon: 'envelope' },
  expired: { tone: 'line', icon: 'clock' },
  used: { tone: 'ok', icon: 'check' },
  rejected: { tone: 'bad', icon: 'cross' },
  withdrawn: { tone: 'line', icon: 'undo' },
};

export function InvitationStateTag({ state }: { state: InvitationState }) {
  const { t } = useTranslation('invitations');
  return <Tag {...LOOKS[state]}>{t(`state.${state}`)}</Tag>;
}
