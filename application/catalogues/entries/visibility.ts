/** Filter of a catalogue by whether entries are offered; without it admins see both. */
export const VISIBILITIES = ['offered', 'hidden'] as const;
export type Visibility = (typeof VISIBILITIES)[number];
