import type { ContentFacts, DemandState } from '../state';

const NOTHING_YET: ContentFacts = {
  chemotherapy: false,
  radiotherapy: false,
  cycle: 0,
  totalCycles: 0,
  treatmentStart: null,
  radiotherapyStart: null,
  cycleEnd: null,
  treatmentEnd: null,
  radiotherapyEnd: null,
};

/**
 * State of a demand that was never submitted. A draft has no history and no row stores this state: `null` stands for it
 * everywhere, and `transition(null, …)` starts from here.
 */
export function draftState(content: ContentFacts = NOTHING_YET): DemandState {
  return {
    ...contentFactsOf(content),
    status: 'DRAFT',
    continueFlag: false,
    assignedRole: null,
    assignedUserId: null,
    returnToRole: null,
    lastDecision: null,
    lastDecisionRole: null,
    validationStep: false,
    validationDenied: false,
    consultantProposal: null,
    decisionReason: null,
    finalReason: null,
    version: 0,
    acceptedVersions: 0,
    continueAt: null,
    waitingSince: null,
    sequence: 0,
    lastActionSequence: 0,
    undoable: [],
  };
}

/** Picks the content facts from an object that has them. */
export function contentFactsOf(facts: ContentFacts): ContentFacts {
  return {
    chemotherapy: facts.chemotherapy,
    radiotherapy: facts.radiotherapy,
    cycle: facts.cycle,
    totalCycles: facts.totalCycles,
    treatmentStart: facts.treatmentStart,
    radiotherapyStart: facts.radiotherapyStart,
    cycleEnd: facts.cycleEnd,
    treatmentEnd: facts.treatmentEnd,
    radiotherapyEnd: facts.radiotherapyEnd,
  };
}
