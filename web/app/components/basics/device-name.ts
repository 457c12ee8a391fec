import type { Device } from '@aval/domain/access/device';
import type { TFunction } from 'i18next';

/** Names the browser or program of a session, as its owner recognises it. */
export function deviceName(
  t: TFunction<['common']>,
  { device: { browser, system, program }, isApiClient }: { device: Device; isApiClient: boolean },
): string {
  if (isApiClient) return program ? t('device.namedApiClient', { program }) : t('device.apiClient');
  if (browser && system) return t('device.named', { browser, system });
  return browser ?? system ?? t('device.unknown');
}
