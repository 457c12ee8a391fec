import { describe, expect, it } from 'vitest';
import { EXAMPLE_STATES, exampleDecision } from '../lifecycle/example-states.test-support';
import type { DemandState } from '../state';
import { DECISION_REASONS, type Decision, type DecisionReason } from '../vocabulary';
import { confirmedWarnings, type DecisionWarning, decisionWarnings, weighedState } from './decision-warnings';

/** Transcribed by hand from docs/rules.md 3.17. */
const DENYING: readonly DecisionReason[] = ['USOFUERADEINDICACIONDENEGADO', 'NOCUBIERTODENEGADO'];

describe('a contradiction', () => {
  const analysis = EXAMPLE_STATES.pending_analysis;

  it.each(DECISION_REASONS)('a contradiction with the reason %s exists for one decision only', (reason) => {
    const denies = DENYING.includes(reason);
    const warned = (decision: Decision) =>
      decisionWarnings(weighedState({ ...analysis, consultantProposal: null }), 'MANAGER', decision, reason);
    expect(warned('deny').includes('contradicts_reason')).toBe(!denies);
    expect(warned('authorize').includes('contradicts_reason')).toBe(denies);
  });

  it.each<[Decision, DemandState['consultantProposal'], boolean]>([
    ['deny', 'authorize', true],
    ['deny', 'deny', false],
    ['authorize', 'deny', true],
    ['authorize', 'authorize', false],
    ['more_info', 'deny', false],
    ['evaluate', 'authorize', false],
  ])('a contradiction of %s after a proposal to %s: %s', (decision, consultantProposal, expected) => {
    const warnings = decisionWarnings(weighedState({ ...analysis, consultantProposal }), 'MANAGER', decision, null);
    expect(warnings).toEqual(expected ? ['contradicts_consultant'] : []);
  });
});

describe('warnings', () => {
  const analysis = EXAMPLE_STATES.pending_analysis;

  it.each<[string, DemandState, 'MANAGER' | 'REPRESENTATIVE', Decision, DecisionReason | null, DecisionWarning[]]>([
    [
      'off-label without a consultant',
      analysis,
      'MANAGER',
      'deny',
      'USOFUERADEINDICACIONDENEGADO',
      ['off_label_denial_without_consultant'],
    ],
    [
      'off-label with a consultant',
      { ...analysis, consultantProposal: 'deny' },
      'MANAGER',
      'deny',
      'USOFUERADEINDICACIONDENEGADO',
      [],
    ],
    [
      'the reason and the consultant’s proposal',
      { ...analysis, consultantProposal: 'authorize' },
      'MANAGER',
      'deny',
      'AUTORIZADO',
      ['contradicts_reason', 'contradicts_consultant'],
    ],
    ['nothing unusual', analysis, 'MANAGER', 'authorize', 'AUTORIZADO', []],
    ['a reversal', EXAMPLE_STATES.pending_company_accept, 'REPRESENTATIVE', 'deny', null, ['reverses_manager']],
    ['a reversal', EXAMPLE_STATES.pending_company_deny, 'REPRESENTATIVE', 'authorize', null, ['reverses_manager']],
    ['agreement', EXAMPLE_STATES.pending_company_deny, 'REPRESENTATIVE', 'deny', null, []],
    ['a validation', EXAMPLE_STATES.pending_validation, 'REPRESENTATIVE', 'deny', null, []],
  ])('about %s', (_, state, role, decision, reason, warnings) => {
    expect(decisionWarnings(weighedState(state), role, decision, reason)).toEqual(warnings);
  });
});

describe('the confirmed warnings', () => {
  const state = { ...EXAMPLE_STATES.pending_analysis, consultantProposal: 'deny' } as const;
  const authorize = { decisionReason: 'AUTORIZADO', contradictionConfirmed: true } as const;

  it('are those that were shown', () => {
    expect(confirmedWarnings(state, 'MANAGER', exampleDecision('authorize', authorize))).toEqual([
      'contradicts_consultant',
    ]);
  });

  it('are empty when there was nothing to confirm, whatever the form sent, or when the form confirmed nothing', () => {
    const agreed = { ...state, consultantProposal: 'authorize' } as const;
    expect(confirmedWarnings(agreed, 'MANAGER', exampleDecision('authorize', authorize))).toEqual([]);
    const silent = exampleDecision('authorize', { ...authorize, contradictionConfirmed: false });
    expect(confirmedWarnings(state, 'MANAGER', silent)).toEqual([]);
    expect(confirmedWarnings(state, 'MANAGER', { type: 'upload' })).toEqual([]);
  });
});
