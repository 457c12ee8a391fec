import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { useDetailWords } from '../use-detail-words';

/** The company's external report, in a frame that may do nothing but show itself. */
export function CongruenceButton({ demand, address }: { demand: DemandDetail; address: string }) {
  const { t } = useDetailWords();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon="scales" onClick={() => setOpen(true)}>
        {t('detail:congruence')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('detail:congruenceTitle')}
        subtitle={demand.reference}
        className="dialog--frame"
        consequence={t('detail:congruenceText', { company: demand.company.name })}
        actions={<Button onClick={close}>{t('common:action.close')}</Button>}
      >
        <iframe
          className="congruence-frame"
          src={address}
          title={t('detail:congruenceTitle')}
          sandbox="allow-scripts allow-forms"
          referrerPolicy="no-referrer"
        />
      </Dialog>
    </>
  );
}
