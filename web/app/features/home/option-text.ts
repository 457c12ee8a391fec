import type { ContextCard } from '@aval/application/context/context';
import type { Option } from '@aval/domain/catalogue/options';
import { plainText } from '@aval/domain/reading/plain-text';
import type { TFunction } from 'i18next';

export interface ShownOption {
  /** Null stands for "all". */
  id: number | null;
  name: string;
  detail: string;
}

/** Returns the options of a card; an optional choice begins with "all". */
export function shownOptions(card: ContextCard, t: TFunction<'home'>): ShownOption[] {
  const isOptional = !card.required && !card.locked;
  switch (card.dimension) {
    case 'company': {
      const companies = card.options.map(({ id, name, slogan }) => ({ id, name, detail: slogan }));
      return isOptional
        ? [{ id: null, name: t('company.all'), detail: t('company.allDetail') }, ...companies]
        : companies;
    }
    case 'doctor': {
      const doctors = card.options.map(({ id, name, membershipNumber }) => ({
        id,
        name,
        detail: membershipNumber ? t('doctor.membership', { number: membershipNumber }) : '',
      }));
      return card.required ? doctors : [{ id: null, name: t('doctor.all'), detail: t('doctor.allDetail') }, ...doctors];
    }
    case 'center': {
      const centers = card.options.map(({ id, name, provinceName, type }) => ({
        id,
        name,
        detail: [provinceName, t(`center.type.${type as Option<'centerType'>}`)].filter(Boolean).join(' · '),
      }));
      return isOptional && centers.length > 0
        ? [{ id: null, name: t('center.all'), detail: t('center.allDetail') }, ...centers]
        : centers;
    }
  }
}

/** Returns the main choice, a required one first; undefined when there is no choice. */
export function mainChoice(choices: readonly ContextCard[]): ContextCard | undefined {
  const open = choices.filter((card) => !card.locked && card.options.length > 0);
  return open.find((card) => card.required) ?? open[0];
}

/** Returns the name of the current main choice. */
export function chosenName(choices: readonly ContextCard[], t: TFunction<'home'>): string {
  const main = mainChoice(choices);
  const chosen = main && shownOptions(main, t).find(({ id }) => id === main.chosenId);
  return chosen?.name ?? t('unchosen');
}

/** Returns the options whose name or detail contains the text, ignoring accents and case. */
export function matchingOptions(options: readonly ShownOption[], typed: string): ShownOption[] {
  const wanted = plainText(typed.trim());
  return options.filter(({ name, detail }) => plainText(`${name} ${detail}`).includes(wanted));
}

/** Splits the name around the typed text; null when the name does not contain it. */
export function highlight(name: string, typed: string): [string, string, string] | null {
  const wanted = plainText(typed.trim());
  // Positions match only if removing accents keeps one letter per letter.
  const letters = Array.from(name.normalize('NFC'));
  const at = letters.map(plainText).join('').indexOf(wanted);
  if (!wanted || at < 0 || letters.some((letter) => plainText(letter).length !== 1)) return null;
  const cut = (from: number, to?: number) => letters.slice(from, to).join('');
  return [cut(0, at), cut(at, at + wanted.length), cut(at + wanted.length)];
}
