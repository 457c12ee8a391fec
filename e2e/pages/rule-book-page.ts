import type { Locator, Page } from '@playwright/test';

/** Rules page of a company; its rules are in collapsible groups. */
export class RuleBookPage {
  constructor(readonly page: Page) {}

  group(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${name}`) });
  }

  rule(id: string): Locator {
    return this.page.getByRole('group', { name: new RegExp(`^${id}`) });
  }

  search(text: string): Promise<void> {
    return this.page.getByRole('searchbox', { name: 'Buscar una regla' }).fill(text);
  }
}
