import { storeRequestFile } from '@aval/application/invitations/request-files';
import { networkOfAddress } from '@aval/platform/network-of-address';
import type { ActionFunctionArgs } from '@remix-run/node';
import { receiveFile } from '../../server/forms/receive-file.server';
import { publicRoute } from '../../server/guards.server';
import { outcomeResponse } from '../../server/outcome-response.server';
import { getServices } from '../../server/services.server';

/** Uploads a file for an account request, which refers to it when submitted. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { tenant } = await publicRoute(request);
  const address = context.clientAddress;
  return outcomeResponse(
    await receiveFile(request, networkOfAddress(address), (file) =>
      storeRequestFile(getServices(), { tenant, address, file }),
    ),
  );
}
