import { MOST_LISTED_ROWS } from '@aval/application/lists/browse-list';
import { ERRORS } from './guides/errors';
import { LIFE_CYCLE } from './guides/life-cycle';
import { WEBHOOK_GUIDE } from './guides/webhooks';

/**
 * Conventions of all operations, and the guides that an integrator cannot read elsewhere: the introduction of the
 * document. Source: docs/rules.md section 10.
 */
export const CONVENTIONS = `The Aval API gives other systems everything that the application does: filing oncology treatment requests, deciding them, and following them cycle by cycle.

**Base URL.** All paths start with \`/api/v1\`. They are served at every company host and at the platform host, for example \`https://company.example/api/v1/auth/login\`.

**Quick start.** Twelve requests take a request from nothing to a decision. The doctor [signs in](#/Access/login), finds a [patient](#/Patients/searchPatients), a [code](#/Codes/listCodes), their [own user](#/Users/getMe) and a [center](#/Centers/listCenters), creates a [draft](#/Demands/createDemand) and [sends](#/Demands/sendDemand) it. A manager [signs in](#/Access/login) and [decides](#/Demands/manageDemand). A representative [signs in](#/Access/login) and [sends the decision](#/Demands/sendDecision). The doctor [reads](#/Demands/getDemand) the result.

**Authentication.** \`POST /auth/login\` returns a token. Send it with every request as \`Authorization: Bearer <token>\`. A token expires after twelve hours without a request, after the installation's maximum session length (seven days by default), or on \`POST /auth/logout\`. Users who work for several companies choose one by its subdomain in \`X-Company\`. Cookies are ignored.

**Requests.** Bodies are JSON in UTF-8, uncompressed, with a \`Content-Length\`. The limit is 1 MB, or 21 MB for operations that accept base64 files. Uploads must send at least 256 kB every 5 seconds; each client may have one large body in progress. Upload larger files beforehand, each as a form with a single part named \`file\`. Unknown fields are rejected, and so is a field that would have no effect. Days are written \`2026-03-02\`, instants \`2026-03-02T09:30:00.000Z\`.

**Lists.** List operations return \`rows\` and \`count\`, the total over all pages. \`page\` starts at 1; \`pageSize\` is 25, 50 or 100; \`sort\` takes a field, with \`-\` in front for descending order. A page after the last one has empty \`rows\`. \`all=true\` returns up to ${MOST_LISTED_ROWS} rows at once. \`include\` takes a comma-separated list of related data to embed.

**Concurrency.** Edits and commands send the \`ETag\` they read in \`If-Match\`. If the resource has changed since, the answer is 409 \`stale\`. A demand's ETag has the number of its last action; for those who may write on, a dot and the \`revision\` of what is being written follow, which increases with every save and every change of its files (\`"0.5"\` of a draft). A plain number is taken too: the \`revision\` of a draft, or the number of the last action.

**Idempotency.** Commands, and every \`POST\` that creates something, accept a UUID in \`Idempotency-Key\`. A repeated request with the same key runs once and gets the same answer; the same key with different content gets 409 \`key_reused\`. After a 503, or when no answer arrived, repeat the request with the same key.

**Errors.** Errors are returned as a Problem (RFC 9457), as \`application/problem+json\`, or as \`application/json\` if \`Accept\` names that and not the other. \`type\` and \`code\` are stable; \`message\` is written in the language of \`Accept-Language\`; \`issues\` lists each invalid field with its path in the request body, a code (of a refused file the reason, such as \`file_password\` or \`file_cut_off\`) and a message, and \`errors\` and \`errorCodes\` give the same by path. 403: your role may not do this to something you can see. 404: it does not exist, or you cannot see it. 409: it has changed (\`stale\`), or its state does not allow the action (\`refused\`, with a \`refusal\`). 413 and 415: the body or a file is too large, or of a type that is not accepted. 405: the method is not supported here; HEAD is supported where GET leaves no access record. Every code is listed under Errors.

**Rate limits.** Every answer has an \`X-Request-Id\`, which identifies it in the server log (send your own, and you get it back), and \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\`. 429 and 503 answers have a \`Retry-After\`.

**Versioning.** Within version 1 we may add operations, response fields, optional request fields, and values of \`code\`, \`refusal\` and any other choice in a response. Ignore fields that you do not know, and handle unknown values as "other". Anything that will be removed is marked as deprecated at least a year before: answers then have \`Deprecation\`, \`Sunset\` with the day of its end, and \`Link\`. The [changelog](/api/docs/changelog) lists what has changed.

${LIFE_CYCLE}

${ERRORS}

${WEBHOOK_GUIDE}`;

/** Descriptions of the operation groups. */
export const TAGS: Readonly<Record<string, string>> = {
  Access: 'Sign in, sign out and change passwords.',
  Drugs: 'The drug catalogue.',
  Presentations: 'The catalogue of packs; each belongs to a drug.',
  Codes: 'The catalogue of radiotherapy codes; each belongs to a company.',
  Centers: 'The catalogue of centers that prescribe or perform treatments.',
  Demands: 'Treatment requests: create, send, decide, continue and finish.',
  Congruence: 'Findings of the congruence rules. They are advisory and decide nothing.',
  Lookups: 'Reference data used by other operations: roles, provinces, files.',
  Patients: 'Patients that you may see, and checks of their card and identity numbers.',
  Companies: 'Companies, their settings and their legal texts.',
  Invitations: 'Account requests, invitations and the creation of accounts.',
  Users: 'Your own account, other users, and who works with whom.',
  Notifications: 'Notifications of the signed-in user.',
  Webhooks: 'Send events to your own systems: manage webhooks, read their deliveries, and see the messages.',
};

/** Groups of tags, by which the page of the reference has its index. */
export const TAG_GROUPS: readonly { name: string; tags: readonly string[] }[] = [
  { name: 'Requests', tags: ['Demands', 'Patients', 'Congruence'] },
  { name: 'Catalogues', tags: ['Drugs', 'Presentations', 'Codes', 'Centers', 'Lookups'] },
  { name: 'People', tags: ['Access', 'Users', 'Notifications', 'Invitations', 'Companies'] },
  { name: 'Events', tags: ['Webhooks'] },
];
