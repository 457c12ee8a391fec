import { randomInt } from 'node:crypto';

/** Capitals without those that look alike on paper. */
const CAPITALS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const LETTERS = `${CAPITALS}abcdefghijkmnopqrstuvwxyz`;
const DIGITS = '23456789';
const SIGNS = '#%&@?*';

/**
 * Returns twelve characters that meet the password rules (domain/validation/fields/identity.ts): a capital, three
 * digits, a sign; 60 random bits.
 */
export function createRandomPassword(): string {
  const characters = [
    draw(CAPITALS),
    draw(SIGNS),
    ...Array.from({ length: 3 }, () => draw(DIGITS)),
    ...Array.from({ length: 7 }, () => draw(LETTERS)),
  ];
  for (let last = characters.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [characters[last], characters[other]] = [characters[other] ?? '', characters[last] ?? ''];
  }
  return characters.join('');
}

function draw(from: string): string {
  return from.charAt(randomInt(from.length));
}
