import { useEffect } from 'react';
import { Button } from '../app/components/actions/button';
import { CARD } from '../app/components/basics/card';
import { Page } from '../app/components/basics/page';
import { EmptyState } from '../app/components/lists/empty-state';
import { Banner } from '../app/components/notices/banner';
import { showToast, Toasts } from '../app/components/notices/toasts';
import { MessagePage } from '../app/shell/message-page';

export function StatePage() {
  useEffect(() => {
    showToast({ kind: 'success', title: 'Usuario guardado', description: 'Carlota Viñas Herrero' }, 'saved');
    showToast(
      {
        kind: 'error',
        title: 'No se pudo cargar la lista de compañías',
        description: 'El filtro de compañía no está disponible. El resto de la lista funciona.',
        action: { words: 'Reintentar', act: () => {} },
      },
      'failed',
    );
  }, []);
  return (
    <Page className="grid gap-4">
      <Banner tone="danger">
        <b>No se ha enviado la demanda.</b> El motor no responde; lo que ha escrito sigue aquí.
      </Banner>
      <Banner tone="info">La demanda cambió mientras la leía.</Banner>
      <div className={CARD}>
        <EmptyState
          title="Ninguna demanda con estos filtros"
          actions={
            <>
              <Button>Limpiar filtros</Button>
              <Button kind="ghost">Nueva demanda</Button>
            </>
          }
        >
          Quite un filtro o busque por la referencia completa.
        </EmptyState>
      </div>
      <MessagePage inside code="404" title="Esta página no existe" actions={<Button>Ir al inicio</Button>}>
        <p>Puede que el enlace esté incompleto o que ya no tenga acceso a esta página.</p>
      </MessagePage>
      <Toasts />
    </Page>
  );
}
