import { doctorsSight, type Intended } from '@aval/domain/reading/doctors-sight';
import { useTranslation } from '../../../shell/words/translation';

interface WhoSeesItProps {
  intended: Intended;
  /** The dialog takes files beside the comment. */
  withFiles?: boolean;
}

/** Who will see a comment and its files, and when: said by the rule that shows them afterwards. */
export function WhoSeesIt({ intended, withFiles = false }: WhoSeesItProps) {
  const { t } = useTranslation('decision');
  const sight = doctorsSight(intended);
  const comment = t(`whoSees.${sight}`);
  const files = t(sight === 'evaluation_only' ? 'whoSees.files.evaluation' : 'whoSees.files.same');
  return <>{withFiles ? `${comment} ${files}` : comment}</>;
}
