import { civilDateOf } from '@aval/domain/calendar/civil-date';

const madridClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Madrid',
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Returns the reference followed by yyyyMMddHHmmss in Madrid time. Source: docs/rules.md 8.17. */
export function documentFileName(reference: string, at: Date): string {
  const moment = `${civilDateOf(at)}${madridClock.format(at)}`.replace(/\D/g, '');
  return `${reference}${moment}.pdf`;
}
