import { describe, expect, it } from 'vitest';
import { EXAMPLE_STATES } from '../lifecycle/example-states.test-support';
import { DISPLAY_STATUSES, type DisplayStatus, TREATMENT_KINDS, type TreatmentKind } from '../vocabulary';
import { pastLastCycle, treatmentLocksHeld } from './treatment-locks';

interface Treatment {
  kind: TreatmentKind;
  status: DisplayStatus;
  cycle: number;
  end: string | null;
}

/** Transcribed by hand from docs/rules.md 8.3, for a treatment of three cycles. */
function isActive({ kind, status, cycle, end }: Treatment, today: string): boolean {
  if (status === 'active' || status.startsWith('pending_')) return true;
  if (status !== 'sended_accepted') return false;
  return (kind === 'chemotherapy' && cycle < 3) || (end !== null && end >= today);
}

describe('treatment locks', () => {
  const both = { chemotherapy: true, radiotherapy: true, radiotherapyEnd: '2026-12-30' };

  it('have no end while the demand is active or cycles are left', () => {
    expect(treatmentLocksHeld({ ...EXAMPLE_STATES.pending_analysis, ...both })).toEqual([
      { kind: 'chemotherapy', until: null },
      { kind: 'radiotherapy', until: null },
    ]);
    expect(treatmentLocksHeld({ ...EXAMPLE_STATES.sended_accepted, ...both })).toEqual([
      { kind: 'chemotherapy', until: null },
      { kind: 'radiotherapy', until: '2026-12-30' },
    ]);
    expect(treatmentLocksHeld({ ...EXAMPLE_STATES.sended_accepted, cycle: 3 })).toEqual([
      { kind: 'chemotherapy', until: '2026-12-15' },
    ]);
  });

  it.each(['draft', 'sended_denied', 'canceled', 'finished'] as const)('are not held by %s', (status) => {
    expect(treatmentLocksHeld({ ...EXAMPLE_STATES[status], ...both })).toEqual([]);
  });

  it('end when a treatment is past its last cycle', () => {
    const last = { ...EXAMPLE_STATES.sended_accepted, cycle: 3 };
    expect([pastLastCycle(last, '2026-12-15'), pastLastCycle(last, '2026-12-16')]).toEqual([false, true]);
    expect(pastLastCycle(EXAMPLE_STATES.sended_accepted, '2027-12-16')).toBe(false);
  });

  it.each(DISPLAY_STATUSES)('treatment locks of %s agree with the rule of active treatments', (status) => {
    for (const cycle of [1, 3]) {
      const state = { ...EXAMPLE_STATES[status], ...both, cycle };
      for (const today of ['2026-11-21', '2026-12-15', '2026-12-16', '2026-12-30', '2026-12-31']) {
        for (const kind of TREATMENT_KINDS) {
          const held = treatmentLocksHeld(state).some(
            (lock) => lock.kind === kind && (lock.until === null || lock.until >= today),
          );
          const end = kind === 'chemotherapy' ? state.cycleEnd : state.radiotherapyEnd;
          const rule = isActive({ kind, status, cycle, end }, today);
          expect([kind, cycle, today, held]).toEqual([kind, cycle, today, rule]);
        }
      }
    }
  });
});
