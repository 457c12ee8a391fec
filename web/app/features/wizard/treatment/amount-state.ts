/** The number of packs of a line, as far as its page knows it. */
export interface AmountState {
  /** Null while the number follows the dose, and is not sent. */
  typed: string | null;
  /** The drug and pack that the number is of. */
  pack: ChosenPack;
  /** Nobody has typed a number on this page. */
  isStored: boolean;
  /** As many packs as the stored dose takes; null until that is known. */
  ofStoredDose: number | null;
}

export interface ChosenPack {
  drugId: string;
  presentationId: string;
}

export interface FollowedPacks {
  /** As many as the dose takes of the chosen presentation; null while that is not known. */
  followed: number | null;
  /** Known with what the analysis says of the line, such as its intakes. */
  isReckoned: boolean;
}

export function storedAmount(typed: string | null, pack: ChosenPack): AmountState {
  return { typed, pack, isStored: true, ofStoredDose: null };
}

export function typeAmount(state: AmountState, typed: string): AmountState {
  return { ...state, typed, isStored: false };
}

/** Follows the dose again where nothing is left of a number. */
export function leaveAmount(state: AmountState): AmountState {
  return state.typed?.trim() === '' ? { ...state, typed: null } : state;
}

/** Whether the stored number is the one that the stored dose takes, so that it goes on with the dose. */
export function isByDose({ isStored, ofStoredDose }: AmountState, stored: string): boolean {
  return isStored && ofStoredDose !== null && Number(stored) === ofStoredDose;
}

interface LineNow {
  chosen: ChosenPack;
  packs: FollowedPacks;
  stored: string;
}

/**
 * What is left of the number with the drug, pack and dose that the line has by now: it follows once another drug or pack is chosen, and one that was
 * stored by its dose as soon as that changes. The same state where nothing changes. Source: docs/rules.md 8.11.
 */
export function settleAmount(before: AmountState, { chosen, packs, stored }: LineNow): AmountState {
  const state = ofPack(before, chosen);
  const { followed, isReckoned } = packs;
  if (!isReckoned) return state;
  if (state.ofStoredDose === null) return { ...state, ofStoredDose: followed };
  const isMoved = isByDose(state, stored) && followed !== state.ofStoredDose;
  return isMoved && state.typed !== null ? { ...state, typed: null } : state;
}

function ofPack(state: AmountState, { drugId, presentationId }: ChosenPack): AmountState {
  const { pack } = state;
  const isOfDrug = drugId === '' || drugId === pack.drugId;
  if (isOfDrug && (presentationId === '' || presentationId === pack.presentationId)) return state;
  // The first pack that a drug is given says nothing against a number that was typed before it.
  const isEnded = !isOfDrug || pack.presentationId !== '';
  return {
    ...state,
    pack: { drugId: drugId || pack.drugId, presentationId },
    typed: isEnded ? null : state.typed,
  };
}
