import type { RoleName } from '@aval/domain/access/roles';

export type Language = 'es' | 'en';
export type Theme = 'light' | 'dark';

export interface TenantData {
  name: string;
  slogan: string;
  /** Style rules with the derived brand variables of both themes. */
  brandStyles: string;
}

export interface UserData {
  name: string;
  role: RoleName;
}

export interface ToastData {
  id: string;
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string;
}

/** What every page gets from the root loader. */
export interface PageData {
  /** Null when no tenant has this host. */
  tenant: TenantData | null;
  user: UserData | null;
  language: Language;
  /** Null follows the system. */
  theme: Theme | null;
  /** The namespaces that pages use, in the page's language. */
  translations: Readonly<Record<string, object>>;
  toast: ToastData | null;
}
