import { LANGUAGES } from '@aval/i18n/languages';
import { expect, it } from 'vitest';
import type { DemandMail } from '../model';
import { renderDemandMail } from './demand-mail';
import { renderMailBundle } from './mail-bundle';

const MAIL: DemandMail = {
  language: 'es',
  tenant: { name: 'Salud Meridiana', primaryColor: '0b6e6e' },
  reference: 'MER-26-000123',
  address: 'http://meridiana.localhost:3000/app/demands/42',
  key: 'pending_analysis',
  validationDenied: false,
  isReminder: false,
  reversal: null,
  editedParts: [],
  deniedCycle: null,
  askedBy: null,
  happenedAt: '2026-06-30T22:30:00Z',
  role: 'MANAGER',
  canSwitchOff: false,
};
const LATER = { ...MAIL, key: 'comment_to_doctor', happenedAt: '2026-06-30T22:35:00Z' } as const;
const OTHER = { ...MAIL, reference: 'MER-26-000124', address: 'http://meridiana.localhost:3000/app/demands/43' };

it.each(LANGUAGES)('says each event as its own mail says it: %s', async (language) => {
  const mails = [MAIL, OTHER, LATER].map((mail) => ({ ...mail, language })) as [DemandMail, DemandMail, DemandMail];
  const { text, html } = await renderMailBundle(mails);
  for (const mail of mails) {
    const single = (await renderDemandMail(mail)).text.split('\n').filter((line) => /\d{2}:\d{2}:\d{2}/.test(line));
    for (const line of single) expect(text).toContain(line);
    expect(html).toContain(`href="${mail.address}"`);
  }
});

it('has one section and one link per demand, and counts its events', async () => {
  const { subject, text } = await renderMailBundle([MAIL, OTHER, LATER]);
  expect(subject).toBe('3 novedades en sus demandas');
  expect(text.match(/Demanda MER-26-00012\d/gi)).toHaveLength(2);
  expect(text.match(/app\/demands\/42/g)).toHaveLength(1);
  expect(text.indexOf('00:35:00')).toBeLessThan(text.indexOf('000124'));
});

it('links a demand that asks its doctor to the answer', async () => {
  const asked = { ...LATER, role: 'DOCTOR', askedBy: 'MANAGER', address: `${MAIL.address}?action=answer` } as const;
  const { text } = await renderMailBundle([{ ...MAIL, role: 'DOCTOR' }, asked, { ...LATER, role: 'DOCTOR' }]);
  expect(text.match(/app\/demands\/42\S*/g)).toEqual([`app/demands/42?action=answer`]);
});

it('names the demand when all events are about one', async () => {
  expect((await renderMailBundle([MAIL, LATER])).subject).toBe('MER-26-000123 · 2 novedades');
  expect((await renderMailBundle([{ ...MAIL, language: 'en' }, LATER])).subject).toBe('MER-26-000123 · 2 updates');
});
