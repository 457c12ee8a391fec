import type { Session } from '@aval/application/access/load-session';
import type { CenterOption } from '@aval/application/context/context';
import { prescribingCenters } from '@aval/application/context/filing-place';
import { getCardRule } from '@aval/application/patients/numbers/get-card-rule';
import { companyOf } from '@aval/domain/access/actor';
import type { CardRule } from '@aval/domain/validation/fields/identity';
import { getServices } from '../../../server/services.server';

export interface PatientChoices {
  /** Centers where the doctor prescribes. */
  centers: Pick<CenterOption, 'id' | 'name'>[];
  cardRule: CardRule;
}

/** Loads the choices of step 1 for a doctor. */
export async function loadPatientChoices(session: Session, doctorId: number): Promise<PatientChoices> {
  const { actor, contextOptions } = session;
  const centers = prescribingCenters(contextOptions, doctorId).map(({ id, name }) => ({ id, name }));
  const companyId = companyOf(actor);
  const cardRule =
    companyId === undefined
      ? { cardNumberPattern: null, cardNumberHint: null }
      : await getCardRule(getServices(), companyId);
  return { centers, cardRule };
}
