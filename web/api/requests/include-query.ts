import { z } from 'zod';

/** What an answer carries along when it is asked for, `include=role,company`. What there is not is named. Source: docs/rules.md 10.5. */
export function includeQuery<const Name extends string>(names: readonly [Name, ...Name[]]) {
  return z
    .string()
    .transform((text, context): ReadonlySet<Name> => {
      const asked = text.split(',').map((name) => name.trim());
      const known = asked.flatMap((name) => names.find((each) => each === name) ?? []);
      for (const name of asked.filter((each) => !names.some((known) => known === each))) {
        context.issues.push({ code: 'custom', message: 'api:issue.unknown', path: [name], input: text });
      }
      return new Set(known);
    })
    .optional()
    .meta({ description: `Any of ${names.join(', ')}, with commas between.`, example: names.join(',') });
}

/** What was asked for of it, and nothing of the rest. */
export function includedOf<Parts extends object>(asked: ReadonlySet<string> | undefined, parts: Parts): Partial<Parts> {
  const kept = Object.entries(parts).filter(([name]) => asked?.has(name));
  return Object.fromEntries(kept) as Partial<Parts>;
}
