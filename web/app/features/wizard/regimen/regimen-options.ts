import type { RegimenChoice } from '@aval/application/congruence/list-regimen-choices';
import { OPTIONS, optionKey } from '@aval/domain/catalogue/options';
import { isForIntention, type Requested } from '@aval/domain/reference/regimen-fit';
import { inSentence } from '@aval/i18n/format';
import type { i18n } from 'i18next';
import type { FoundOption } from '../../../components/choices/use-async-options';

/** Combobox option of a regimen, with the content that choosing it fills in. */
export interface RegimenOption extends FoundOption {
  choice: RegimenChoice;
}

/**
 * Returns options that are searchable by name and description: tumour, rhythm, drugs. Regimens for the request's tumour
 * come first, and among them those for its intention.
 */
export function regimenOptions({ t }: i18n, regimens: readonly RegimenChoice[], requested: Requested): RegimenOption[] {
  const hasOwn = regimens.some(({ tumourType }) => tumourType === requested.tumourType);
  const intention = OPTIONS.intention.find((option) => option === requested.intention);
  const headOf = (choice: RegimenChoice) => {
    if (choice.tumourType !== requested.tumourType) return t('wizard:regimen.ofOthers');
    const tumour = inSentence(t(`demand:option.tumourType.${choice.tumourType}`));
    const isFor = intention ? isForIntention(choice, intention) : null;
    if (!intention || isFor === null) return t('wizard:regimen.ofTumour', { tumour });
    return isFor
      ? t('wizard:regimen.ofIntention', { tumour, intention: inSentence(t(optionKey('intention', intention))) })
      : t('wizard:regimen.ofOtherIntentions', { tumour });
  };
  return regimens.map((choice): RegimenOption => {
    const { slug, version, name, otherNames, tumourType, goesOn, begins } = choice;
    const { fill } = goesOn;
    const every = t('wizard:regimen.everyDays', { count: fill.cycleLengthDays });
    const rhythm =
      fill.totalCycles === null ? every : t('wizard:regimen.cycles', { count: fill.totalCycles, rhythm: every });
    const drugs = [
      ...new Set([...fill.lines, ...fill.later, ...(begins?.fill.lines ?? [])].map(({ drugName }) => drugName)),
    ].join(', ');
    return {
      value: `${slug} ${version}`,
      label: name,
      otherNames,
      description: [t(`demand:option.tumourType.${tumourType}`), rhythm, drugs].join(' · '),
      ...(hasOwn ? { group: headOf(choice) } : {}),
      choice,
    };
  });
}

/** Returns whether an option of the list is a regimen. */
export function isRegimenOption(option: FoundOption | null): option is RegimenOption {
  return option !== null && 'choice' in option;
}
