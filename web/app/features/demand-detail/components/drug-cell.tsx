import { drugLetter } from '@aval/domain/clinical/drug-line';
import type { DrugLine } from '@aval/domain/demand/content/content';
import type { VersionNames } from '@aval/domain/demand/content/version-snapshot';
import type { ReactNode } from 'react';
import { TagBlank } from '../../../components/basics/tag';
import { DrugLetter } from '../../../components/demand/drug-letter';
import { PresentationText } from '../../../components/demand/presentation-text';
import { ChangedTag } from '../changed-fields';
import { useDetailWords } from '../use-detail-words';

interface DrugCellProps {
  line: DrugLine;
  /** Place of the line in the content. */
  index: number;
  names: VersionNames;
  /** Mark beside the drug's name. */
  mark?: ReactNode;
  /** Line below the name: the presentation, or route and sessions. */
  below: 'presentation' | 'schedule';
}

/** Letter and drug of a line, with what belongs to the figures beside it. */
export function DrugCell({ line, index, names, mark, below }: DrugCellProps) {
  const { t, option } = useDetailWords();
  const presentation = names.presentations[line.presentationId];
  const at = `treatment.chemotherapy.drugs.${index}`;
  return (
    <span className="flex items-center gap-2.5">
      <DrugLetter letter={drugLetter(index)} />
      <span>
        <b>{names.drugs[line.drugId]}</b>
        <TagBlank />
        {mark}
        <ChangedTag paths={[at]} />
        {below === 'presentation' ? (
          <>
            {presentation ? (
              <span className="block text-xs text-ink-3">
                <PresentationText {...presentation} />
              </span>
            ) : null}
            <ChangedTag paths={[`${at}.presentationId`]} isInCell />
          </>
        ) : (
          <>
            <span className="block text-ink-3 text-xs">
              {option('administration', line.administration)} ·{' '}
              {t('detail:sessionsOfLine', { count: line.sessions.length, sessions: line.sessions.join(', ') })}
            </span>
            <ChangedTag paths={[`${at}.administration`]} isInCell />
            <ChangedTag paths={[`${at}.sessions`]} isInCell />
          </>
        )}
      </span>
    </span>
  );
}
