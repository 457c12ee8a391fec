import type { NavigationEntry } from '@aval/domain/access/navigation';
import type { RoleName } from '@aval/domain/access/roles';
import type { Speech } from '../words/words';

export type Theme = 'light' | 'dark';

export interface TenantData {
  name: string;
  slogan: string;
  /** Style rules with the derived brand variables of both themes. */
  brandStyles: string;
  /** Favicon: the company's own, or its initials in its colours. */
  icon: { type: string; address: string };
  /** Address of the company's logo; null when it is represented by its initials. */
  logo: string | null;
}

export interface UserData {
  id: number;
  name: string;
  role: RoleName;
  /** Navigation entries of the role, in order; includes the home page only if there is something to choose. */
  navigation: readonly Pick<NavigationEntry, 'id' | 'path'>[];
  /** False until the required context is chosen; navigation is closed until then. */
  canWork: boolean;
  /** The user must change the password or accept terms first; only the account page is open. */
  isObliged: boolean;
  avatarImageId: string | null;
  /** Null where the role has no such setting. */
  emailNotifications: boolean | null;
  /** Mails about demands wait for each other and leave as one. */
  bundleEmails: boolean;
}

export interface ToastData {
  id: string;
  kind: 'success' | 'error' | 'info';
  /** i18n keys with their namespace. */
  title: string;
  description?: string | undefined;
  params?: Readonly<Record<string, string | number>> | undefined;
}

/** Data of the root loader, for every page. */
export interface PageData extends Speech {
  /** Null when no company has the host. */
  tenant: TenantData | null;
  user: UserData | null;
  /** Null follows the system. */
  theme: Theme | null;
  /** Addresses of the files with these texts. */
  wordFiles: readonly string[];
  toast: ToastData | null;
}
