import { drugLetter } from '@aval/domain/clinical/drug-line';
import type { FieldPath } from '@aval/domain/congruence/findings/finding';
import type { i18n } from 'i18next';

const LINE = /^treatment\.chemotherapy\.drugs\.(\d+)(?:\.(\w+))?$/;
const RADIOTHERAPY = /^treatment\.radiotherapy\.(\d+)(?:\.(\w+))?$/;
const MARKER = /^protocol\.markers\.(\w+)$/;

/** Describes a field that a finding read: "Línea B: Dosis". Needs the catalogue `demand`. */
export function describeFieldPath(instance: i18n, path: FieldPath): string {
  const { t } = instance;
  const [, line, ofLine] = LINE.exec(path) ?? [];
  if (line) return within(instance, t('demand:field.drug.line', { letter: drugLetter(Number(line)) }), 'drug', ofLine);
  const [, course, ofCourse] = RADIOTHERAPY.exec(path) ?? [];
  if (course)
    return within(instance, t('demand:change.radiotherapy', { number: Number(course) + 1 }), 'radiotherapy', ofCourse);
  const [, marker] = MARKER.exec(path) ?? [];
  if (marker) return known(instance, `demand:marker.${marker}`);
  const section = `demand:section.${path}`;
  if (instance.exists(section)) return known(instance, section);
  const [room, name = 'title'] = path.replace(/^treatment\./, '').split('.');
  return fieldWords(instance, `${room}.${name}`);
}

function within(instance: i18n, subject: string, room: string, name: string | undefined): string {
  if (!name) return subject;
  return instance.t('demand:change.of', { subject, field: fieldWords(instance, `${room}.${name}`) });
}

function fieldWords(instance: i18n, name: string): string {
  return known(instance, `demand:field.${name}`);
}

/** Paths come from rules, so their keys cannot be checked by type; a test covers all fields that findings name. */
function known(instance: i18n, key: string): string {
  return (instance.t as unknown as (key: string) => string)(key);
}
