import { isRouteErrorResponse, useRevalidator, useRouteError } from '@remix-run/react';
import { Button, ButtonLink } from '../components/actions/button';
import type { PageData, TenantData } from './data/page-data';
import { usePageData } from './data/use-page-data';
import { failureKind } from './failure-kind';
import { MessagePage } from './message-page';
import { LanguageSwitch } from './navigation/language-switch';
import { Lockup } from './navigation/lockup';
import { PolicyLinks } from './navigation/policy-links';
import { useOwnList } from './navigation/use-own-list';
import { useTranslation } from './words/translation';

/** Error page, inside the frame or alone: says what still works and how to go on. */
export function FailurePage({ inside }: { inside?: boolean }) {
  const page = usePageData();
  if (!page) return <UnloadedPage />;
  if (!page.tenant) return <UnknownHostPage />;
  return <FailureAt page={page} tenant={page.tenant} inside={inside} />;
}

interface FailureAtProps {
  page: PageData;
  tenant: TenantData;
  inside: boolean | undefined;
}

function FailureAt({ page, tenant, inside }: FailureAtProps) {
  const error = useRouteError();
  const revalidator = useRevalidator();
  const { t } = useTranslation(['shell', 'common']);
  const frame = inside
    ? { inside }
    : {
        bar: (
          <>
            <div className="min-w-0 flex-1 basis-40">
              <Lockup name={tenant.name} logo={tenant.logo} />
            </div>
            <LanguageSwitch fullNames />
          </>
        ),
        foot: <PolicyLinks />,
      };
  const start = page.user ? '/app' : '/login';
  // An entry that is missing or forbidden links back to its list.
  const list = useOwnList();
  const toStart = t(page.user ? 'shell:failure.toStart' : 'shell:failure.toSignIn');

  const kind = failureKind(error);
  if (isRouteErrorResponse(error) && kind !== 'broken') {
    return (
      <MessagePage
        code={String(error.status)}
        title={t(`shell:failure.${kind}.title`)}
        {...frame}
        actions={
          <>
            {list ? (
              <ButtonLink kind="primary" to={list.path}>
                {list.verb}
              </ButtonLink>
            ) : null}
            <ButtonLink to={start}>{toStart}</ButtonLink>
          </>
        }
      >
        <p>{t(`shell:failure.${kind}.text`)}</p>
      </MessagePage>
    );
  }
  return (
    <MessagePage
      title={t('shell:failure.broken.title')}
      {...frame}
      actions={
        <>
          <Button
            kind="primary"
            icon="reload"
            busy={revalidator.state !== 'idle'}
            onClick={() => {
              // A page that failed before hydration has nothing to revalidate.
              if (revalidator.state === 'idle') window.location.reload();
            }}
          >
            {t('common:action.retry')}
          </Button>
          <ButtonLink kind="ghost" to={start}>
            {toStart}
          </ButtonLink>
        </>
      }
    >
      <p>{t('shell:failure.broken.text')}</p>
    </MessagePage>
  );
}

/** Page for a host without a company: without any brand, and in both languages because none is chosen. */
function UnknownHostPage() {
  const { t } = useTranslation('shell');
  return (
    <MessagePage title={t('failure.unknownHost.title')}>
      <p>{t('failure.unknownHost.text')}</p>
    </MessagePage>
  );
}

/**
 * Page for when the root's data failed to load, and with them the translations; the only texts outside of the
 * catalogues.
 */
function UnloadedPage() {
  return (
    <MessagePage
      title="No se puede mostrar la página"
      actions={
        <Button kind="primary" icon="reload" onClick={() => window.location.reload()}>
          Reintentar · Try again
        </Button>
      }
    >
      <p>El servicio no responde en este momento. Lo que ya había guardado no se pierde.</p>
      <p lang="en">The service does not answer at the moment. What you had saved is not lost.</p>
    </MessagePage>
  );
}
