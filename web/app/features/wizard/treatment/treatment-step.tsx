import type { TypedForm } from '@aval/application/drafts/saving/typed-values';
import type { TreatmentKind } from '@aval/domain/demand/vocabulary';
import { readFlag } from '@aval/domain/validation/fields/readers';
import { type ReactNode, useEffect, useState } from 'react';
import { FieldMessage } from '../../../components/fields/field';
import { FormSection, FormSectionHead } from '../../../components/fields/form-section';
import { Switch } from '../../../components/fields/switch';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';
import { useMessage } from '../../../shell/words/use-message';
import { ActiveTreatmentBanner } from '../patient/active-treatment-banner';
import { fieldId, hasContent, listAt, textAt, valueAt } from '../steps/form';
import { KeptContext, useFieldLock, useStep } from '../steps/step-context';
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

/** What was typed in a part, beyond what it begins with. */
function isWritten(stored: TypedForm, kind: TreatmentKind): boolean {
  if (kind === 'chemotherapy') return hasContent(valueAt(stored, kind), ['cycle']);
  return listAt(stored, kind).some((entry) => hasContent(entry, []));
}

function NothingElse() {
  const { t } = useTranslation('wizard');
  return <p className="text-xs text-ink-3">{t('treatment.noOther')}</p>;
}

/** A part that is switched off keeps what was typed in it, out of sight; nobody is asked to correct it. */
function Part({ kind, children }: { kind: TreatmentKind; children: ReactNode }) {
  const { t } = useTranslation(['demand', 'wizard']);
  const { stored, wizard, form } = useStep();
  const name = `${kind}On`;
  const lock = useFieldLock(name);
  // A part that goes on is not held up by another demand; one that is not there cannot be added.
  const holder = lock === null ? wizard?.blocked.find((active) => active.kind === kind) : undefined;
  const isBlocked = holder !== undefined;
  const isKept = isBlocked && isWritten(stored, kind);
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
      {holder ? (
        <ActiveTreatmentBanner treatment={holder} tone="danger" role="note" className={isKept ? 'mb-4' : undefined}>
          {isKept ? <span className="block">{t('wizard:treatment.kept')}</span> : null}
        </ActiveTreatmentBanner>
      ) : null}
      <div id={fieldId(kind)} tabIndex={-1}>
        <FieldMessage id={`${fieldId(kind)}-message`} error={empty ? words(empty) : undefined} />
      </div>
      <div hidden={!isOn && !isKept}>
        <KeptContext.Provider value={isBlocked}>{isOn || wasOn || isKept ? children : null}</KeptContext.Provider>
      </div>
    </FormSection>
  );
}
