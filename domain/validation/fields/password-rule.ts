/** Parts of the password rule, in the order of the message. Source: docs/rules.md 5.5. */
const PARTS = {
  length: (password: string) => /^.{8,12}$/u.test(password),
  capital: (password: string) => /\p{Lu}/u.test(password),
  digits: (password: string) => password.replace(/[^0-9]/g, '').length === 3,
  sign: (password: string) => /[#%&@?¿*]/.test(password),
} as const;

export type PasswordPart = keyof typeof PARTS;
export const PASSWORD_PARTS = Object.keys(PARTS) as PasswordPart[];

export function missingParts(password: string): PasswordPart[] {
  return PASSWORD_PARTS.filter((part) => !PARTS[part](password));
}

export function isAcceptablePassword(password: string): boolean {
  return missingParts(password).length === 0;
}

/** The rule for operators, who see no form. */
export const PASSWORD_RULE =
  'a password has 8 to 12 characters, with a capital, exactly three digits and one of #%&@?¿*';
