import { arrangeCompany, arrangePersonOf } from '../../support/arrange-company';
import { PLATFORM } from '../../support/people';
import { expect, type Page, test } from '../../support/test';

const editorOf = (page: Page, name: string) => page.getByRole('textbox', { name });
const control = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });

/** HTML that Word puts on the clipboard. */
const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<!--StartFragment--><h1 style='color:red'>Condiciones</h1>
<p class=MsoNormal style='margin:0cm'><b style='mso-bidi-font-weight:normal'>Primero</b><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span><![endif]>Uno</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp; </span></span><![endif]>Dos</p>
<p class=MsoNormal><span style='font-weight:700'>Fin</span> <a href="javascript:alert(1)">malo</a><script>alert(1)</script></p><!--EndFragment--></body></html>`;

/** Dispatches a paste event with HTML, as the browser does. */
async function paste(page: Page, html: string): Promise<void> {
  await page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', ${JSON.stringify(html).replaceAll('</', '<\\/')});
    document.querySelector('[contenteditable]').dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }`);
}

test('a text is formatted by keyboard, previewed and stored as written', async ({ openAs }) => {
  const { id } = await arrangeCompany();
  const page = await openAs(PLATFORM.superadmin, { path: `/app/companies/${id}` });
  await page.getByRole('link', { name: 'Escribir: Aviso legal' }).click();
  const editor = editorOf(page, 'Aviso legal');
  await editor.click();
  await page.keyboard.press('Alt+F10');
  await expect(control(page, 'Título')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(control(page, 'Título')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(editor).toBeFocused();
  await page.keyboard.type('Quiénes somos');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Somos ');
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('ArrowRight');
  await expect(control(page, 'Negrita')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('End');
  await expect(control(page, 'Quitar formato')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(control(page, 'Título')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editor).toBeFocused();
  await page.keyboard.type('una mutua');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('. ');

  await page.keyboard.press('Control+k');
  const address = page.getByRole('textbox', { name: 'Dirección' });
  await expect(address).toBeFocused();
  await address.fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Escriba una dirección como https://ejemplo.es', { exact: false })).toBeVisible();
  await address.fill('ejemplo.es/contacto');
  await page.keyboard.press('Enter');
  await expect(editor.getByRole('link', { name: 'https://ejemplo.es/contacto' })).toBeVisible();
  await expect(editor).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Shift+8');
  await page.keyboard.type('Una viñeta');
  await control(page, 'Deshacer').click();
  await expect(editor.getByText('Una viñeta')).toHaveCount(0);
  await control(page, 'Rehacer').click();
  await expect(editor.getByRole('listitem')).toHaveText('Una viñeta');

  await page.getByRole('button', { name: 'Vista previa' }).click();
  const preview = page.getByRole('dialog', { name: 'Aviso legal' });
  await expect(preview.getByRole('heading', { name: 'Quiénes somos' })).toBeVisible();
  await expect(preview.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await preview.getByRole('button', { name: 'Seguir escribiendo' }).click();

  await page.getByRole('link', { name: 'Privacidad' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Seguir escribiendo' }).click();
  await page.getByRole('button', { name: 'Guardar texto' }).click();
  await expect(page.getByText('Texto guardado')).toBeVisible();
  await page.reload();
  await expect(editor.getByRole('heading', { name: 'Quiénes somos' })).toBeVisible();
  await expect(editor.locator('strong')).toHaveText('una mutua');
  await expect(editor.getByRole('listitem')).toHaveText('Una viñeta');
});

test('text pasted from Word or Google Docs keeps headings, lists and bold, without styles and scripts', async ({
  openAs,
}) => {
  const { id } = await arrangeCompany();
  const page = await openAs(PLATFORM.superadmin, { path: `/app/companies/${id}/texts/privacy_policy` });
  const editor = editorOf(page, 'Privacidad');
  await editor.click();
  await paste(page, FROM_WORD);
  await expect(editor.getByRole('heading', { level: 2, name: 'Condiciones' })).toBeVisible();
  await expect(editor.locator('ol > li')).toHaveText(['Uno', 'Dos']);
  await expect(editor.locator('strong')).toHaveText(['Primero', 'Fin']);
  await expect(editor.locator('p')).toHaveText(['Primero', 'Uno', 'Dos', 'Fin malo']);
  await expect(editor.getByRole('link')).toHaveCount(0);
  await paste(page, '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span>De otro sitio</span></p></b>');
  await expect(editor.getByText('De otro sitio')).toBeVisible();
  await expect(editor.locator('strong')).toHaveText(['Primero', 'Fin']);
});

test('new terms are published after confirmation, and signed-in users have to accept them', async ({ openAs }) => {
  const company = await arrangeCompany();
  const { email } = await arrangePersonOf(company.id);
  const reader = await openAs(email);
  await expect(reader).toHaveURL(/\/app\/demands/);

  const page = await openAs(PLATFORM.superadmin, { path: `/app/companies/${company.id}/texts/terms_conditions` });
  await editorOf(page, 'Términos').click();
  await page.keyboard.type('La cuenta es personal.');
  await page.getByText('Publicar como versión 2').click();
  await expect(page.getByText('Publicar términos nuevos los pide a 1 persona.')).toBeVisible();
  await page.getByRole('button', { name: 'Guardar y publicar' }).click();
  const question = page.getByRole('alertdialog', { name: 'Publicar los términos como versión 2' });
  await expect(question.getByText('Se pide a 1 persona que los acepte', { exact: false })).toBeVisible();
  await question.getByRole('button', { name: 'Volver' }).click();
  await expect(editorOf(page, 'Términos')).toHaveText('La cuenta es personal.');
  await page.getByRole('button', { name: 'Guardar y publicar' }).click();
  await question.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Términos publicados')).toBeVisible();
  const again = page.getByRole('switch', { name: 'Publicar como versión 3' });
  await expect(again).not.toBeChecked();
  await page.getByText('Publicar como versión 3').click();
  await expect(page.getByText('Está vigente la versión 2, con este mismo texto.', { exact: false })).toBeVisible();
  await page.getByText('Publicar como versión 3').click();

  await reader.goto('/app/demands');
  const terms = reader.getByRole('dialog', { name: 'Términos y condiciones nuevos' });
  await expect(terms.getByText('La cuenta es personal.')).toBeVisible();
  await terms.getByRole('button', { name: 'Aceptar los términos' }).click();
  await expect(reader).toHaveURL(/\/app\/demands/);

  await editorOf(page, 'Términos').press('Control+End');
  await page.keyboard.type(' No la comparta.');
  await expect(page.getByText('Es una corrección de la versión 2', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Guardar texto' }).click();
  await expect(page.getByText('Texto guardado')).toBeVisible();
  await page.getByRole('link', { name: 'Versión 2' }).click();
  await expect(page.getByText('1 persona aceptó este texto', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Corrección 1' })).toBeVisible();
  await reader.goto('/app/demands');
  await expect(reader.getByRole('dialog')).toHaveCount(0);
});

test('a text that somebody else changed meanwhile is reported, and nothing typed is lost', async ({ openAs }) => {
  const { id } = await arrangeCompany();
  const path = `/app/companies/${id}/texts/complaint_notice`;
  const [one, other] = [await openAs(PLATFORM.superadmin, { path }), await openAs(PLATFORM.superadmin, { path })];
  await editorOf(one, 'Reclamaciones').click();
  await one.keyboard.type('El primero');
  await one.getByRole('button', { name: 'Guardar texto' }).click();
  await expect(one.getByText('Texto guardado')).toBeVisible();
  await editorOf(other, 'Reclamaciones').click();
  await other.keyboard.type('El segundo');
  await other.getByRole('button', { name: 'Guardar texto' }).click();
  await expect(other.getByText('Otra persona ha cambiado estos datos', { exact: false })).toBeVisible();
  await expect(other.getByText('El primero')).toBeVisible();
  await expect(editorOf(other, 'Reclamaciones')).toHaveText('El segundo');
  await other.getByRole('button', { name: 'Guardar texto' }).click();
  await expect(other.getByText('Texto guardado')).toBeVisible();
});

test('Escape asks for confirmation before it drops the typed address of a link', async ({ openAs }) => {
  const { id } = await arrangeCompany();
  const page = await openAs(PLATFORM.superadmin, { path: `/app/companies/${id}` });
  await page.getByRole('link', { name: 'Escribir: Aviso legal' }).click();
  await editorOf(page, 'Aviso legal').click();
  const dialog = page.getByRole('dialog', { name: 'Enlace' });
  const address = dialog.getByRole('textbox', { name: 'Dirección' });
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('ejemplo.es/contacto');
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('alert')).toContainText('Lo que ha escrito se perderá');
  await page.keyboard.press('Enter');
  await expect(address).toHaveValue('ejemplo.es/contacto');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await dialog.getByRole('button', { name: 'Descartar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(editorOf(page, 'Aviso legal').getByRole('link')).toHaveCount(0);
});
