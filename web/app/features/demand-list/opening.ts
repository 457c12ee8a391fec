import { keepText, keptText } from '../../shell/kept-text';

/** List from which a user opened a demand. */
export interface Opening {
  /** User id and role; the list is ignored for anybody else. */
  reader: string;
  demandId: string;
  /** Query string of the list: filters and order, without any patient's name or number. */
  list: string;
}

type Offered = Opening & { at: number };

/** Key in local storage of the openings that other tabs may take. */
const KEPT_AS = 'openings-for-tabs';
/** Lifetime of an offer, in ms; long enough for a browser's context menu that stays open. */
const TAKEN_WITHIN_MS = 5 * 60_000;

/** Offers an opening to the tab that is about to open the demand. */
export function offerToTab(opening: Opening): void {
  keepOffered([{ ...opening, at: Date.now() }, ...offered().filter((each) => each.demandId !== opening.demandId)]);
}

/** Takes the opening that another tab has offered for this demand and user; each can be taken once. */
export function takeFromTab(reader: string, demandId: string): Opening | null {
  const all = offered();
  const found = all.find((each) => each.reader === reader && each.demandId === demandId);
  if (!found) return null;
  keepOffered(all.filter((each) => each !== found));
  return { reader, demandId, list: found.list };
}

export function isOpening(value: unknown): value is Opening {
  if (typeof value !== 'object' || value === null) return false;
  const { reader, demandId, list } = value as Partial<Record<keyof Opening, unknown>>;
  return typeof reader === 'string' && typeof demandId === 'string' && typeof list === 'string';
}

/** Openings that have not expired; ignores entries of any other shape. */
function offered(): Offered[] {
  try {
    const found: unknown = JSON.parse(keptText('localStorage', KEPT_AS) ?? '[]');
    return Array.isArray(found) ? found.filter(isOffered) : [];
  } catch {
    return [];
  }
}

function isOffered(value: unknown): value is Offered {
  if (!isOpening(value)) return false;
  const age = Date.now() - Number((value as Partial<Offered>).at);
  return age >= 0 && age < TAKEN_WITHIN_MS;
}

function keepOffered(openings: readonly Offered[]): void {
  keepText('localStorage', KEPT_AS, openings.length > 0 ? JSON.stringify(openings) : null);
}
