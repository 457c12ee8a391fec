import { useState } from 'react';
import { Actions } from '../app/components/actions/actions';
import { Button } from '../app/components/actions/button';
import { Page } from '../app/components/basics/page';
import { Confirmation } from '../app/components/dialogs/confirmation';
import { Dialog } from '../app/components/dialogs/dialog';
import { Field } from '../app/components/fields/field';
import { TextArea } from '../app/components/fields/text-area';
import { Banner } from '../app/components/notices/banner';

export function DialogPages() {
  const [open, setOpen] = useState<'decision' | 'confirmation' | null>(
    new URLSearchParams(location.search).has('confirmation') ? 'confirmation' : 'decision',
  );
  const close = () => setOpen(null);
  return (
    <Page>
      <Actions>
        <Button onClick={() => setOpen('decision')}>Diálogo</Button>
        <Button onClick={() => setOpen('confirmation')}>Confirmación</Button>
        <Dialog
          isOpen={open === 'decision'}
          onClose={close}
          isDirty
          title="Gestionar la demanda"
          subtitle="MER-26-000418 · Carmen Ortuño Velasco · versión 2"
          consequence={
            <>
              Se envía a <b>los tramitadores de Salud Meridiana</b>
            </>
          }
          actions={
            <>
              <Button onClick={close}>Cancelar</Button>
              <Button kind="danger">Denegar</Button>
            </>
          }
        >
          <Banner>
            <b>Dr. Tomás Echeandía Ruiz</b> (asesor/a) propuso la <b>autorización</b> el 15/04/2026.
          </Banner>
          <Field label="Comentario" hint="Lo verá tramitación y, cuando se resuelva, el equipo médico.">
            <TextArea rows={3} />
          </Field>
          <Field label="Comentario privado" optional>
            <TextArea isPrivate placeholder="Solo para gestores, asesores y administración" />
          </Field>
        </Dialog>
        <Confirmation
          isOpen={open === 'confirmation'}
          onClose={close}
          onConfirm={close}
          title="Va a cancelar la demanda"
          subtitle="MER-26-000418 · Carmen Ortuño Velasco"
          verb="Cancelar la demanda"
        >
          La demanda quedará cerrada y no podrá continuar. Se avisará a la médica.
        </Confirmation>
      </Actions>
    </Page>
  );
}
