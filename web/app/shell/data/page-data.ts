import type { NavigationEntry } from '@aval/domain/access/navigation';
import type { RoleName } from '@aval/domain/access/roles';
import type { Speech } from '../words/words';

export type Theme = 'light' | 'dark';

export interface TenantData {
  name: string;
  slogan: string;
  /** Style rules with the derived brand variables of both themes. */
  brandStyles: string;
  /** The page's icon: the company's own, or its initials in its colours. */
  icon: { type: string; address: string };
  /** Address of the company's mark; null for its initials. */
  logo: string | null;
}

export interface UserData {
  id: number;
  name: string;
  role: RoleName;
  /** Where the role may go, in the order of the navigation; the home page where it has anything to choose. */
  navigation: readonly Pick<NavigationEntry, 'id' | 'path'>[];
  /** False until everything is chosen that the role has to choose: navigation is closed until then. */
  canWork: boolean;
  /** A password or terms come first: there is nowhere to go but the account. */
  isObliged: boolean;
  avatarImageId: string | null;
  /** Null where the role may not choose. */
  emailNotifications: boolean | null;
}

export interface ToastData {
  id: string;
  kind: 'success' | 'error' | 'info';
  /** i18n keys with their namespace. */
  title: string;
  description?: string | undefined;
  params?: Readonly<Record<string, string | number>> | undefined;
}

/** What every page gets from the root loader. */
export interface PageData extends Speech {
  /** Null when no tenant has this host. */
  tenant: TenantData | null;
  user: UserData | null;
  /** Null follows the system. */
  theme: Theme | null;
  /** Addresses of the files that hold these words. */
  wordFiles: readonly string[];
  toast: ToastData | null;
}
