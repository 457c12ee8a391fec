import type { RoleName } from '@aval/domain/access/roles';
import type { DecisionOption } from '@aval/domain/demand/offers';
import { decisionSchema } from '@aval/domain/validation/decision-schema';
import { checkFiles } from '../demand-actions/check-files';
import { fieldsOf } from '../demand-actions/form-files';
import { type Errors, errorsOf } from '../demand-actions/use-command-form';

/** What is wrong with a decision as it stands in the form; the server checks with the same schema. */
export function checkDecision(role: RoleName, options: readonly DecisionOption[], form: FormData): Errors {
  return { ...errorsOf(decisionSchema({ role, options }), fieldsOf(form)), ...checkFiles(form) };
}
