import { drugLetter } from '@aval/domain/clinical/drug-line';
import type { Regimen } from '@aval/domain/reference/regimen';
import { cycleLengthOf } from '@aval/domain/reference/regimen-sessions';
import { cx } from 'class-variance-authority';
import { Subheading } from '../../../components/basics/section';
import { drugColourClass } from '../../../components/demand/drug-letter';
import { ScrollBox } from '../../../components/lists/scroll-box';
import { useTranslation } from '../../../shell/words/translation';
import { useRegimenWords } from '../use-regimen-words';

/** Maximum cycle length drawn; longer cycles are described only by their lines. */
const MOST_DAYS = 42;

const TABLE = 'w-full table-fixed border-separate border-spacing-0.5 p-1 text-center text-xs tabular-nums';
const GIVEN = [
  'h-5 rounded-sm bg-(--drug) font-semibold text-[length:var(--fs-2xs)] text-on-drug',
  'groundless:border-[1.5px] groundless:border-(--drug)',
];

/** Days of a cycle with the lines given on each. */
export function CycleDays({ content }: { content: Regimen }) {
  const { t } = useTranslation('regimens');
  const told = useRegimenWords();
  const length = cycleLengthOf(content);
  if (length > MOST_DAYS) return null;
  const days = Array.from({ length }, (_, place) => place + 1);
  const isGiven = (day: number) => content.lines.some((line) => line.days.includes(day));
  const title = t('cycleOf', { days: length });
  return (
    <>
      <Subheading>{title}</Subheading>
      <ScrollBox label={title}>
        <table className={TABLE}>
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col" className="w-0 p-0">
                <span className="sr-only">{t('line.drug')}</span>
              </th>
              {days.map((day) => (
                <th
                  key={day}
                  scope="col"
                  className={cx(
                    'h-6 w-7 rounded-sm p-0',
                    isGiven(day) ? 'bg-pressed font-semibold text-ink' : 'bg-sunken font-normal text-ink-3',
                  )}
                >
                  {day}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {content.lines.map((line, place) => (
              <tr key={drugLetter(place)} className={drugColourClass(drugLetter(place))}>
                <th scope="row" className="p-0">
                  <span className="sr-only">{told.drug(line.drugSlug)}</span>
                </th>
                {days.map((day) => (
                  <td key={day} className={line.days.includes(day) ? cx(GIVEN, 'p-0') : 'p-0'}>
                    {line.days.includes(day) ? drugLetter(place) : null}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  );
}
