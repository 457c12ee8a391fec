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

export function Avatar({ name, large }: { name: string; large?: boolean }) {
  return (
    <span className={joinClasses('avatar', large && 'avatar--large')} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
