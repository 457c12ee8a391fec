import { z } from 'zod';

/** Characters of the longest external identifier, in UTF-16 units. */
const LONGEST = 100;

/** Without control, invisible and separating characters, and without half of a pair. */
const PRINTABLE = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u;

/**
 * Identifier that a system outside gives a demand or a patient. It is compared sign by sign, since nobody but its sender
 * knows how it is built. Source: docs/rules.md 10.27.
 */
export const externalIdSchema = z.string().trim().min(1).max(LONGEST).regex(PRINTABLE);
