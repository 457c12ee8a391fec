/** Whether entries are offered: admins see both, and may look at one of them. */
export const VISIBILITIES = ['offered', 'hidden'] as const;
export type Visibility = (typeof VISIBILITIES)[number];
