import { z } from 'zod';

/** Documents a switch as a boolean: an address has the words `true` and `false` for it. */
const asBoolean = {
  override: ({ jsonSchema }: { jsonSchema: Record<string, unknown> }) => {
    delete jsonSchema.enum;
    jsonSchema.type = 'boolean';
    if ('default' in jsonSchema) jsonSchema.default = jsonSchema.default === 'true';
  },
};

const SWITCH = ['true', 'false'] as const;

/** Switch in a query. */
export const flagQuery = z.enum(SWITCH).optional().meta(asBoolean);

/** Switch in a query that is off unless it is sent. */
export const flagOffQuery = z.enum(SWITCH).default('false').meta(asBoolean);

/** Whether the choices of a filter are those of a switch. */
export function isSwitch(choices: readonly string[]): boolean {
  return choices.length === SWITCH.length && SWITCH.every((choice) => choices.includes(choice));
}
