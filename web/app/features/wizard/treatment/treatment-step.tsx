import type { TreatmentKind } from '@aval/domain/demand/vocabulary';
import { readFlag } from '@aval/domain/validation/fields/readers';
import { type ReactNode, useEffect, useState } from 'react';
import { FieldMessage } from '../../../components/fields/field';
import { FormSection, FormSectionHead } from '../../../components/fields/form-section';
import { Switch } from '../../../components/fields/switch';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';
import { useMessage } from '../../../shell/words/use-message';
import { fieldId, textAt } from '../steps/form';
import { useFieldLock, useStep } from '../steps/step-context';
import { ChemotherapyPart } from './chemotherapy-part';
import { RadiotherapyPart } from './radiotherapy-part';

/** Step 4: chemotherapy, radiotherapy or both. */
export function TreatmentStep() {
  const { form, wizard } = useStep();
  const mayAdd = useFieldLock('chemotherapyOn') === null;
  const words = useMessage();
  const problem = form.shownErrors[''];
  return (
    <>
      {problem ? (
        <div id={fieldId('step')} tabIndex={-1} className="mb-4">
          <Banner tone="danger" role="alert">
            {words(problem)}
          </Banner>
        </div>
      ) : null}
      <Part kind="chemotherapy">
        <ChemotherapyPart />
      </Part>
      <Part kind="radiotherapy">
        <RadiotherapyPart />
      </Part>
      {wizard?.blocked.length === 0 && mayAdd ? <NothingElse /> : null}
    </>
  );
}

function NothingElse() {
  const { t } = useTranslation('wizard');
  return <p className="text-xs text-ink-3">{t('treatment.noOther')}</p>;
}

/** A part that is switched off keeps what was typed in it, out of sight; nobody is asked to correct it. */
function Part({ kind, children }: { kind: TreatmentKind; children: ReactNode }) {
  const { t } = useTranslation(['demand', 'validation']);
  const { stored, wizard, form } = useStep();
  const name = `${kind}On`;
  const lock = useFieldLock(name);
  // A part that goes on is not held up by another demand; one that is not there cannot be added.
  const isBlocked = lock === null && (wizard?.blocked.includes(kind) ?? false);
  const wasStored = readFlag(textAt(stored, name)) === true;
  const [isOn, setOn] = useState(wasStored && !isBlocked);
  // What was typed in a part that is blocked by now stays with it.
  const [wasOn, setWasOn] = useState(wasStored);
  // Fields that come with the switch are read once they are there.
  useEffect(() => {
    if (isOn && !wasOn) {
      setWasOn(true);
      form.reread(name);
    }
  }, [isOn, wasOn, form.reread, name]);
  const empty = form.shownErrors[kind];
  const words = useMessage();
  // What is not there and cannot be added is not spoken of.
  if (lock && !isOn) return null;
  return (
    <FormSection>
      <FormSectionHead>
        {lock ? (
          <>
            <h2 id={fieldId(name)}>{t(`field.${kind}.title`)}</h2>
            <input type="hidden" name={name} value="on" />
          </>
        ) : (
          <Switch
            name={name}
            id={fieldId(name)}
            defaultChecked={isOn}
            disabled={isBlocked}
            onChange={(event) => setOn(event.target.checked)}
          >
            <h2>{t(`field.${kind}.title`)}</h2>
          </Switch>
        )}
        {/* What is out of sight is sent all the same: only this says that it is off. */}
        {lock || isOn ? null : <input type="hidden" name={name} value="off" />}
      </FormSectionHead>
      {isBlocked ? (
        <Banner tone="danger" role="note">
          {t(`validation:${kind}Active`)}
        </Banner>
      ) : null}
      <div id={fieldId(kind)} tabIndex={-1}>
        <FieldMessage id={`${fieldId(kind)}-message`} error={empty ? words(empty) : undefined} />
      </div>
      <div hidden={!isOn}>{isOn || wasOn ? children : null}</div>
    </FormSection>
  );
}
