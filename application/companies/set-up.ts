import { ROLES } from '@aval/domain/access/roles';
import type { Transaction } from '@aval/prisma/scope';
import { PRESCRIBING_CENTERS } from '../catalogues/centers/prescribing-centers';
import { doctorsOf } from '../invitations/choosable-centers';
import { openInvitations } from '../invitations/open-invitation';
import type { Company } from './company-columns';

/** Steps until a company's first request can be decided, in their order. */
const SET_UP_STEPS = ['identity', 'brand', 'terms', 'texts', 'center', 'manager', 'representative', 'doctor'] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];

/** Logo and favicon are optional: colours are chosen with the name, and without a logo a company shows its initial. */
const OPTIONAL: ReadonlySet<SetUpStep> = new Set<SetUpStep>(['brand']);

export interface SetUpState {
  step: SetUpStep;
  isDone: boolean;
  isOptional: boolean;
}

/** Returns the progress of the first set-up; empty once it is complete. Source: docs/rules.md 5.38. */
export async function readSetUp(
  tx: Transaction,
  company: Company,
  { hasTexts, now }: { hasTexts: boolean; now: Date },
): Promise<SetUpState[]> {
  if (company.isDefault || !company.active) return [];
  const { id } = company;
  const invited = { ...openInvitations(now), companyId: id, roleId: ROLES.DOCTOR };
  const exists = async (found: Promise<unknown>) => (await found) !== null;
  const select = { id: true } as const;
  const done: Readonly<Record<SetUpStep, boolean>> = {
    identity: company.hosts.length > 0,
    brand: company.logoImageId !== null && company.faviconImageId !== null,
    terms: company.termsVersion > 0,
    texts: hasTexts,
    doctor:
      (await exists(tx.userAccount.findFirst({ where: doctorsOf(id), select }))) ||
      (await exists(tx.invitation.findFirst({ where: invited, select }))),
    center:
      (await exists(
        tx.center.findFirst({ where: { ...PRESCRIBING_CENTERS, users: { some: { user: doctorsOf(id) } } }, select }),
      )) ||
      (await exists(
        tx.center.findFirst({
          where: { ...PRESCRIBING_CENTERS, invitationCenters: { some: { invitation: invited } } },
          select,
        }),
      )),
    manager: await exists(
      tx.userAccount.findFirst({
        where: { roleId: ROLES.MANAGER, active: true, permittedCompanies: { some: { companyId: id } } },
        select,
      }),
    ),
    representative: await exists(
      tx.userAccount.findFirst({ where: { roleId: ROLES.REPRESENTATIVE, active: true, companyId: id }, select }),
    ),
  };
  const states = SET_UP_STEPS.map((step) => ({ step, isDone: done[step], isOptional: OPTIONAL.has(step) }));
  return states.some(({ isDone, isOptional }) => !isDone && !isOptional) ? states : [];
}
