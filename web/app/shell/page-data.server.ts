import common from '@aval/i18n/es/common';
import shell from '@aval/i18n/es/shell';
import type { PageData } from './page-data';

export async function loadPageData(_request: Request): Promise<PageData> {
  return {
    tenant: { name: 'Aval', slogan: '', brandStyles: '' },
    user: null,
    language: 'es',
    theme: null,
    translations: { common, shell },
    toast: null,
  };
}
