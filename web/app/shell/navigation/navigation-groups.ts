import type { NavigationId } from '@aval/domain/access/navigation';
import type { IconName } from '../../components/basics/icon-paths';
import type { UserData } from '../data/page-data';

export type GroupId = 'work' | 'administration' | 'congruence' | 'account';

/** Navigation entries that have a page, in groups; other entries of the role matrix are not shown. */
const GROUPS: readonly { id: GroupId; entries: readonly Omit<ShownEntry, 'path'>[] }[] = [
  {
    id: 'work',
    entries: [
      { id: 'home', icon: 'home' },
      { id: 'demands', icon: 'document' },
      { id: 'patients', icon: 'person' },
      { id: 'documents', icon: 'archive' },
    ],
  },
  {
    id: 'administration',
    entries: [
      { id: 'companies', icon: 'company' },
      { id: 'users', icon: 'people' },
      { id: 'invitations', icon: 'envelope' },
      { id: 'drugs', icon: 'pill' },
      { id: 'presentations', icon: 'pack' },
      { id: 'centers', icon: 'center' },
      { id: 'codes', icon: 'card' },
      { id: 'accessRecord', icon: 'eye' },
      { id: 'changes', icon: 'clock' },
      { id: 'securityRecord', icon: 'lock' },
      { id: 'reminders', icon: 'bell' },
      { id: 'operations', icon: 'pulse' },
    ],
  },
  {
    id: 'congruence',
    entries: [
      { id: 'regimens', icon: 'book' },
      { id: 'rules', icon: 'scales' },
    ],
  },
  { id: 'account', entries: [{ id: 'account', icon: 'person', isDocument: true }] },
];

export interface ShownEntry {
  id: NavigationId;
  icon: IconName;
  /** Loaded as a document, because its texts come with it. */
  isDocument?: true;
  path: string;
}

export interface ShownGroup {
  id: GroupId;
  entries: readonly ShownEntry[];
}

/** Groups the user's navigation entries and omits empty groups. */
export function navigationGroups(navigation: UserData['navigation']): ShownGroup[] {
  const paths = new Map(navigation.map(({ id, path }) => [id, path]));
  return GROUPS.map(({ id, entries }) => ({
    id,
    entries: entries.flatMap((entry) => {
      const path = paths.get(entry.id);
      return path === undefined ? [] : [{ ...entry, path }];
    }),
  })).filter((group) => group.entries.length > 0);
}
