import type { TumourType } from '../../../catalogue/tumour-types';
import intensityRulesFile from '../../../reference/intensity-rules.json' with { type: 'json' };
import { referenceRow } from '../../../reference/rows';
import type { Source } from '../../../reference/source';
import type { FieldPath } from '../../findings/finding';
import type { Subject } from '../../subject/subject';

/** Row of `intensity-rules.json` about intentions. */
export interface IntentionRow {
  slug: string;
  intentions: readonly string[];
  stages: readonly string[];
  m: readonly string[];
  tumourTypes: readonly TumourType[];
  source: Source;
}

export function intentionRow(slug: string): IntentionRow {
  return referenceRow<IntentionRow>(intensityRulesFile, slug);
}

/** Returns the intentions that a request states, each once, with the fields that state it. */
export function statedIntentions({ chemotherapy, radiotherapy }: Subject) {
  const stated: [string | null, FieldPath][] = [
    [chemotherapy?.intention ?? null, 'treatment.chemotherapy.intention'],
    ...radiotherapy.map(({ intention, index }): [string | null, FieldPath] => [
      intention,
      `treatment.radiotherapy.${index}.intention`,
    ]),
  ];
  const byIntention = new Map<string, [FieldPath, ...FieldPath[]]>();
  for (const [intention, field] of stated) {
    if (intention === null) continue;
    const fields = byIntention.get(intention);
    if (fields) fields.push(field);
    else byIntention.set(intention, [field]);
  }
  return [...byIntention].map(([intention, fields]) => ({ intention, fields }));
}
