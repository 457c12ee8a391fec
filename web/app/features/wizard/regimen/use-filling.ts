import type { RegimenChoice, RegimenStart } from '@aval/application/congruence/list-regimen-choices';
import type { TypedForm } from '@aval/application/drafts/saving/typed-values';
import { contentPathOf } from '@aval/domain/validation/fields/form-paths';
import { fieldLock } from '@aval/domain/validation/locks/field-locks';
import { useEffect, useMemo, useRef, useState } from 'react';
import { focusControl } from '../../../components/fields/focus-field';
import { dismissToast, showToast } from '../../../components/notices/toasts';
import { useTranslation } from '../../../shell/words/translation';
import { fieldId } from '../steps/form';
import { type StepContextValue, useStep } from '../steps/step-context';
import { filledForm } from './filled-form';

export interface Filling {
  /** Increases with each filling, which remounts the fields. */
  number: number;
  form: TypedForm;
  names: Readonly<Record<string, string>>;
  regimen: Pick<RegimenChoice, 'name' | 'source'> | null;
  /** The page's form has taken the values. */
  isRead: boolean;
}

/** Fills in a regimen that continues or begins. */
export type UseRegimen = (choice: RegimenChoice, start: RegimenStart) => void;

const NONE: Filling = { number: 0, form: {}, names: {}, regimen: null, isRead: true };

/** State of a part of the step whose fields are remounted when a regimen is filled in or undone. */
export function useFilling() {
  const { t } = useTranslation(['wizard', 'common']);
  const step = useStep();
  const { form, wizard } = step;
  const [filling, setFilling] = useState(NONE);
  const offers = useRef<string[]>([]);
  useEffect(() => () => offers.current.forEach(dismissToast), []);
  const { reread } = form;
  useEffect(() => {
    if (filling.isRead) return;
    reread('chemotherapy.regimen');
    setFilling((before) => ({ ...before, isRead: true }));
    focusControl(fieldId('chemotherapy.regimen'));
  }, [filling, reread]);
  const context = useMemo((): StepContextValue => {
    if (filling.number === 0) return step;
    const typed = filling.isRead ? step.form.typed : filling.form;
    return { ...step, stored: filling.form, form: { ...step.form, typed } };
  }, [step, filling]);

  function put(next: Pick<Filling, 'form' | 'names' | 'regimen'>) {
    form.begin('chemotherapy', next.form);
    setFilling(({ number }) => ({ ...next, number: number + 1, isRead: false }));
  }
  function use(choice: RegimenChoice, start: RegimenStart) {
    const isLocked = (name: string) =>
      wizard !== null && fieldLock(wizard.mode, contentPathOf('treatment', name), wizard.base, wizard) !== null;
    const before = { form: form.typed, names: filling.names, regimen: filling.regimen };
    const names = start.fill.lines.flatMap(({ drugId, drugName }) => (drugId === null ? [] : [[drugId, drugName]]));
    put({
      form: filledForm(form.typed, choice, start, isLocked),
      names: { ...filling.names, ...Object.fromEntries(names) },
      regimen: choice,
    });
    const action = { words: t('common:action.undo'), act: () => put(before) };
    offers.current.push(showToast({ kind: 'info', title: t('regimen.filled', { name: choice.name }), action }));
  }
  return { context, filling, use };
}
