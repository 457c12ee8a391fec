import type { DemandRow } from '@aval/application/demands/list/demand-row';
import { EmptyCell } from '../../../components/basics/empty-cell';
import { Tag } from '../../../components/basics/tag';
import { useTranslation } from '../../../shell/words/translation';

/** QT, RT or both; screen readers get the full words. */
export function TypeTag({ type }: { type: DemandRow['type'] }) {
  const { t } = useTranslation('list');
  if (!type) return <EmptyCell />;
  return (
    <Tag role="img" aria-label={t(`type.${type}`)} title={t(`type.${type}`)}>
      {t(`typeShort.${type}`)}
    </Tag>
  );
}
