import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Services } from '@aval/application/services';
import type { Language } from '@aval/i18n/languages';
import type { Counted } from './calls/count-call';

/** What every call finds in its context. */
export interface ApiEnvironment {
  Bindings: {
    /** Express' own: it knows the client's address behind trusted proxies. */
    incoming: IncomingMessage & { ip?: string };
    /** Express' own: the log reads there what was asked. */
    outgoing: ServerResponse & { locals: Record<string, unknown> };
  };
  Variables: {
    services: Services;
    language: Language;
    /** The tightest of the limits that count the call. */
    counted?: Counted;
  };
}
