import type { DeniedCycle } from '@aval/domain/demand/outlook/denied-cycle';
import type { i18n } from 'i18next';

/**
 * "ciclo 3 denegado; ciclos 1 y 2 autorizados": the denied cycle of a continuation and the authorized ones. Needs the
 * catalogue `demand`.
 */
export function describeDeniedCycle({ t }: i18n, { denied, authorized }: DeniedCycle): string {
  const { first, last } = authorized;
  const count = last - first + 1;
  const key = count === 1 ? 'one' : count === 2 ? 'two' : 'many';
  return t(`demand:deniedCycle.${key}`, { denied, first, last });
}
