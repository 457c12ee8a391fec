import { CONTEXT_DIMENSIONS } from '@aval/domain/access/context-dimensions';
import type { companySchema } from '@aval/domain/validation/companies/company-schema';
import { LANGUAGES } from '@aval/i18n/languages';
import type { z } from 'zod';
import type { EntryWords } from '../../components/entries/changed-fields';
import { useSwitchWords } from '../../components/entries/switch-field';
import { useTranslation } from '../../shell/words/translation';
import { wordsOf } from '../../shell/words/use-options';

type Words = EntryWords<z.input<typeof companySchema>>;

/** Words of a company's settings; `present` describes the stored single sign-on key. */
export function useCompanyWords(present: string | null): Words {
  const { t } = useTranslation(['companies', 'common', 'home']);
  const switched = useSwitchWords();
  const cards = CONTEXT_DIMENSIONS.map((value) => ({ value, label: t(`home:${value}.title`) }));
  const languages = LANGUAGES.map((value) => ({ value, label: t(`common:language.${value}`) }));
  const changes = (['keep', 'replace', 'remove'] as const).map((value) => ({
    value,
    label: t(present === null ? `companies:ssoNew.${value}` : `companies:ssoOld.${value}`),
  }));
  return {
    name: { label: t('common:label.name') },
    slogan: { label: t('companies:field.slogan') },
    logoImageId: { label: t('companies:field.logoImageId'), kind: 'unseen' },
    faviconImageId: { label: t('companies:field.faviconImageId'), kind: 'unseen' },
    primaryColor: { label: t('companies:field.primaryColor') },
    secondaryColor: { label: t('companies:field.secondaryColor') },
    tertiaryColor: { label: t('companies:field.tertiaryColor') },
    hosts: { label: t('companies:field.hosts') },
    validationStep: switched(t('companies:field.validationStep')),
    tramitByZones: switched(t('companies:field.tramitByZones')),
    policyDateCheck: switched(t('companies:field.policyDateCheck')),
    homeCards: { label: t('companies:field.homeCards'), kind: 'several', say: wordsOf(cards) },
    documentLanguage: { label: t('companies:field.documentLanguage'), say: wordsOf(languages) },
    congruenceUrl: { label: t('companies:field.congruenceUrl') },
    managementUrl: { label: t('companies:field.managementUrl') },
    passwordMaxAgeDays: {
      label: t('companies:field.passwordMaxAgeDays'),
      say: (days) => `${days} ${t('common:unit.days')}`,
    },
    passwordChangeEnabled: switched(t('companies:field.passwordChangeEnabled')),
    cardNumberPattern: { label: t('companies:field.cardNumberPattern') },
    cardNumberHint: { label: t('companies:field.cardNumberHint') },
    namesOfAnyCountry: switched(t('companies:field.namesOfAnyCountry')),
    logoutRedirectUrl: { label: t('companies:field.logoutRedirectUrl') },
    corsOrigins: { label: t('companies:field.corsOrigins') },
    // The key itself is never shown; the chosen change describes it.
    ssoChange: { label: t('companies:field.sso'), kind: 'unseen', say: wordsOf(changes) },
    ssoAlgorithm: null,
    ssoKey: null,
  };
}
