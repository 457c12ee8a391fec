import { hasHad } from '../../subject/history';
import type { Subject } from '../../subject/subject';

export type TreatmentLine =
  | 'any'
  | 'first'
  | 'later'
  | 'advanced'
  | 'neoadjuvant'
  | 'adjuvant'
  | 'consolidation'
  | 'maintenance';

/**
 * Whether the request belongs to this line of treatment; null when its intention is "no se indica" (not stated). A
 * draft without an intention belongs to no specific line yet. Maintenance cannot be told from the form and always
 * matches.
 */
export function isOfLine(line: TreatmentLine, subject: Subject): boolean | null {
  if (line === 'any' || line === 'maintenance') return true;
  if (line === 'consolidation') return isAfterChemoradiation(subject);
  const intention = subject.chemotherapy?.intention ?? null;
  if (intention === null) return false;
  if (intention === 'no_se_indica') return null;
  if (line === 'neoadjuvant') return intention === 'neo_adyuvante';
  if (line === 'adjuvant') return intention === 'adyuvante';
  if (intention !== 'paliativo') return false;
  return line === 'advanced' || (line === 'later') === hasHad(subject, 'avanzado');
}

function isAfterChemoradiation(subject: Subject): boolean {
  const { stage } = subject.protocol;
  return (
    stage !== null &&
    stage !== 'IV' &&
    subject.chemotherapy?.intention !== 'paliativo' &&
    hasHad(subject, 'radioterapia') &&
    hasHad(subject, 'quimioterapia_dirigida')
  );
}
