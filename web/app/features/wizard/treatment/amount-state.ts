/** Number of packs of a drug line, as the page knows it. */
export interface AmountState {
  /** Null while the number follows the dose, and is not sent. */
  typed: string | null;
  /** Drug and pack to which the number belongs. */
  pack: ChosenPack;
  /** Whether the number is the stored one: none was typed on this page. */
  isStored: boolean;
  /** Number of packs that the stored dose requires; null until it is known. */
  ofStoredDose: number | null;
}

export interface ChosenPack {
  drugId: string;
  presentationId: string;
}

export interface FollowedPacks {
  /** Number of packs that the dose requires of the chosen presentation; null while unknown. */
  followed: number | null;
  /** Computed with the analysis of the line, including its intakes. */
  isReckoned: boolean;
  /** A required input of the dose or of the number of packs is missing. */
  isAwaited: boolean;
}

export function storedAmount(typed: string | null, pack: ChosenPack): AmountState {
  return { typed, pack, isStored: true, ofStoredDose: null };
}

export function typeAmount(state: AmountState, typed: string): AmountState {
  return { ...state, typed, isStored: false };
}

/**
 * Returns the number that the field shows: the typed one, or the one that follows the dose. Empty while that is awaited,
 * because a request that lacks something required is not sent; otherwise, where it is unknown, the 1 that is sent.
 * Source: docs/rules.md 8.11.
 */
export function shownAmount({ typed }: AmountState, { followed, isAwaited }: FollowedPacks): string {
  return typed ?? (isAwaited ? '' : String(followed ?? 1));
}

/** Returns to following the dose when the field was emptied. */
export function leaveAmount(state: AmountState): AmountState {
  return state.typed?.trim() === '' ? { ...state, typed: null } : state;
}

/** Whether the stored number is what the stored dose requires, so that it keeps following the dose. */
export function isByDose({ isStored, ofStoredDose }: AmountState, stored: string): boolean {
  return isStored && ofStoredDose !== null && Number(stored) === ofStoredDose;
}

interface LineNow {
  chosen: ChosenPack;
  packs: FollowedPacks;
  stored: string;
}

/**
 * Returns the state for the current drug, pack and dose of the line: a number is dropped when another drug or pack is
 * chosen, and a stored one that follows its dose when the dose changes or can no longer be computed for want of
 * something required. Returns the same object when nothing changes.
 * Source: docs/rules.md 8.11.
 */
export function settleAmount(before: AmountState, { chosen, packs, stored }: LineNow): AmountState {
  const state = ofPack(before, chosen);
  const { followed, isReckoned, isAwaited } = packs;
  if (isAwaited && state.typed !== null && isByDose(state, stored)) return { ...state, typed: null };
  if (!isReckoned) return state;
  if (state.ofStoredDose === null) return { ...state, ofStoredDose: followed };
  const isMoved = isByDose(state, stored) && followed !== state.ofStoredDose;
  return isMoved && state.typed !== null ? { ...state, typed: null } : state;
}

function ofPack(state: AmountState, { drugId, presentationId }: ChosenPack): AmountState {
  const { pack } = state;
  const isOfDrug = drugId === '' || drugId === pack.drugId;
  if (isOfDrug && (presentationId === '' || presentationId === pack.presentationId)) return state;
  // Choosing a drug's first pack does not discard a number typed before.
  const isEnded = !isOfDrug || pack.presentationId !== '';
  return {
    ...state,
    pack: { drugId: drugId || pack.drugId, presentationId },
    typed: isEnded ? null : state.typed,
  };
}
