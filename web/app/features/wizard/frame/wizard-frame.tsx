import type { DisplayStatus, WizardMode } from '@aval/domain/demand/vocabulary';
import { useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Actions } from '../../../components/actions/actions';
import { BottomBar } from '../../../components/actions/bottom-bar';
import { Breadcrumbs } from '../../../components/basics/page-head';
import { type Step, Stepper } from '../../../components/basics/stepper';
import { StatusBadge } from '../../../components/demand/status-badge';
import { focusControl, focusFirstField, lead } from '../../../components/fields/focus-field';
import { SaveLine, type SaveState } from '../../../components/fields/save-line';
import { useIsDocumentLoad } from '../../../shell/use-is-document-load';
import { useTranslation } from '../../../shell/words/translation';
import { WIZARD_GRID, WIZARD_HEAD } from './wizard-looks';

interface WizardFrameProps {
  mode: WizardMode;
  status: DisplayStatus;
  reference: string | null;
  save: SaveState;
  steps: readonly Step[];
  /** Obstacle to saving, or the question to answer. */
  notices?: ReactNode;
  patientLine?: ReactNode;
  aside: ReactNode;
  bar: ReactNode;
  /** False where there is something to read first. */
  beginsInField?: boolean;
  onInput?: () => void;
  children: ReactNode;
}

const NOTICES = 'grid max-w-[1320px] gap-2 px-gutter pt-4';

/** Focuses the field with this id without moving the page; returns false when the step has none. */
function focusAgain(body: HTMLElement | null, id: string): boolean {
  const field = id === '' ? null : document.getElementById(id);
  if (!field || !body?.contains(field)) return false;
  lead(() => field.focus({ preventScroll: true }));
  return true;
}

/** Frame of the wizard: head, stepper, step with its side panel, bottom bar. */
export function WizardFrame(props: WizardFrameProps) {
  const {
    mode,
    status,
    reference,
    save,
    steps,
    notices,
    patientLine,
    aside,
    bar,
    beginsInField = true,
    onInput,
    children,
  } = props;
  const { t } = useTranslation(['wizard', 'demand', 'list']);
  const body = useRef<HTMLDivElement>(null);
  const { key, hash } = useLocation();
  const isLoaded = useIsDocumentLoad();
  const arrival = useRef({
    isByLink: !isLoaded && key !== 'default',
    target: hash.slice(1),
    // Read while the page before is still there.
    focused: typeof document === 'undefined' ? '' : (document.activeElement?.id ?? ''),
    beginsInField,
  });
  // Focuses the first field, or the one named by the link, of a step opened by a link; each step has its own frame. A
  // field that had the focus before, as when step 1 has become a demand, keeps it. A document load leaves the focus
  // alone, because the user may type before hydration.
  useEffect(() => {
    const { isByLink, target, focused, beginsInField } = arrival.current;
    if (!isByLink || (target !== '' && focusControl(target)) || focusAgain(body.current, focused)) return;
    window.scrollTo({ top: 0 });
    if (!beginsInField || !focusFirstField(body.current)) body.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="flex min-h-[calc(100dvh-var(--h-topbar))] flex-col" onInput={onInput}>
      <div className={WIZARD_HEAD}>
        <div>
          <Breadcrumbs
            crumbs={[{ label: t('list:title'), to: '/app/demands' }, { label: reference ?? t('wizard:title') }]}
          />
          <h1 className="flex flex-wrap items-center gap-2.5">
            {t(reference === null ? 'wizard:title' : `wizard:titles.${mode}`)} <StatusBadge status={status} />
          </h1>
        </div>
        <Actions>
          <SaveLine state={save} />
        </Actions>
      </div>
      <Stepper label={t('steps')} steps={steps} />
      {patientLine}
      {notices ? <div className={NOTICES}>{notices}</div> : null}
      <div className={WIZARD_GRID}>
        <div ref={body} tabIndex={-1} className="min-w-0 focus:outline-none">
          {children}
        </div>
        <aside className="max-lg:mt-5" aria-label={t('patient.summary')}>
          <div className="sticky top-[68px]">{aside}</div>
        </aside>
      </div>
      <BottomBar kind="steps">{bar}</BottomBar>
    </div>
  );
}
