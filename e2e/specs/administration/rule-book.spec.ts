import { RuleBookPage } from '../../pages/rule-book-page';
import { arrangeCompany } from '../../support/arrange-company';
import { MERIDIANA, PLATFORM } from '../../support/people';
import { expect, test } from '../../support/test';

test('rule groups collapse, show adjusted, searched, invalid and linked rules, and lose nothing typed', async ({
  openAs,
}) => {
  const path = `/app/companies/${(await arrangeCompany()).id}/rules`;
  const page = await openAs(PLATFORM.superadmin, { path });
  const book = new RuleBookPage(page);
  const height = book.rule('PLA-01');
  const noteBelow = height.getByLabel('Nota por debajo de');
  await expect(height).toBeHidden();

  // Open and close the group by keyboard.
  await book.group('Paciente').focus();
  await page.keyboard.press('Enter');
  await expect(book.group('Paciente')).toHaveAttribute('aria-expanded', 'true');
  await noteBelow.fill('150');
  await book.group('Paciente').press('Enter');
  await expect(height).toBeHidden();
  await expect(book.group('Paciente')).toContainText('1 ajustada');

  await book.search('corregir');
  await expect(page.getByText('Ninguna regla coincide.')).toBeVisible();
  await book.search('BIOMASA');
  await expect(page.getByText('Ninguna regla coincide.')).toBeVisible();
  await book.search('antiemetico');
  await expect(book.rule('EME-01')).toBeVisible();
  await expect(book.group('Paciente')).toBeHidden();
  await book.search('');
  await expect(book.rule('EME-01')).toBeHidden();
  await page.getByRole('checkbox', { name: 'Solo las ajustadas' }).check();
  await expect(noteBelow).toHaveValue('150');
  await expect(book.rule('PLA-02')).toBeHidden();
  await page.getByRole('checkbox', { name: 'Solo las ajustadas' }).uncheck();
  await expect(height).toBeHidden();

  // An invalid field opens its collapsed group, takes the focus and stays visible once corrected.
  await book.search('PLA-01');
  await noteBelow.fill('9999');
  await book.search('EME');
  await page.getByRole('button', { name: 'Guardar como versión 2' }).click();
  await expect(noteBelow).toBeFocused();
  await book.search('');
  await noteBelow.fill('150');
  await expect(noteBelow).not.toHaveAttribute('aria-invalid');
  await expect(noteBelow).toBeVisible();
  await book.group('Paciente').click();
  await expect(height).toBeHidden();

  // The save bar links to a changed rule that the search hides.
  await book.search('EME');
  await page.getByRole('button', { name: /cambio/ }).click();
  await page.getByRole('link', { name: /^PLA-01/ }).click();
  await expect(noteBelow).toBeFocused();

  await page.getByRole('button', { name: 'Guardar como versión 2' }).click();
  await expect(page.getByText('Reglas guardadas')).toBeVisible();
  await page.goto(path);
  // Its group is open because the rule is adjusted; the other groups are collapsed.
  await expect(noteBelow).toHaveValue('150');
  await expect(noteBelow).toBeVisible();
  await expect(book.rule('EME-01')).toBeHidden();
});

test('the rules page for all users folds the same groups and is searched', async ({ openAs }) => {
  const page = await openAs(MERIDIANA.manager, { path: '/app/rules' });
  const [cycles, patient] = [page.getByRole('row', { name: /CIC-05/ }), page.getByRole('row', { name: /PLA-01/ })];
  await expect(cycles).toBeHidden();
  const book = new RuleBookPage(page);
  await book.group('Ciclos y sesiones').click();
  await expect(cycles).toBeVisible();
  await expect(patient).toBeHidden();

  await book.search('PLA-01');
  await expect(patient).toBeVisible();
  await expect(cycles).toBeHidden();
  await book.search('BIOMASA');
  await expect(page.getByText('Ninguna regla coincide.')).toBeVisible();
});
