import type { Session } from '@aval/application/access/load-session';
import { getRuleBook, readRules } from '@aval/application/congruence/rule-book/get-rule-book';
import { RULE_TABLE } from '@aval/application/congruence/rule-book/rule-table';
import { saveRuleBook } from '@aval/application/congruence/rule-book/save-rule-book';
import { findSimulations } from '@aval/application/congruence/rule-book/simulation/find-simulations';
import { roleMay } from '@aval/domain/access/permissions';
import { ruleBookSchema, settingsOf } from '@aval/domain/validation/companies/rule-book-schema';
import { readEntryForm, refuseEntry, refuseForm, requireEntryId } from '../../server/entry-answers.server';
import { getServices } from '../../server/services.server';
import { redirectWithToast } from '../../server/toast.server';
import { companyRules } from './rules-address';

const SCHEMA = ruleBookSchema(RULE_TABLE);

/** Loads all rules with the settings of the company in context. */
export async function loadRules({ actor }: Session) {
  const found = await readRules(getServices(), actor);
  if (!found) throw new Response(null, { status: 403 });
  return { ...found, mayEdit: roleMay(actor.role, 'rules.edit') };
}

/** Loads a company's rule book for its form. */
export async function loadBook({ actor }: Session, param: string | undefined) {
  const companyId = requireEntryId(param);
  const services = getServices();
  const [shown, simulations] = await Promise.all([
    getRuleBook(services, actor, companyId),
    findSimulations(services, actor, companyId),
  ]);
  if (!shown || !simulations) throw new Response(null, { status: 404 });
  return { ...shown, simulations };
}

/** Creates the next version of a company's rule book. */
export async function saveBook({ actor }: Session, request: Request, param: string | undefined) {
  const companyId = requireEntryId(param);
  const { submission, revision } = await readEntryForm(request, SCHEMA);
  if (submission.status !== 'success') return refuseForm(submission);
  const settings = settingsOf(RULE_TABLE, submission.value);
  const result = await saveRuleBook(getServices(), actor, { companyId, version: revision, settings });
  if (result.status !== 'done' && result.status !== 'unchanged') return refuseEntry(submission, result);
  const isDone = result.status === 'done';
  return redirectWithToast(companyRules(companyId), {
    kind: isDone ? 'success' : 'info',
    title: isDone ? 'rules:toast.saved' : 'rules:toast.unchanged',
  });
}
