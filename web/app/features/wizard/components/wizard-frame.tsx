import type { DisplayStatus, WizardMode } from '@aval/domain/demand/vocabulary';
import { useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { BottomBar } from '../../../components/bottom-bar';
import { focusControl, focusFirstField } from '../../../components/focus-field';
import { Breadcrumbs } from '../../../components/page-head';
import { SaveLine, type SaveState } from '../../../components/save-line';
import { StatusBadge } from '../../../components/status-badge';
import { type Step, Stepper } from '../../../components/stepper';
import { useTranslation } from '../../../shell/translation';

interface WizardFrameProps {
  mode: WizardMode;
  status: DisplayStatus;
  reference: string | null;
  save: SaveState;
  steps: readonly Step[];
  /** What stands in the way of saving, or what was asked. */
  notices?: ReactNode;
  patientLine?: ReactNode;
  aside: ReactNode;
  bar: ReactNode;
  /** False where there is something to read first. */
  beginsInField?: boolean;
  onInput?: () => void;
  children: ReactNode;
}

/** Head, stepper, the step with its panel at the side, and the bar at the bottom. */
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
  const arrival = useRef({ isByLink: key !== 'default', target: hash.slice(1), beginsInField });
  // Whoever comes from another step or page goes on in the first field, or in the one that the link names; each step has a frame of its own.
  useEffect(() => {
    const { isByLink, target, beginsInField } = arrival.current;
    if (!isByLink || (target !== '' && focusControl(target))) return;
    window.scrollTo({ top: 0 });
    if (!beginsInField || !focusFirstField(body.current)) body.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="wizard-page" onInput={onInput}>
      <div className="wizard__head">
        <div>
          <Breadcrumbs
            crumbs={[{ label: t('list:title'), to: '/app/demands' }, { label: reference ?? t('wizard:title') }]}
          />
          <h1 className="mt-1 flex flex-wrap items-center gap-2.5">
            {t(`titles.${mode}`)} <StatusBadge status={status} />
          </h1>
        </div>
        <div className="actions">
          <SaveLine state={save} />
        </div>
      </div>
      <Stepper label={t('steps')} steps={steps} />
      {patientLine}
      {notices ? <div className="wizard__notices">{notices}</div> : null}
      <div className="wizard">
        <div ref={body} tabIndex={-1} className="wizard__body">
          {children}
        </div>
        <aside className="wizard__side" aria-label={t('patient.summary')}>
          <div className="sticky top-[68px]">{aside}</div>
        </aside>
      </div>
      <BottomBar className="wizard-bar">{bar}</BottomBar>
    </div>
  );
}
