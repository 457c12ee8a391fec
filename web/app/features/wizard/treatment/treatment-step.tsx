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

/** Returns whether a part has input beyond its initial values. */
function isWritten(stored: TypedForm, kind: TreatmentKind): boolean {
  if (kind === 'chemotherapy') return hasContent(valueAt(stored, kind), ['cycle']);
  return listAt(stored, kind).some((entry) => hasContent(entry, []));
}

function NothingElse() {
  const { t } = useTranslation('wizard');
  return <p className="text-xs text-ink-3">{t('treatment.noOther')}</p>;
}

/** Part of the treatment. Switched off, it keeps its input hidden and is not validated. */
function Part({ kind, children }: { kind: TreatmentKind; children: ReactNode }) {
  const { t } = useTranslation(['demand', 'wizard']);
  const { stored, wizard, form } = useStep();
  const name = `${kind}On`;
  const lock = useFieldLock(name);
  // A part that continues is not blocked by another demand; a new one cannot be added while another demand has that
  // treatment.
  const holder = lock === null ? wizard?.blocked.find((active) => active.kind === kind) : undefined;
  const isBlocked = holder !== undefined;
  const isKept = isBlocked && isWritten(stored, kind);
  const wasStored = readFlag(textAt(stored, name)) === true;
  const [isOn, setOn] = useState(wasStored && !isBlocked);
  // Keeps the input of a part that has become blocked.
  const [wasOn, setWasOn] = useState(wasStored);
  // Fields that appear with the switch are read once they are mounted.
  useEffect(() => {
    if (isOn && !wasOn) {
      setWasOn(true);
      form.reread(name);
    }
  }, [isOn, wasOn, form.reread, name]);
  const empty = form.shownErrors[kind];
  const words = useMessage();
  // A part that is absent and cannot be added is not shown.
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
        {/* Hidden fields are submitted too; this value alone tells that the part is off. */}
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
