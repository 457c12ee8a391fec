import type { WizardStep } from '../steps/step-schemas';

/** Prefix that turns a field's name into its path in the content; the two lists of step 3 have no prefix. */
const PREFIXES: Readonly<Record<Exclude<WizardStep, 'patient'>, string>> = {
  protocol: 'protocol.',
  previousTreatments: '',
  treatment: 'treatment.',
  extras: 'extras.',
};

/** Fields whose form name differs from that in the content. */
const TYPED_AS: readonly (readonly [form: RegExp, content: string])[] = [
  [/^treatment\.(chemotherapy|radiotherapy)On$/, 'treatment.$1'],
  [/\.price$/, '.priceCents'],
];

/**
 * Returns the content path of a form field: `chemotherapy.drugs[0].price` →
 * `treatment.chemotherapy.drugs.0.priceCents`.
 */
export function contentPathOf(step: Exclude<WizardStep, 'patient'>, name: string): string {
  const path =
    PREFIXES[step] +
    name
      .split(/[.[\]]+/)
      .filter(Boolean)
      .join('.');
  return TYPED_AS.reduce((at, [form, content]) => at.replace(form, content), path);
}

/** Returns the step and form field of a content path; the inverse of `contentPathOf`. */
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
