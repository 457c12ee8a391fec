import type { DraftReport } from '@aval/application/congruence/analyse-draft';
import { drugLetter } from '@aval/domain/clinical/drug-line';
import { type Check, isAllChecked } from '@aval/domain/congruence/coverage/check';
import { Icon } from '../../../components/basics/icon';
import { PanelSubheading } from '../../../components/basics/panel';
import { PrintedDisclosure } from '../../../components/basics/printed-disclosure';
import { STATE_ICONS } from '../../congruence/components/check-mark';
import { useReportWords } from '../../congruence/use-report-words';

interface Part {
  name: string;
  checks: readonly Check[];
}

/**
 * Checks of each line and each radiotherapy, as of the last save. Those not made are in sight; the rest unfolds.
 * Lines without a drug, or with an unknown one, say so elsewhere. Source: docs/rules.md 12.19.
 */
export function UncheckedParts({ report }: { report: DraftReport }) {
  const { t, unchecked } = useReportWords();
  const parts: Part[] = [
    ...report.lines
      .filter(({ drugName, isUnknownDrug }) => drugName !== null && !isUnknownDrug)
      .map(({ index, drugName, checks }) => ({ name: `${drugLetter(index)} ${drugName}`, checks })),
    ...report.radiotherapyChecks.map((checks, index) => ({
      name: t('radiotherapy.entry', { number: index + 1 }),
      checks,
    })),
  ];
  if (parts.length === 0) return null;
  const open = parts.filter(({ checks }) => !isAllChecked(checks));
  return (
    <div data-part="checks">
      {open.length > 0 ? (
        <>
          <PanelSubheading>{t('checks.title')}</PanelSubheading>
          <ul className="grid gap-1.5 px-3.5 pt-1.5 text-xs/sm">
            {open.map(({ name, checks }) => (
              <li key={name} className="wrap-anywhere">
                <b className="font-medium">{name}</b>
                <ul className="text-ink-2">
                  {unchecked(checks).map((said) => (
                    <li key={said} className="flex gap-1">
                      <Icon name={STATE_ICONS.notChecked} small className="mt-0.5 flex-none text-ink-3" />
                      <span>{said}</span>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <PrintedDisclosure
        summary={t(open.length > 0 ? 'checks.rest' : 'checks.all')}
        className={open.length > 0 ? 'px-3.5 pt-1 pb-2 text-xs/sm' : 'border-line border-t px-3.5 py-2 text-xs/sm'}
      >
        <Rest parts={parts} />
      </PrintedDisclosure>
    </div>
  );
}

function Rest({ parts }: { parts: readonly Part[] }) {
  const { check: said } = useReportWords();
  return (
    <ul className="grid gap-1.5 pt-1">
      {parts.map(({ name, checks }) => (
        <li key={name} className="wrap-anywhere">
          <b className="font-medium">{name}</b>
          <ul className="text-ink-2">
            {checks
              .filter(({ state }) => state !== 'notChecked')
              .map((check) => (
                <li key={check.check} className="flex gap-1">
                  <Icon name={STATE_ICONS[check.state]} small className="mt-0.5 flex-none text-ink-3" />
                  <span>{said(check)}</span>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
