import type { HistoryEntry } from '@aval/application/demands/detail/demand-detail';
import type { RoleName } from '@aval/domain/access/roles';
import type { OptionSet } from '@aval/domain/catalogue/options';
import type { Chemotherapy } from '@aval/domain/demand/content/content';
import { filingReason } from '@aval/domain/demand/content/version-reason';
import { decidesValidation } from '@aval/domain/demand/outlook/validation-entry';
import { describeIntakes } from '@aval/i18n/clinical/intake-words';
import { describeChosenRegimen } from '@aval/i18n/clinical/regimen-words';
import { formatStamp } from '@aval/i18n/format';
import { useMemo } from 'react';
import { useTranslation } from '../../shell/words/translation';

/** Texts that several parts of the demand's page need. */
export function useDetailWords() {
  const { t, i18n } = useTranslation(['detail', 'demand', 'common', 'errors', 'decision']);
  return useMemo(() => {
    /** Translates a key that is only known at runtime: options come from content validated by the schema. */
    const dynamic = (key: string, otherwise: string) =>
      i18n.exists(key) ? (t as unknown as (key: string) => string)(key) : otherwise;
    const option = (set: OptionSet, value: string | number) => dynamic(`demand:option.${set}.${value}`, String(value));
    const marker = (name: string) => dynamic(`demand:marker.${name}`, name);
    const role = (name: RoleName | null) => (name ? t(`demand:role.${name}`) : t('detail:history.system'));
    const yesNo = (value: boolean) => t(value ? 'common:answer.yes' : 'common:answer.no');

    function sentence(entry: HistoryEntry): string {
      const { action, statusBefore, versionNumber: number, totalCycles } = entry;
      if (action === 'REQUEST') return t(`detail:history.filed.${filingReason(statusBefore)}`, { number });
      if (decidesValidation(entry))
        return t(action === 'DENY' ? 'detail:history.validationDenied' : 'detail:history.validated');
      if (action === 'REQUEST_MISSING_INFO' && entry.toRole === 'MANAGER') return t('detail:history.returned');
      if (totalCycles !== null) return t('detail:history.increased', { total: totalCycles });
      return t(`demand:sentence.${action}`);
    }

    /** Sender and receiver; undefined if the entry involves neither. */
    function route({ fromRole, toRole, toUserName, commentTarget }: HistoryEntry): string | undefined {
      const from = role(fromRole);
      if (commentTarget) return t('detail:history.route', { from, to: t(`demand:commentTarget.${commentTarget}`) });
      if (!toRole) return from;
      const to = toUserName ? t('detail:history.person', { role: role(toRole), name: toUserName }) : role(toRole);
      return t('detail:history.route', { from, to });
    }

    /** Acting person by name, or by role where the name is hidden from the user. */
    const actorOf = ({ actorName, fromRole }: HistoryEntry) => actorName ?? role(fromRole);
    /** Entry in one line, for actions that happened while a dialog was open. */
    const occurrence = (entry: HistoryEntry) => ({
      sequence: entry.sequence,
      text: `${formatStamp(entry.at)} · ${actorOf(entry)} ${sentence(entry)}`,
    });
    const regimen = (name: string, chosen: NonNullable<Chemotherapy['regimen']>) =>
      describeChosenRegimen(i18n, name, chosen);
    const intakes = (administration: string, timesPerDay: number | null) =>
      describeIntakes(i18n, administration, timesPerDay);
    return { t, option, regimen, intakes, marker, role, yesNo, sentence, route, actorOf, occurrence };
  }, [t, i18n]);
}

export type DetailWords = ReturnType<typeof useDetailWords>;
