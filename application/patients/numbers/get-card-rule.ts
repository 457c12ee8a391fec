import type { CardRule } from '@aval/domain/validation/fields/identity';
import type { Services } from '../../services';

/** Returns the format of a company's card numbers. Source: docs/rules.md 5.7. */
export function getCardRule(services: Services, companyId: number): Promise<CardRule> {
  return services.database.company.findUniqueOrThrow({
    where: { id: companyId },
    select: { cardNumberPattern: true, cardNumberHint: true },
  });
}
