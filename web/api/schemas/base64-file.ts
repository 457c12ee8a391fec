import { z } from 'zod';

const DATA_URL = /^data:[\w.+-]+\/[\w.+-]+(?:;[\w.+-]+=[\w.+-]+)*;base64,/;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/**
 * File in JSON: its bytes in base64, plain or as a data URL (`data:image/png;base64,…`). Its type is determined by its
 * content.
 */
export const base64File = z
  .string()
  .transform((text, context): Buffer => {
    const encoded = text.replace(DATA_URL, '');
    if (encoded !== '' && encoded.length % 4 === 0 && BASE64.test(encoded)) return Buffer.from(encoded, 'base64');
    context.issues.push({ code: 'custom', message: 'api:issue.invalid_format', input: '' });
    return z.NEVER;
  })
  .meta({ format: 'byte', description: 'Base64, with or without a data URL prefix.', example: 'iVBORw0KGgo=' });
