import { doctorsSight, type Intended } from '@aval/domain/reading/doctors-sight';
import { useTranslation } from '../../../shell/words/translation';

interface WhoSeesItProps {
  intended: Intended;
  /** The dialog accepts files with the comment. */
  withFiles?: boolean;
}

/** Explains who will see a comment and its files, and when; uses the rule that later applies. */
export function WhoSeesIt({ intended, withFiles = false }: WhoSeesItProps) {
  const { t } = useTranslation('decision');
  const sight = doctorsSight(intended);
  const comment = t(`whoSees.${sight}`);
  const files = t(sight === 'evaluation_only' ? 'whoSees.files.evaluation' : 'whoSees.files.same');
  return <>{withFiles ? `${comment} ${files}` : comment}</>;
}
