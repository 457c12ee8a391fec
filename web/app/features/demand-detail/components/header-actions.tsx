import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import { useLocation } from '@remix-run/react';
import { Actions } from '../../../components/actions/actions';
import { BottomBar } from '../../../components/actions/bottom-bar';
import { Button, ButtonLink } from '../../../components/actions/button';
import { buttonLook } from '../../../components/actions/button-look';
import { Menu, MenuItem, MenuSeparator } from '../../../components/actions/menu';
import { Icon } from '../../../components/basics/icon';
import { actionAddress, isDestructive, type ShownAction, shownActions } from '../../demand-actions/action-address';
import { ACTION_ICONS } from '../../demand-actions/action-icons';
import { useDetailWords } from '../use-detail-words';
import { CongruenceButton } from './congruence';

interface HeaderActionsProps {
  demand: DemandDetail;
  /** Earlier versions are read-only. */
  isEarlier: boolean;
}

/** Available actions according to the transition table, the next step first. */
export function HeaderActions({ demand, isEarlier }: HeaderActionsProps) {
  const { t } = useDetailWords();
  const { primary, others } = arrangeActions(demand, isEarlier);
  const { hasCongruenceReport, managementUrl } = demand.company;
  return (
    <Actions className="ml-auto max-md:hidden">
      {hasCongruenceReport ? <CongruenceButton demand={demand} /> : <CongruenceLink demand={demand} />}
      {managementUrl ? (
        <a className={buttonLook()} href={managementUrl} target="_blank" rel="noopener noreferrer">
          {t('detail:management')}
          <span className="sr-only"> {t('detail:opensNewTab')}</span>
        </a>
      ) : null}
      {others.includes('comment') ? <ActionLink demand={demand} kind="comment" /> : null}
      {primary ? <ActionLink demand={demand} kind={primary} isPrimary /> : null}
      <MoreMenu demand={demand} kinds={others.filter((kind) => kind !== 'comment')} />
    </Actions>
  );
}

/** Phone: bottom bar with the primary action and a menu of the others; a single remaining action is shown directly. */
export function ActionBar({ demand, isEarlier }: HeaderActionsProps) {
  const { t } = useDetailWords();
  const { primary, others } = arrangeActions(demand, isEarlier);
  const first = primary ?? others.find((kind) => kind === 'comment') ?? others.find((kind) => !isDestructive(kind));
  const rest = others.filter((kind) => kind !== first);
  return (
    <BottomBar kind="actions">
      {first ? <ActionLink demand={demand} kind={first} isPrimary={first === primary} /> : null}
      {isEarlier ? <ButtonLink to={`/app/demands/${demand.id}`}>{t('detail:olderVersion.link')}</ButtonLink> : null}
      {first ? null : (
        <Button icon="print" onClick={() => window.print()}>
          {t('common:action.print')}
        </Button>
      )}
      {first || rest.length > 0 ? <MoreMenu demand={demand} kinds={rest} /> : null}
    </BottomBar>
  );
}

/** Link to the analysis on the page, for companies without an external report. */
function CongruenceLink({ demand: { version } }: { demand: DemandDetail }) {
  const { t } = useDetailWords();
  const { search } = useLocation();
  if (!version) return null;
  return (
    <ButtonLink icon="scales" to={{ search, hash: 'congruence' }}>
      {t('detail:congruence')}
    </ButtonLink>
  );
}

function arrangeActions({ actions }: DemandDetail, isEarlier: boolean) {
  const shown = isEarlier ? [] : shownActions(actions).filter((kind) => kind !== 'view');
  const primary = (['manage', 'answer', 'edit', 'continue'] as const).find((kind) => shown.includes(kind)) ?? null;
  return { primary, others: shown.filter((kind) => kind !== primary) };
}

function ActionLink({ demand, kind, isPrimary }: { demand: DemandDetail; kind: ShownAction; isPrimary?: boolean }) {
  const { t } = useDetailWords();
  return (
    <ButtonLink
      to={actionAddress(demand.id, kind)}
      {...(isPrimary ? { kind: 'primary' as const, className: 'beside-panel:hidden' } : { icon: ACTION_ICONS[kind] })}
      state={{ fromPage: true }}
      preventScrollReset={kind !== 'edit' && kind !== 'continue'}
    >
      {t(`demand:action.${kind}`)}
    </ButtonLink>
  );
}

function MoreMenu({ demand, kinds }: { demand: DemandDetail; kinds: readonly ShownAction[] }) {
  const { t } = useDetailWords();
  const destructive = kinds.filter(isDestructive);
  return (
    <Menu label={t('detail:moreActions')} className={buttonLook({ shape: 'icon' })} button={<Icon name="more" />}>
      <MenuItem icon="print" onSelect={() => window.print()}>
        {t('common:action.print')}
      </MenuItem>
      {kinds
        .filter((kind) => !isDestructive(kind))
        .map((kind) => (
          <MenuItem key={kind} icon={ACTION_ICONS[kind]} to={actionAddress(demand.id, kind)}>
            {t(`demand:action.${kind}`)}
          </MenuItem>
        ))}
      {destructive.length > 0 ? <MenuSeparator /> : null}
      {destructive.map((kind) => (
        <MenuItem key={kind} icon={ACTION_ICONS[kind]} to={actionAddress(demand.id, kind)} danger>
          {t(`demand:action.${kind}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
