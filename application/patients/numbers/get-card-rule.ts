import type { CardRule } from '@aval/domain/validation/fields/identity';
import type { Services } from '../../services';

/** What card numbers of a company look like. Source: docs/rules.md 5.7. */
export function getCardRule(services: Services, companyId: number): Promise<CardRule> {
  return services.database.company.findUniqueOrThrow({
    where: { id: companyId },
    select: { cardNumberPattern: true, cardNumberHint: true },
  });
}
