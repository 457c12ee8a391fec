import { resubmitDemand } from '@aval/application/demands/filing/resubmit-demand';
import { saveDraftStep } from '@aval/application/drafts/saving/save-draft-step';
import type { TypedForm } from '@aval/application/drafts/saving/typed-values';
import { getWizard } from '@aval/application/drafts/wizard/get-wizard';
import {
  type ArrangedDemand,
  actorOf,
  arrangeDecision,
  arrangeSubmitted,
  commandBase,
  expectDone,
  services,
  statusOf,
  until,
} from './arrange';
import { MERIDIANA } from './people';

/** Sent again with other data after the manager had asked for more: the second version differs in short and in long texts. */
export async function arrangeChangedVersion(): Promise<ArrangedDemand> {
  const demand = await arrangeSubmitted(MERIDIANA, { radiotherapy: true });
  await arrangeDecision(demand, MERIDIANA.manager, { decision: 'more_info' });
  await until(async () => (await statusOf(demand)) === 'pending_missing_info');
  const doctor = await actorOf(MERIDIANA.doctor, MERIDIANA.companyId);
  const open = async () => {
    const search = await getWizard(services(), doctor, demand.id);
    if (search.status !== 'open') throw new Error(search.status);
    return search.wizard;
  };
  const save = async (step: 'protocol' | 'treatment', change: (form: TypedForm) => TypedForm) => {
    const { forms, revision } = await open();
    const form = change(forms[step] ?? {});
    const saved = await saveDraftStep(services(), doctor, { demandId: demand.id, step, form, revision });
    if (saved.status !== 'saved') throw new Error(JSON.stringify(saved));
  };
  await save('protocol', (form) => ({
    ...form,
    stage: 'IIIA',
    ecog: '1',
    markers: { ...(form.markers as TypedForm), tipo: 'lobulillar_infiltrante' },
  }));
  await save('treatment', ({ chemotherapy, ...form }) => {
    const { drugs, ...rest } = chemotherapy as TypedForm & { drugs: TypedForm[] };
    const [first, ...others] = drugs;
    const changed = {
      ...rest,
      intention: 'neo_adyuvante',
      weightKg: '70,25',
      antiemetics: 'Ondansetrón, aprepitant y dexametasona',
      corticosteroids: 'Dexametasona',
    };
    return { ...form, chemotherapy: { ...changed, drugs: [{ ...first, dose: '55', amount: '12' }, ...others] } };
  });
  const { revision } = await open();
  expectDone(await resubmitDemand(services(), doctor, { ...(await commandBase(demand)), revision }));
  await until(async () => (await statusOf(demand)) === 'pending_analysis');
  return demand;
}
