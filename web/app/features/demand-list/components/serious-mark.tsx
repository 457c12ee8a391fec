import { Icon } from '../../../components/basics/icon';
import { useTranslation } from '../../../shell/words/translation';

/** Number of serious findings in the current version; empty for none. */
export function SeriousMark({ count }: { count: number }) {
  const { t } = useTranslation('list');
  if (count === 0) return null;
  const words = t('seriousFindings', { count });
  return (
    <span className="serious-mark" title={words}>
      <Icon name="octagon" small />
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
