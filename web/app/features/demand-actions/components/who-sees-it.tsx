import { doctorsSight, type Intended } from '@aval/domain/reading/doctors-sight';
import { useTranslation } from '../../../shell/translation';

/** Who will see a comment and its files, and when: said by the rule that shows them afterwards. */
export function WhoSeesIt({ intended }: { intended: Intended }) {
  const { t } = useTranslation('decision');
  return <>{t(`whoSees.${doctorsSight(intended)}`)}</>;
}
