import type { LastSignIn } from '@aval/application/security-record/find-last-sign-in';
import { formatStamp } from '@aval/i18n/format';
import { deviceName } from '../../../components/basics/device-name';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';

interface LastSignInProps {
  last: LastSignIn;
  /** The password can be changed on this page. */
  mayChangePassword: boolean;
}

/** Sign-in before the present one, by which users notice that somebody else came in; failures since are a warning. */
export function LastSignInNotice({ last: { at, address, failures, ...from }, mayChangePassword }: LastSignInProps) {
  const { t } = useTranslation('account');
  const common = useTranslation(['common']);
  const said = t('sessions.last', {
    date: formatStamp(at),
    device: deviceName(common.t, from),
    address: address === null ? '' : t('sessions.lastAddress', { address }),
  });
  return (
    <Banner tone={failures > 0 ? 'warn' : 'neutral'} className="mb-3">
      <p className="wrap-anywhere">{said}</p>
      {failures > 0 ? <p>{t('sessions.failures', { count: failures })}</p> : null}
      <p>
        {mayChangePassword ? (
          <>
            {t('sessions.notMe')} <a href="#password">{t('sessions.changePassword')}</a>
          </>
        ) : (
          t('sessions.notMeManaged')
        )}
      </p>
    </Banner>
  );
}
