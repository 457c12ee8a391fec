import type { PresentationOption } from '@aval/application/catalogues/list-presentations';
import { packsOfSession } from '@aval/domain/clinical/vials/packs-of-session';
import { useEffect, useRef, useState } from 'react';
import { Field } from '../../../components/fields/field';
import { NumberInput } from '../../../components/fields/text-input';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { useCongruence } from '../congruence/congruence-context';
import { listAt, textAt } from '../steps/form';
import { useStep, useStepField } from '../steps/step-context';
import { NumberField } from '../steps/step-fields';
import {
  type FollowedPacks,
  isByDose,
  leaveAmount,
  settleAmount,
  shownAmount,
  storedAmount,
  typeAmount,
} from './amount-state';
import { useLineDose } from './line-dose-fields';
import { isDoseAwaited } from './typed-figures';

interface LinePack {
  name: string;
  index: number;
  presentation: PresentationOption | null;
}

interface AmountFieldProps extends LinePack {
  drugId: string;
  presentationId: string;
}

const LOOK = 'col-span-6 md:col-span-3 xl:col-span-4';

/**
 * Number of presentations per session. Follows the dose, without being submitted, until the user types another number;
 * follows again when emptied or after another drug or presentation is chosen. A stored number equal to that of the
 * stored dose follows the next change of the dose. While the dose awaits something required, such as the weight, a
 * number that follows it is shown as a dash. Source: docs/rules.md 8.11.
 */
export function AmountField({ name: line, index, presentation, drugId, presentationId }: AmountFieldProps) {
  const { t } = useTranslation(['demand', 'wizard']);
  const { form } = useStep();
  const name = `${line}.amount`;
  const field = useStepField(name);
  const { retyped } = useNumbers();
  const { initial: storedPack } = useStepField(`${line}.presentationId`);
  const typedBefore = field.initial === '' ? null : retyped(field.initial);
  const [kept, setKept] = useState(() => storedAmount(typedBefore, { drugId, presentationId: storedPack }));
  const packs = useFollowedPacks({ name: line, index, presentation });
  const amount = settleAmount(kept, { chosen: { drugId, presentationId }, packs, stored: field.initial });
  if (amount !== kept) setKept(amount);
  const { typed } = amount;
  const { followed, isAwaited } = packs;
  const { reread } = form;
  const said = useRef(typed);
  useEffect(() => {
    if (said.current === typed) return;
    said.current = typed;
    reread(name);
  }, [typed, name, reread]);
  if (field.lock) {
    return <NumberField name={name} label={t('field.drug.amount')} className={LOOK} preset="1" decimals={false} />;
  }
  const follows = typed === null;
  return (
    <Field
      id={field.id}
      label={t('field.drug.amount')}
      error={field.error}
      hint={
        (follows || isByDose(amount, field.initial)) && (followed !== null || isAwaited)
          ? t('wizard:treatment.amountFollows')
          : undefined
      }
      className={LOOK}
    >
      <NumberInput
        name={follows ? undefined : name}
        value={shownAmount(amount, packs)}
        placeholder={follows && isAwaited ? '—' : undefined}
        decimals={false}
        onChange={(event) => setKept(typeAmount(amount, event.target.value))}
        onBlur={() => setKept(leaveAmount)}
      />
    </Field>
  );
}

function useFollowedPacks({ name, index, presentation }: LinePack): FollowedPacks {
  const { form } = useStep();
  const { lines } = useCongruence();
  const { dose } = useLineDose({ name, index });
  const seen = lines[index];
  const administration = textAt(form.typed, `${name}.administration`);
  if (!presentation) return { followed: null, isReckoned: false, isAwaited: true };
  const order = {
    doseMg: dose?.doseMg ?? null,
    administration,
    presentation,
    administrationsPerSession: seen ? seen.administrationsPerSession : 1,
    administrationsPerCycle: seen?.administrationsPerCycle ?? null,
    sessions: listAt(form.typed, `${name}.sessions`).length,
  };
  const followed = packsOfSession(order)?.packs ?? null;
  return {
    followed,
    isReckoned: followed !== null && seen !== undefined,
    isAwaited: administration === '' || isDoseAwaited(form.typed, name),
  };
}
