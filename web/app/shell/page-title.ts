import type { PageData } from './data/page-data';
import { hasCome, isNamespace, requireWords } from './words/words';

interface Match {
  id: string;
  data: unknown;
}

/**
 * Returns the title: "Demandas · Salud Meridiana", from an i18n key (`namespace:path.to.it`) and the tenant, preceded
 * by the page's subject unless it is a person, because titles stay in the browser's history.
 */
export function pageTitle(matches: readonly (Match | undefined)[], key: string, subject?: string): [{ title: string }] {
  const page = matches.find((match) => match?.id === 'root')?.data as PageData | undefined;
  const [namespace = '', path = ''] = key.split(':');
  const words = path
    .split('.')
    .reduce<unknown>(
      (branch, step) => (branch && typeof branch === 'object' ? Reflect.get(branch, step) : undefined),
      page && hasCome(page.language) && isNamespace(namespace) ? requireWords(namespace, page) : undefined,
    );
  return [
    { title: [subject, words, page?.tenant?.name ?? 'Aval'].filter((part) => typeof part === 'string').join(' · ') },
  ];
}
