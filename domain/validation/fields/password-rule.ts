/** The parts of the rule for a password, in the order in which they are said. Source: docs/rules.md 5.5. */
const PARTS = {
  length: (password: string) => /^.{8,12}$/u.test(password),
  capital: (password: string) => /\p{Lu}/u.test(password),
  digits: (password: string) => password.replace(/[^0-9]/g, '').length === 3,
  sign: (password: string) => /[#%&@?¿*]/.test(password),
} as const;

export type PasswordPart = keyof typeof PARTS;
export const PASSWORD_PARTS = Object.keys(PARTS) as PasswordPart[];

/** The parts that a password does not meet. */
export function missingParts(password: string): PasswordPart[] {
  return PASSWORD_PARTS.filter((part) => !PARTS[part](password));
}

/** Whether a new password follows the whole rule. */
export function isAcceptablePassword(password: string): boolean {
  return missingParts(password).length === 0;
}

/** For operators, who read no form: what is asked of a new one. */
export const PASSWORD_RULE =
  'a password has 8 to 12 characters, with a capital, exactly three digits and one of #%&@?¿*';
