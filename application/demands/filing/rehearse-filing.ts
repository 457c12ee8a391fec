import { randomUUID } from 'node:crypto';
import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import type { Finding } from '@aval/domain/congruence/findings/finding';
import { justificationOf } from '@aval/domain/congruence/report/justification';
import { visibleReport } from '@aval/domain/congruence/report/visible-report';
import type { Refusal } from '@aval/domain/demand/lifecycle/commands';
import { readTypedJustifications } from '@aval/domain/validation/steps/extras-schema';
import { kindsHeldUp } from '@aval/domain/validation/steps/proposed-treatment-schema';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { reportOnCopy } from '../../congruence/analyse-draft';
import { type EditableDemand, findEditable, type NotEditable } from '../../drafts/editable-demand';
import { recordWritingAccess } from '../../drafts/record-writing-access';
import { draftForms } from '../../drafts/wizard/draft-forms';
import type { FormIssue } from '../../engine/outcomes';
import { allOrNothing } from '../../health/all-or-nothing';
import type { Busy } from '../../health/or-busy';
import { readNumbering } from '../../history/read-numbering';
import type { Services } from '../../services';
import { type ActiveTreatment, readActiveTreatments } from '../active-treatments';
import { FILING_OF_MODE, type RefusedCommand, recordFiling } from './record-filing';

/** Reasons against sending a working copy as it lies there. */
export interface Rehearsal {
  status: 'rehearsed';
  /** Everything that is missing or wrong, by path. */
  issues: readonly FormIssue[];
  /** Reason why the life of the demand does not allow it, as far as it could be judged. */
  refusal: Refusal | null;
  /** Treatments that it asks for and that other demands of the patient hold. */
  taken: ActiveTreatment[];
  /** Serious findings for which the company asks an answer that was not given; they prevent nothing. */
  unanswered: readonly Finding[];
  /** Tumour, which names marker fields. */
  tumourType: unknown;
}

type Outcome = Rehearsal | Exclude<RefusedCommand, { status: 'invalid' | 'refused' }> | NotEditable | Busy;

/**
 * Tries to send the working copy, by the code that sends it, in a transaction that is rolled back: neither a command
 * nor
 * a version stays. Returns all refusals together, where sending returns the first: treatments that other demands hold
 * and
 * findings that need an answer. The content is read, so an access to the patient is recorded. Source: docs/rules.md
 * 10.24, 2.12.
 */
export async function rehearseFiling(services: Services, actor: Actor, demandId: string): Promise<Outcome> {
  const now = services.clock.now();
  const seen = await forActor(services.database, actor).run(async (tx): Promise<NotEditable | null> => {
    const search = await findEditable(tx, actor, demandId, now);
    if (!search.found) return search.refusal;
    await recordWritingAccess(tx, actor, search.found.row, now, { asksAgain: true });
    return null;
  });
  if (seen) return seen;
  return allOrNothing<Outcome>(services, actor, async (tx, takeBack) => {
    const search = await findEditable(tx, actor, demandId, now);
    if (!search.found) return search.refusal;
    const { found } = search;
    const type = FILING_OF_MODE[found.mode];
    if (!roleMay(actor.role, `demands.${type}`)) return { status: 'forbidden' };
    const besides = await readBesides(tx, services, actor, found);
    const numberOf = await readNumbering(tx, demandId, actor);
    const input = {
      demandId,
      commandId: randomUUID(),
      expectedSequence: numberOf(found.row.lastActionSequence),
      revision: found.draft?.revision ?? 0,
      ...(found.mode === 'change_dates' ? { changeDatesReason: found.draft?.changeDatesReason ?? '' } : {}),
    };
    const refused = await recordFiling(tx, type, { services, actor, input });
    if (refused && refused.status !== 'invalid' && refused.status !== 'refused') return takeBack(refused);
    return takeBack({
      status: 'rehearsed',
      issues: refused?.status === 'invalid' ? refused.issues : [],
      refusal: refused?.status === 'refused' ? refused.refusal : null,
      ...besides,
    });
  });
}

/** Reads what is judged apart from the fields, whether or not they are complete. */
async function readBesides(
  tx: Transaction,
  { logger }: Services,
  actor: Actor,
  found: EditableDemand,
): Promise<Pick<Rehearsal, 'taken' | 'unanswered' | 'tumourType'>> {
  const { row, today, mode } = found;
  const { type } = await tx.demand.findUniqueOrThrow({ where: { id: row.id }, select: { type: true } });
  const holder = { demandId: row.id, ...row };
  const active = await readActiveTreatments(tx, actor, holder, today);
  const heldUp = kindsHeldUp({ mode, blocked: active.map(({ kind }) => kind) });
  const { report, subject, book } = await reportOnCopy(tx, found, logger);
  const { protocol, extras } = draftForms(found);
  const answers = readTypedJustifications(extras);
  const drugs = subject.chemotherapy?.lines ?? [];
  const serious = visibleReport(report, actor.role).findings.filter(({ severity }) => severity === 'serious');
  return {
    taken: active.filter(({ kind }) => heldUp.includes(kind) && (type === 'both' || type === kind)),
    unanswered: book.asksJustification
      ? serious.filter((finding) => justificationOf(finding, answers, drugs) === null)
      : [],
    tumourType: protocol?.type,
  };
}
