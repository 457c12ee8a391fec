import type { FilingObstacle } from '@aval/application/context/filing-place';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';

/** Notice above the list that tells why no new request can be filed. */
export function FilingNotice({ obstacle }: { obstacle: FilingObstacle }) {
  const { t } = useTranslation('list');
  return (
    <Banner tone="info" className="mb-3">
      {t(`obstacle.${obstacle}`)}
    </Banner>
  );
}
