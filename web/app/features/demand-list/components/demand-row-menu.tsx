import { type LinkExtras, MenuItem, MenuSeparator, RowMenu } from '../../../components/actions/menu';
import { useTranslation } from '../../../shell/words/translation';
import { actionAddress, isDestructive, type ShownAction } from '../../demand-actions/action-address';
import { ACTION_ICONS } from '../../demand-actions/action-icons';

interface DemandRowMenuProps {
  demandId: string;
  reference: string;
  actions: readonly ShownAction[];
  /** Props of the links to the demand. */
  opening: LinkExtras;
}

/** Menu with the actions that the transition table allows; each opens the demand with the action's dialog. */
export function DemandRowMenu({ demandId, reference, actions, opening }: DemandRowMenuProps) {
  const { t } = useTranslation(['list', 'demand']);
  const plain = actions.filter((kind) => !isDestructive(kind));
  const destructive = actions.filter(isDestructive);
  return (
    <RowMenu label={t('rowActions', { reference })}>
      {plain.map((kind) => (
        <MenuItem key={kind} icon={ACTION_ICONS[kind]} to={actionAddress(demandId, kind)} link={opening}>
          {t(`demand:action.${kind}`)}
        </MenuItem>
      ))}
      {destructive.length > 0 ? <MenuSeparator /> : null}
      {destructive.map((kind) => (
        <MenuItem key={kind} icon={ACTION_ICONS[kind]} to={actionAddress(demandId, kind)} link={opening} danger>
          {t(`demand:action.${kind}`)}
        </MenuItem>
      ))}
    </RowMenu>
  );
}
