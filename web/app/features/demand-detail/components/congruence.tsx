import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/actions/button';
import { Dialog } from '../../../components/dialogs/dialog';
import { Banner } from '../../../components/notices/banner';
import { useDetailWords } from '../use-detail-words';

/** Opens the company's external report. */
export function CongruenceButton({ demand }: { demand: DemandDetail }) {
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
        width="wide"
        consequence={t('detail:congruenceText', { company: demand.company.name })}
        actions={<Button onClick={close}>{t('common:action.close')}</Button>}
      >
        {isOpen ? <Report demandId={demand.id} /> : null}
      </Dialog>
    </>
  );
}

/** Time, in ms, after which loading counts as failed. */
const PATIENCE_MS = 20_000;

type Loading = 'loading' | 'loaded' | 'failed';

function Report({ demandId }: { demandId: string }) {
  const { t } = useDetailWords();
  const frame = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<Loading>('loading');
  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('failed'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [state]);

  function again() {
    setState('loading');
    setAttempt(attempt + 1);
  }

  /**
   * The page around the report is of our origin and can be inspected; an error page in its place cannot, or has no
   * frame.
   */
  function look() {
    setState(frame.current?.contentDocument?.querySelector('iframe') ? 'loaded' : 'failed');
  }

  if (state === 'failed') {
    return (
      <Banner tone="danger" role="alert">
        <p>{t('detail:congruenceFailed')}</p>
        <Button icon="reload" onClick={again}>
          {t('common:action.retry')}
        </Button>
      </Banner>
    );
  }
  return (
    <>
      {state === 'loading' ? <p role="status">{t('common:state.loading')}</p> : null}
      <iframe
        key={attempt}
        ref={frame}
        className="h-[min(700px,70dvh)] w-[1200px] max-w-full rounded-lg border border-line-2 bg-surface"
        src={`/app/demands/${demandId}/congruence`}
        title={t('detail:congruenceTitle')}
        onLoad={look}
      />
    </>
  );
}
