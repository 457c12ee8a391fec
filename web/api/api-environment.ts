import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Services } from '@aval/application/services';
import type { Language } from '@aval/i18n/languages';
import type { Counted } from './operations/count-operation';

/** Context of every operation. */
export interface ApiEnvironment {
  Bindings: {
    /** Express's request, which knows the client's address behind trusted proxies. */
    incoming: IncomingMessage & { ip?: string };
    /** Express's response, whose locals the request log reads. */
    outgoing: ServerResponse & { locals: Record<string, unknown> };
  };
  Variables: {
    services: Services;
    language: Language;
    /** The tightest of the rate limits that count the request. */
    counted?: Counted;
  };
}
