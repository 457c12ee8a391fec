import type { EffectKind as AnyEffectKind } from '@aval/workflows/contract';

/** Kinds of effects that operators see and retry; for webhooks each company has its own log (rule 13.7). */
export const EFFECT_KINDS = ['document', 'mail'] as const satisfies readonly AnyEffectKind[];
export type EffectKind = (typeof EFFECT_KINDS)[number];
