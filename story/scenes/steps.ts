import type { CommentTarget } from '@aval/domain/demand/lifecycle/commands';
import type { DecisionReason } from '@aval/domain/demand/vocabulary';
import type { Part, Step } from '../scene';

/** Builders for the steps of scenes; `day` counts from the scene's beginning. */

export function submits(day = 0): Step {
  return { day, by: 'filer', does: 'submit' };
}

/** Validation step, of the insurer that has one. */
export function validates(day: number, comment = 'Póliza en vigor y documentación completa. Pasa a análisis.'): Step {
  return { day, by: 'representative', does: 'decide', decision: 'authorize', comment };
}

export function deniesValidation(day: number, comment: string): Step {
  return { day, by: 'representative', does: 'decide', decision: 'deny', comment };
}

export function asksForInformation(day: number, by: 'manager' | 'representative', comment: string): Step {
  return { day, by, does: 'decide', decision: 'more_info', comment };
}

export function answers(day: number, file: string, observations: string): Step {
  return { day, by: 'filer', does: 'resubmit', file, observations };
}

export function sendsToConsultant(
  day: number,
  comment: string,
  consultant: 'consultant' | 'consultant2' = 'consultant',
): Step {
  return { day, by: 'manager', does: 'decide', decision: 'evaluate', comment, consultant };
}

export function proposes(
  day: number,
  what: 'authorization' | 'denial',
  comment: string,
  by: 'consultant' | 'consultant2' = 'consultant',
): Step {
  const privateComment =
    what === 'authorization'
      ? 'Sin objeciones sobre la relación entre coste y beneficio.'
      : 'Convendría ofrecer al médico la alternativa recogida en la guía.';
  return { day, by, does: 'decide', decision: `propose_${what}`, comment, privateComment };
}

export function authorizes(
  day: number,
  comment = 'Indicación ajustada a ficha técnica y a la guía vigente.',
  reason: DecisionReason = 'AUTORIZADO',
  by: 'manager' | 'group_manager' = 'manager',
): Step {
  return { day, by, does: 'decide', decision: 'authorize', comment, reason };
}

export function denies(
  day: number,
  comment: string,
  reason: DecisionReason = 'USOFUERADEINDICACIONDENEGADO',
  by: 'manager' | 'group_manager' = 'manager',
): Step {
  return { day, by, does: 'decide', decision: 'deny', comment, reason, confirmed: true };
}

/** Final decision of the representative, which is sent to the doctor. */
export function sendsAuthorization(
  day: number,
  comment = 'Autorización emitida. Volante disponible para el centro realizador.',
  reason: DecisionReason = 'AUTORIZADO',
): Step {
  return { day, by: 'representative', does: 'decide', decision: 'authorize', comment, reason };
}

/** Contradicts the manager's decision, which the dialog asks to confirm. */
export function reversesDenial(day: number, comment: string): Step {
  return {
    day,
    by: 'representative',
    does: 'decide',
    decision: 'authorize',
    comment,
    reason: 'AUTORIZADO',
    confirmed: true,
  };
}

export function sendsDenial(
  day: number,
  comment: string,
  reason: DecisionReason = 'USOFUERADEINDICACIONDENEGADO',
): Step {
  return { day, by: 'representative', does: 'decide', decision: 'deny', comment, reason };
}

export function comments(day: number, by: Part, target: CommentTarget, comment: string, privateComment?: string): Step {
  return { day, by, does: 'comment', target, comment, ...(privateComment === undefined ? {} : { privateComment }) };
}

export function cycleEnds(day: number): Step {
  return { day, by: 'filer', does: 'cycle_ends' };
}

export function continues(day: number, firstSession: number, observations: string): Step {
  return { day, by: 'filer', does: 'continue', firstSession, observations };
}
