import { Button } from '../../../components/actions/button';
import { FieldGroup } from '../../../components/fields/field';
import { useTranslation } from '../../../shell/words/translation';
import { listAt } from '../steps/form';
import { LockMark } from '../steps/locked-field';
import { useStep, useStepField, useStoredList } from '../steps/step-context';
import { SESSION_TOGGLES, sessionToggle } from './drug-line-looks';
import { typedCycleNumber } from './typed-figures';

/** Sessions of the cycle in which a line is given; those beyond the number of sessions are not shown. */
export function SessionToggles({ name, letter }: { name: string; letter: string }) {
  const { t } = useTranslation(['demand', 'wizard']);
  const { form } = useStep();
  const { id, error, lock } = useStepField(name);
  const stored = useStoredList(name).map(String);
  const count = typedCycleNumber(form.typed, 'sessionsPerCycle') ?? 0;
  const chosen = listAt(form.typed, name).length;
  function toggleAll(button: HTMLElement) {
    const boxes = button.parentElement?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [];
    for (const box of boxes) box.checked = chosen !== count;
    form.reread(name);
  }
  return (
    <FieldGroup
      id={id}
      label={t('field.drug.sessions')}
      aside={lock ? <LockMark lock={lock} /> : null}
      error={error}
      hint={count === 0 ? t('wizard:treatment.noSessions') : undefined}
      className="col-span-12 md:col-span-12 xl:col-span-7"
    >
      <span className="sr-only">{t('wizard:treatment.sessionsOfLine', { letter })}</span>
      <div className={SESSION_TOGGLES}>
        {Array.from({ length: count }, (_, index) => index + 1).map((session) => (
          <label className={sessionToggle({ invalid: Boolean(error) && chosen === 0 })} key={session}>
            <input
              type="checkbox"
              name={lock ? undefined : name}
              value={session}
              disabled={lock !== null}
              defaultChecked={stored.includes(String(session))}
              aria-label={t('field.chemotherapy.session', { number: session })}
            />
            {session}
          </label>
        ))}
        {lock || count < 2 ? null : (
          <Button
            kind="link"
            size="small"
            aria-label={t(
              chosen === count ? 'wizard:treatment.noSessionOfLine' : 'wizard:treatment.allSessionsOfLine',
              {
                letter,
              },
            )}
            onClick={(event) => toggleAll(event.currentTarget)}
          >
            {t(chosen === count ? 'wizard:treatment.noSession' : 'wizard:treatment.allSessions')}
          </Button>
        )}
        {lock ? stored.map((session) => <input key={session} type="hidden" name={name} value={session} />) : null}
      </div>
    </FieldGroup>
  );
}
