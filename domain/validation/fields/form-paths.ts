import type { WizardStep } from '../steps/step-schemas';

/** What a field's name lacks of its path in the content; step 3 is two lists that have names of their own. */
const PREFIXES: Readonly<Record<Exclude<WizardStep, 'patient'>, string>> = {
  protocol: 'protocol.',
  previousTreatments: '',
  treatment: 'treatment.',
  extras: 'extras.',
};

/** Fields of forms that are typed in another way than content keeps them. */
const TYPED_AS: readonly (readonly [form: RegExp, content: string])[] = [
  [/^treatment\.(chemotherapy|radiotherapy)On$/, 'treatment.$1'],
  [/\.price$/, '.priceCents'],
];

/** Where in a content a field of a form belongs: `chemotherapy.drugs[0].price` → `treatment.chemotherapy.drugs.0.priceCents`. */
export function contentPathOf(step: Exclude<WizardStep, 'patient'>, name: string): string {
  const path =
    PREFIXES[step] +
    name
      .split(/[.[\]]+/)
      .filter(Boolean)
      .join('.');
  return TYPED_AS.reduce((at, [form, content]) => at.replace(form, content), path);
}

/** The step and the field of a path of the content; the other way round. */
export function fieldOfPath(path: string): { step: WizardStep; name: string } {
  const [part = '', ...rest] = path.split('.');
  const isList = part === 'previousTreatments' || part === 'exposures';
  const keys = isList ? [part, ...rest] : rest;
  const name = keys
    .map((key, index) => (/^\d+$/.test(key) ? `[${key}]` : index === 0 ? key : `.${key}`))
    .join('')
    .replace(/\.priceCents$/, '.price');
  if (part === 'exposures') return { step: 'previousTreatments', name };
  return { step: isStep(part) ? part : 'patient', name };
}

function isStep(part: string): part is keyof typeof PREFIXES {
  return Object.hasOwn(PREFIXES, part);
}
