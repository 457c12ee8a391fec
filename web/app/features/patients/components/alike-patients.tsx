import type { FoundPatient } from '@aval/application/patients/find-visible-patients';
import { formatDate } from '@aval/i18n/format';
import { labelPatientLine } from '@aval/i18n/patient-words';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../../components/basics/icon';
import { Identifier } from '../../../components/basics/identifier';
import { useTranslation } from '../../../shell/words/translation';

interface AlikePatientsProps {
  patients: readonly FoundPatient[];
  /** Renders the link or button that uses an existing patient instead. */
  children: (patient: FoundPatient, verb: string) => ReactNode;
}

/**
 * Similar patients, shown before another one is created; submitting again confirms that all of them are other people.
 */
export function AlikePatients({ patients, children }: AlikePatientsProps) {
  const { t, i18n } = useTranslation(['patients', 'demand']);
  const box = useRef<HTMLElement>(null);
  // Moves the focus here after the submission.
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={t('alike.title')}
      className="overflow-hidden rounded-lg border border-warn-line"
    >
      <p className="flex gap-2.5 bg-warn-bg px-3 py-2.5 text-warn">
        <Icon name="warning" />
        <span>
          <b className="font-semibold">{t('alike.title')}</b> {t('alike.check')}
        </span>
      </p>
      <ul>
        {patients.map((patient) => (
          <li
            key={patient.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line px-3 py-2.5 not-first:border-t"
          >
            <input type="hidden" name="knows" value={patient.id} />
            <span className="min-w-0 flex-1 text-xs text-ink-2">
              <span className="block text-base/sm">
                <b className="font-semibold text-ink">
                  <bdi>
                    {patient.firstName} {patient.lastName}
                  </bdi>
                </b>{' '}
                · {t('alike.why')}
              </span>
              {t('demand:field.patient.short.birthday')}{' '}
              <mark className="bg-warn-bg font-medium text-warn">{formatDate(patient.birthday)}</mark> ·{' '}
              {t('demand:field.patient.short.cardNumber')} <Identifier>{patient.cardNumber}</Identifier> ·{' '}
              {labelPatientLine(i18n, 'document', patient)} <Identifier>{patient.nationalId}</Identifier>
            </span>
            {children(patient, t('alike.use'))}
          </li>
        ))}
      </ul>
    </section>
  );
}
