import type { FieldPath, Finding } from '@aval/domain/congruence/findings/finding';
import { fieldOfPath } from '@aval/domain/validation/fields/form-paths';
import { Icon } from '../../../components/basics/icon';
import { Panel, PanelHead } from '../../../components/basics/panel';
import { focusControl } from '../../../components/fields/focus-field';
import { useTranslation } from '../../../shell/words/translation';
import { FailedRules } from '../../congruence/components/failed-rules';
import { findingKey } from '../../congruence/components/finding-list';
import { SEVERITY_ICONS, SeverityCounts, severityInk } from '../../congruence/components/severity-mark';
import { UnknownDrugs } from '../../congruence/components/unknown-drugs';
import { useCongruenceWords } from '../../congruence/use-congruence-words';
import { useStep } from '../steps/step-context';
import { useAnswers } from './answers-context';
import { useCongruence } from './congruence-context';
import { FindingAnswer } from './finding-answer';
import type { FindingQuestion } from './finding-questions';
import { LifetimeSums } from './lifetime-sums';
import { NotAnalysed } from './not-analysed';
import { UncheckedParts } from './unchecked-parts';
import { WizardFieldLink } from './wizard-field-link';

const PLACE = 'wizard-congruence';
const placeOf = ({ field }: FindingQuestion) => fieldOfPath(field as FieldPath).step;

/**
 * Panel beside or below every step: findings with links to their fields and, except in step 5, which has all of them,
 * with their answers.
 */
export function CongruencePanel() {
  const { t } = useTranslation('wizard');
  const { report, behind, findings } = useCongruence();
  const answers = useAnswers();
  const { step } = useStep();
  if (!report && !behind) return null;
  const title = t('congruence.title');
  return (
    <Panel id={PLACE} label={title} className="mb-3">
      <PanelHead title={title}>
        {findings.length > 0 ? (
          <SeverityCounts findings={findings} />
        ) : report ? (
          <span>{t('congruence.none')}</span>
        ) : null}
      </PanelHead>
      {behind ? (
        <NotAnalysed behind={behind} isBesideOlder={report !== null} className="border-line border-t px-3.5 py-2.5" />
      ) : null}
      <FailedRules failed={report?.failed ?? []} className="border-line border-t px-3.5 py-2.5 text-sm" />
      {/* Findings and totals scroll as one, so that the patient's data below stay visible. */}
      <div className="scroll-shade max-h-[45vh] overflow-y-auto" data-part="congruence-scroll">
        {findings.length > 0 ? (
          <ul className="border-line border-t py-1.5">
            {findings.map((finding) => (
              <li key={findingKey(finding)}>
                <FindingLink finding={finding} />
                {step === 'extras'
                  ? null
                  : answers?.questions
                      .filter(({ findings: asked }) => asked.at(-1) === finding)
                      .map((question) => (
                        <FindingAnswer
                          key={question.key}
                          question={question}
                          // Distinct id, because the step shows the same field at the finding.
                          id={placeOf(question) === step ? `${PLACE}-${question.id}` : question.id}
                          className="pr-3.5 pb-2 pl-9.5"
                        />
                      ))}
              </li>
            ))}
          </ul>
        ) : null}
        <div className="px-3.5">
          <UnknownDrugs lines={report?.lines ?? []} />
        </div>
        {report ? <UncheckedParts report={report} /> : null}
        <LifetimeSums
          reports={(report?.lifetime ?? []).filter(({ ledger }) => ledger.rows.length + ledger.uncounted.length > 0)}
          lines={report?.lines ?? []}
        />
      </div>
      <p className="border-line border-t px-3.5 py-2.5 text-ink-3 text-xs/sm">{t('congruence.advises')}</p>
    </Panel>
  );
}

/** Number of findings in the bar of a narrow window, where the panel is out of sight, with a link to it. */
export function FindingCounts() {
  const { t } = useTranslation('wizard');
  const { findings } = useCongruence();
  if (findings.length === 0) return null;
  return (
    <div className="flex-none lg:hidden max-md:w-full">
      <a
        className="finger-area inline-flex rounded-sm"
        href={`#${PLACE}`}
        onClick={(event) => {
          if (focusControl(PLACE)) event.preventDefault();
        }}
      >
        <span className="sr-only">{t('congruence.title')}</span>
        <SeverityCounts findings={findings} />
      </a>
    </div>
  );
}

const LINK = 'grid grid-cols-[16px_minmax(0,1fr)] gap-x-2 px-3.5 py-1.5 text-ink no-underline hover:bg-hover';

function FindingLink({ finding }: { finding: Finding }) {
  const { t, field, ruleName } = useCongruenceWords();
  const { rule, severity, fields } = finding;
  const [path] = fields;
  return (
    <WizardFieldLink path={path} className={LINK}>
      <span className={severityInk({ severity, className: 'mt-0.5' })}>
        <Icon name={SEVERITY_ICONS[severity]} />
      </span>
      <span className="text-sm">
        <span className="sr-only">{t(`congruence:severity.${severity}`)}: </span>
        {ruleName(rule)}
        <small className="block text-ink-3 text-xs/sm">{field(path)}</small>
      </span>
    </WizardFieldLink>
  );
}
