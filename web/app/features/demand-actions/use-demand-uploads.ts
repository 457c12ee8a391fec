import { sendFile } from '../../components/drop-zone/send-file';
import { createUploads, type Uploads } from '../../components/drop-zone/uploads';
import { useUploads } from '../../components/drop-zone/use-uploads';
import { useOwnAddress } from '../../shell/use-own-address';

/** Uploads of one dialog; they belong to nothing until the command is sent, and are dropped with the dialog. */
export function useDemandUploads(demandId: string): Uploads {
  const ownAddress = useOwnAddress();
  return useUploads(() =>
    createUploads({
      send: (file, options) => sendFile(ownAddress(`/app/demands/${demandId}/files`), file, options),
    }),
  );
}
