import { type NotificationKey, REVERSALS } from '@aval/domain/demand/lifecycle/commands';
import { isMailed } from '@aval/domain/demand/timing/mailed-news';
import { DISPLAY_STATUSES, HISTORY_ACTIONS } from '@aval/domain/demand/vocabulary';
import { createI18n } from '@aval/i18n/instance';
import { LANGUAGES } from '@aval/i18n/languages';
import { expect, it } from 'vitest';
import { MAIL_FAILURES, MAIL_SKIPS } from '../failures';
import type { DemandMail } from '../model';
import { renderDemandMail } from './demand-mail';

const MAIL: DemandMail = {
  language: 'es',
  tenant: { name: 'Salud Meridiana', primaryColor: '0b6e6e' },
  reference: 'MER-26-000123',
  address: 'http://meridiana.localhost:3000/app/demands/42',
  key: 'pending_missing_info',
  validationDenied: false,
  isReminder: false,
  reversal: null,
  editedParts: [],
  deniedCycle: null,
  askedBy: null,
  happenedAt: '2026-06-30T22:30:00Z',
  role: 'REPRESENTATIVE',
  canSwitchOff: true,
};

it('gives date and time of the event in Spanish time', async () => {
  const { text } = await renderDemandMail(MAIL);
  expect(text).toContain('01/07/2026 00:30:00 (hora peninsular)');
});

it("shows the company's own mark, hidden from screen readers and omitted from the text", async () => {
  const { html, text } = await renderDemandMail(MAIL);
  expect(html).toMatch(/<span aria-hidden="true"[^>]*border-color:#0b6e6e[^>]*>SM<\/span>/);
  expect(text).not.toMatch(/\bSM\b/);
});

it('says that it is a reminder, and how to switch mails off when possible', async () => {
  const reminder = await renderDemandMail({ ...MAIL, isReminder: true });
  expect(reminder.subject).toBe('Recordatorio · MER-26-000123 · Falta información');
  expect(reminder.text).toContain('la demanda espera una actuación suya con la función de tramitador/a');
  expect(reminder.html).toContain('desactive «Notificaciones por correo» en el menú de su cuenta');
  const bound = await renderDemandMail({ ...MAIL, role: 'DOCTOR', canSwitchOff: false });
  expect(bound.html).not.toContain('Notificaciones por correo');
});

it('names who asks for information, and explains how to answer', async () => {
  const { text } = await renderDemandMail({ ...MAIL, role: 'DOCTOR', askedBy: 'MANAGER' });
  expect(text).toContain('La pide Salud Meridiana (gestor/a). Abra la demanda y responda');
  const others = await renderDemandMail({ ...MAIL, role: 'MANAGER', askedBy: 'MANAGER' });
  expect(others.text).not.toContain('La pide');
});

it('names who reversed a decision, and why', async () => {
  const reversal = { byName: 'Gonzalo Morales', reason: 'NOCUBIERTODENEGADO' } as const;
  const { subject, text } = await renderDemandMail({
    ...MAIL,
    key: 'authorization_reversed',
    role: 'MANAGER',
    reversal,
  });
  expect(subject).toBe('MER-26-000123 · Se ha denegado lo que autorizó el gestor');
  expect(text).toContain('Decisión final de Gonzalo Morales. Motivo: No cubierto, denegado.');
});

it('names the parts that an administrative edit changed', async () => {
  const edit = { ...MAIL, key: 'save', editedParts: ['performingCenter', 'prices'] } as const;
  const { subject, text, html } = await renderDemandMail(edit);
  expect(subject).toBe('MER-26-000123 · Han cambiado sus datos administrativos');
  for (const body of [text, html]) expect(body).toContain('Ha cambiado: centro realizador y precios.');
  const english = await renderDemandMail({ ...edit, language: 'en' });
  expect(english.text).toContain('What changed: performing centre and prices.');
});

it('says that the validation was denied while the manager has not decided', async () => {
  const { subject, text } = await renderDemandMail({ ...MAIL, key: 'pending_analysis', validationDenied: true });
  expect(subject).toContain('Está pendiente de análisis · validación: no válida');
  expect(text).toContain('validación: no válida');
});

it('names the cycle of a denial, and the authorized ones', async () => {
  const deniedCycle = { denied: 3, authorized: { first: 1, last: 2 } };
  const { subject, text } = await renderDemandMail({ ...MAIL, key: 'sended_denied', role: 'DOCTOR', deniedCycle });
  expect(text).toContain('Se ha denegado: ciclo 3 denegado; ciclos 1 y 2 autorizados.');
  // Bystanders can read a subject, so it omits the cycles.
  expect(subject).toBe('MER-26-000123 · Se ha denegado');
});

it('has the colour of the company above it', async () => {
  const { html } = await renderDemandMail({ ...MAIL, tenant: { name: 'Salud Meridiana', primaryColor: '0b6' } });
  expect(html).toContain('border-top:4px solid #00bb66');
});

it('shows names literally', async () => {
  const { html } = await renderDemandMail({ ...MAIL, tenant: { name: '<b>Salud & más</b>', primaryColor: '0b6e6e' } });
  expect(html).toContain('&lt;b&gt;Salud &amp; más&lt;/b&gt;');
});

const keys = [
  ...DISPLAY_STATUSES,
  ...HISTORY_ACTIONS.map((action) => action.toLowerCase()),
  ...REVERSALS,
  'comment_to_doctor',
].filter((key) => isMailed(key as NotificationKey)) as NotificationKey[];

it.each(LANGUAGES)(
  'has words for every mailed event and every skip or failure code: %s',
  async (language) => {
    for (const key of keys) {
      const { subject } = await renderDemandMail({ ...MAIL, language, key });
      expect(subject).toMatch(/^MER-26-000123 · \p{Lu}[\p{L} ]+$/u);
    }
    const words = await createI18n(language, ['errors']);
    for (const code of [...MAIL_FAILURES, ...MAIL_SKIPS]) expect(words.exists(`errors:mail.${code}`), code).toBe(true);
  },
  // Timeout in ms, since every mail is rendered in the language.
  30_000,
);
