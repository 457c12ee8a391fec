import { z } from 'zod';

/**
 * Parameter for the parts to include, `include=role,company`. Unknown parts are reported by name. Source: docs/rules.md
 * 10.5.
 */
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
    .meta({
      description: `Comma-separated: any of ${names.join(', ')}.`,
      example: names.join(','),
      pattern: `^(${names.join('|')})(,(${names.join('|')}))*$`,
    });
}

/** Returns only the requested parts. */
export function includedOf<Parts extends object>(asked: ReadonlySet<string> | undefined, parts: Parts): Partial<Parts> {
  const kept = Object.entries(parts).filter(([name]) => asked?.has(name));
  return Object.fromEntries(kept) as Partial<Parts>;
}
