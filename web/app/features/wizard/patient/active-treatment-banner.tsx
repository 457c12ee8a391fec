import type { ActiveTreatment } from '@aval/application/demands/active-treatments';
import { Link } from '@remix-run/react';
import type { ComponentProps, ReactNode } from 'react';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';

interface ActiveTreatmentBannerProps extends Omit<ComponentProps<typeof Banner>, 'children'> {
  treatment: ActiveTreatment;
  /** Consequence in this place. */
  children?: ReactNode;
}

/** Notice that a second treatment of the same kind cannot be requested, with the demand of the first where visible. */
export function ActiveTreatmentBanner({ treatment, children, ...banner }: ActiveTreatmentBannerProps) {
  const { t } = useTranslation(['wizard', 'validation']);
  const { kind, demand } = treatment;
  return (
    <Banner {...banner}>
      {t(`validation:${kind}Active`)}{' '}
      {demand ? (
        <>
          {t('patient.activeIn')} <Link to={`/app/demands/${demand.id}`}>{demand.reference}</Link>
        </>
      ) : (
        t('patient.activeElsewhere')
      )}
      {children}
    </Banner>
  );
}
