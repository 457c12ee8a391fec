import type { Wizard } from '@aval/application/drafts/wizard/get-wizard';
import type { WizardStep } from '@aval/domain/validation/steps/step-schemas';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';

/** Purpose of the mode and the content that it does not change; locked fields refer to it. */
export function ModeNotice({ wizard, step }: { wizard: Wizard; step: WizardStep }) {
  const { t } = useTranslation('wizard');
  const { mode, base, toReplace, changeDatesReason } = wizard;
  const chemotherapy = base?.treatment.chemotherapy;
  switch (mode) {
    case 'continue': {
      const needsDate = step === 'treatment' && chemotherapy?.firstSessionDate === '';
      const needsChoice = Object.values(toReplace).some((ids) => ids.length > 0);
      return (
        <Banner tone={needsChoice ? 'warn' : 'info'} role="note">
          <p>
            <b>
              {t('notice.continue.title', { cycle: chemotherapy?.cycle ?? 0, total: chemotherapy?.totalCycles ?? 0 })}
            </b>{' '}
            {t('notice.continue.text')}
          </p>
          {needsDate ? <p>{t('notice.continue.date')}</p> : null}
          {needsChoice ? <p>{t('notice.continue.withdrawn')}</p> : null}
        </Banner>
      );
    }
    case 'change_dates':
      return (
        <Banner tone="info" role="note">
          <p>
            <b>{t('notice.change_dates.title')}</b> <span className="whitespace-pre-line">{changeDatesReason}</span>
          </p>
          <p>{t('notice.change_dates.text')}</p>
        </Banner>
      );
    case 'administrative':
      return (
        <Banner tone="info" role="note">
          <p>{t('notice.administrative.text')}</p>
        </Banner>
      );
    case 'draft':
    case 'missing_info':
    case 'edit_active':
      return null;
  }
}
