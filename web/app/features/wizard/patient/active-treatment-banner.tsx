import type { ActiveTreatment } from '@aval/application/demands/active-treatments';
import { Link } from '@remix-run/react';
import type { ComponentProps, ReactNode } from 'react';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';

interface ActiveTreatmentBannerProps extends Omit<ComponentProps<typeof Banner>, 'children'> {
  treatment: ActiveTreatment;
  /** What follows from it here. */
  children?: ReactNode;
}

/** That a second treatment of a kind is not asked for, and which demand has the first, for whoever may see that one. */
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
