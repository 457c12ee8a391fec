import { joinClasses } from './join-classes';

const COLOURED = 'ABCDE';

/** The letter of a drug line by its place: A to Z, then AA, AB and so on. */
export function drugLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : drugLetter(Math.floor(index / 26) - 1) + last;
}

/** The class that gives a line's colour: five fixed ones, then the neutral one. */
export function drugColourClass(letter: string): string {
  return `is-drug-${COLOURED.includes(letter) ? letter.toLowerCase() : 'x'}`;
}

interface DrugLetterProps {
  letter: string;
  /** Tinted: a session that is planned for a later cycle. */
  planned?: boolean;
}

/** Letter and colour, always together. */
export function DrugLetter({ letter, planned }: DrugLetterProps) {
  return (
    <span className={joinClasses('drug-letter', drugColourClass(letter), planned && 'drug-letter--plan')}>
      {letter}
    </span>
  );
}
