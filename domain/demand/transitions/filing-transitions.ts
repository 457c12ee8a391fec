import type { Telling, Transition } from './transition-row';

const FILERS = ['DOCTOR', 'ASSISTANT'] as const;

const TELL_NEXT: Telling = { who: 'assigned', about: 'status' };
/** An assistant acts for the doctor in context, who is notified. */
const TELL_DOCTOR_OF_ASSISTANT: Telling = { who: 'doctor', about: 'action', when: 'assistant_acts' };

/**
 * Actions of doctors and assistants, in the order of a demand's lifecycle. Source: docs/rules.md 3.3, 3.10, 3.14, 3.23.
 */
export const FILING_TRANSITIONS: readonly Transition[] = [
  {
    id: 'submit',
    command: 'submit',
    from: ['draft'],
    by: FILERS,
    history: 'REQUEST',
    to: 'first_in_line',
    checks: ['cycles_valid', 'slots_free'],
    effects: ['new_version', 'take_slots'],
    tells: [TELL_NEXT, TELL_DOCTOR_OF_ASSISTANT],
  },
  {
    id: 'resubmit',
    command: 'resubmit',
    from: ['pending_missing_info'],
    by: FILERS,
    history: 'REQUEST',
    to: 'asking_role',
    checks: ['cycles_valid', 'cycles_kept_once_accepted', 'slots_free'],
    effects: ['new_version', 'take_slots'],
    tells: [TELL_NEXT, TELL_DOCTOR_OF_ASSISTANT],
  },
  {
    id: 'continue',
    command: 'continue',
    from: ['pending_continue'],
    by: FILERS,
    history: 'REQUEST',
    to: 'first_in_line',
    conditions: ['cycles_remain'],
    checks: ['next_cycle', 'slots_free'],
    effects: ['new_version', 'take_slots'],
    tells: [TELL_NEXT, TELL_DOCTOR_OF_ASSISTANT],
  },
  {
    id: 'change_dates',
    command: 'change_dates',
    from: ['sended_accepted'],
    by: FILERS,
    history: 'CHANGE_DATES',
    to: 'unchanged',
    conditions: ['chemotherapy'],
    checks: ['dates_only', 'slots_free'],
    effects: ['new_version', 'take_slots'],
    tells: [
      { who: 'managers', about: 'action' },
      { who: 'representatives', about: 'action' },
      TELL_DOCTOR_OF_ASSISTANT,
    ],
  },
  {
    id: 'increase_cycles',
    command: 'increase_cycles',
    from: ['sended_accepted'],
    by: FILERS,
    history: 'INCREASE_CYCLES',
    to: 'to_continue',
    conditions: ['chemotherapy', 'last_cycle'],
    checks: ['increase_of_one_or_more', 'slots_free'],
    effects: ['take_slots'],
    // The assigned role is notified at once: the first reminder of "pending continue".
    tells: [{ who: 'assigned', about: 'action' }],
    undoable: true,
  },
  {
    id: 'finish_by_doctor',
    command: 'finish',
    from: ['pending_continue', 'pending_missing_info'],
    by: FILERS,
    history: 'FINISH',
    to: 'finished',
    effects: ['validation_document', 'release_slots'],
    tells: [{ who: 'concerned', about: 'action' }],
  },
];
