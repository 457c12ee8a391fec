import { OPTIONS, type Option } from './options';

type CenterType = Option<'centerType'>;

/** What is done at a center of each type. */
const DONE_AT = {
  Ambos: { prescribing: true, performing: true },
  Prescriptor: { prescribing: true, performing: false },
  Realizador: { prescribing: false, performing: true },
} as const satisfies Readonly<Record<CenterType, { prescribing: boolean; performing: boolean }>>;

/** Where doctors are and requests come from. */
export const PRESCRIBING_CENTER_TYPES: CenterType[] = OPTIONS.centerType.filter((type) => DONE_AT[type].prescribing);
/** Where treatments are given. */
export const PERFORMING_CENTER_TYPES: CenterType[] = OPTIONS.centerType.filter((type) => DONE_AT[type].performing);

export function prescribes(type: string): boolean {
  return (PRESCRIBING_CENTER_TYPES as string[]).includes(type);
}

export function performs(type: string): boolean {
  return (PERFORMING_CENTER_TYPES as string[]).includes(type);
}
