import type { Services } from '../services';

export interface CardRule {
  /** A regular expression for the whole number; null takes any. */
  cardNumberPattern: string | null;
  /** The rule in words. */
  cardNumberHint: string | null;
}

/** What card numbers of a company look like. */
export function getCardRule(services: Services, companyId: number): Promise<CardRule> {
  return services.database.company.findUniqueOrThrow({
    where: { id: companyId },
    select: { cardNumberPattern: true, cardNumberHint: true },
  });
}
