import { joinClasses } from './join-classes';

const TITLES = /^(dra?|sra?|d|dña)\.?$/i;

/** The first letters of the first two names, titles left out. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word && !TITLES.test(word));
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase('es'))
    .join('');
}

/** The letters are drawn by the style sheet: they are no text of the button or row around them. */
export function Avatar({ name, large }: { name: string; large?: boolean }) {
  return (
    <span
      className={joinClasses('avatar', large && 'avatar--large')}
      data-initials={initialsOf(name)}
      aria-hidden="true"
    />
  );
}
