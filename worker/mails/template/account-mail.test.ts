import { ACCOUNT_MAILS, PASSWORD_SETTERS } from '@aval/domain/access/account-mails';
import { LANGUAGES } from '@aval/i18n/languages';
import { expect, it } from 'vitest';
import type { AccountMail } from '../model';
import { hasLink, renderAccountMail } from './account-mail';

const MAIL: AccountMail = {
  key: 'invitation',
  language: 'es',
  tenant: { name: 'Salud Meridiana', primaryColor: '0b6e6e' },
  role: 'ASSISTANT',
  rejectionReason: null,
  passwordSetBy: null,
  happenedAt: new Date('2026-06-29T10:00:00Z'),
};
const LINK = {
  address: 'http://meridiana.localhost:3000/invitations/use/abc',
  expiresAt: new Date('2026-06-30T22:30:00Z'),
};

it('an invitation states its purpose, its end in Spanish time, and its link', async () => {
  const { html, text } = await renderAccountMail(MAIL, LINK);
  for (const body of [html, text]) {
    expect(body).toContain('con la función de asistente');
    expect(body).toContain('hasta el 01/07/2026 00:30 (hora peninsular)');
    expect(body).toContain(LINK.address);
  }
});

it.each(LANGUAGES)('every account mail has a subject and a complete text in %s', async (language) => {
  for (const key of ACCOUNT_MAILS) {
    const mail = { ...MAIL, key, language, rejectionReason: key === 'request_rejected' ? 'Motivo escrito' : null };
    const { subject, text } = await renderAccountMail(mail, hasLink(key) ? LINK : null);
    expect(subject).toMatch(/^Salud Meridiana · \p{Lu}[\p{L} -]+$/u);
    expect(text).not.toMatch(/\{\{|accountMail/);
    expect(text.includes(LINK.address), key).toBe(hasLink(key));
    expect(text.includes('Motivo escrito'), key).toBe(key === 'request_rejected');
  }
});

it('a reason keeps its paragraphs and its script', async () => {
  const rejectionReason = 'Falta el título.\n\nمريم العلوي\n王小明';
  const { html, text } = await renderAccountMail({ ...MAIL, key: 'request_rejected', rejectionReason }, null);
  expect(text).toContain(rejectionReason);
  expect(html).toMatch(/título\.<br\/?>(<br\/?>)مريم العلوي<br\/?>王小明/);
});

it('user text appears as plain text, never as markup', async () => {
  const written = '<img src=x onerror=attack()>"\'><script>attack()</script>';
  for (const key of ACCOUNT_MAILS) {
    const mail = { ...MAIL, key, rejectionReason: written, tenant: { ...MAIL.tenant, name: written } };
    const { html } = await renderAccountMail(mail, hasLink(key) ? LINK : null);
    expect(html).toContain('&lt;img src=x onerror=attack()&gt;');
    expect(html).not.toMatch(/<img src=x|<script>attack/);
  }
});

it('a changed password is reported with its time in Spain, its author, and the page for another reset', async () => {
  const address = 'http://meridiana.localhost:3000/forgot-password';
  const texts = await Promise.all(
    PASSWORD_SETTERS.map(async (passwordSetBy) => {
      const mail = { ...MAIL, key: 'password_changed' as const, passwordSetBy };
      return (await renderAccountMail(mail, { address, expiresAt: null })).text;
    }),
  );
  expect(new Set(texts).size).toBe(PASSWORD_SETTERS.length);
  for (const text of texts) {
    expect(text).toContain('29/06/2026 12:00:00 (hora peninsular)');
    expect(text).toContain(address);
    // The link is a page without a token, so it never expires.
    expect(text).not.toContain('El enlace se puede usar una sola vez');
  }
});
