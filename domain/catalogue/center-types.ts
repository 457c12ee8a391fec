import { OPTIONS, type Option } from './options';

type CenterType = Option<'centerType'>;

/** Functions of each type of center. */
const DONE_AT = {
  Ambos: { prescribing: true, performing: true },
  Prescriptor: { prescribing: true, performing: false },
  Realizador: { prescribing: false, performing: true },
} as const satisfies Readonly<Record<CenterType, { prescribing: boolean; performing: boolean }>>;

/** Types of centers that have doctors and send requests. */
export const PRESCRIBING_CENTER_TYPES: CenterType[] = OPTIONS.centerType.filter((type) => DONE_AT[type].prescribing);
/** Types of centers that give treatments. */
export const PERFORMING_CENTER_TYPES: CenterType[] = OPTIONS.centerType.filter((type) => DONE_AT[type].performing);

export function prescribes(type: string): boolean {
  return (PRESCRIBING_CENTER_TYPES as string[]).includes(type);
}

export function performs(type: string): boolean {
  return (PERFORMING_CENTER_TYPES as string[]).includes(type);
}
