import { MOST_LISTED_ROWS } from '@aval/application/lists/browse-list';

/** Conventions of all operations, the introduction of the document. Source: docs/rules.md section 10. */
export const CONVENTIONS = `Requests for oncology treatments, from their filing to their end.

**Where.** Every address below begins with \`/api/v1\`, at each host of a company and at that of the platform: \`https://company.example/api/v1/auth/login\`.

**From nothing to a decided demand** it takes twelve calls: the doctor [signs in](#/Access/login), finds a [patient](#/Patients/listPatients), a [code](#/Codes/listCodes), the [own number](#/Users/getMe) and a [center](#/Centers/listCenters), writes a [draft](#/Demands/createDemand) and [sends](#/Demands/sendDemand) it; a manager [signs in](#/Access/login) and [decides](#/Demands/manageDemand); a representative [signs in](#/Access/login) and [tells](#/Demands/sendDecision) the doctor, who [reads](#/Demands/getDemand) what came of it.

**Who asks.** \`POST /auth/login\` at a host of the company answers a token; each further call carries it as \`Authorization: Bearer\`. It ends after twelve hours without a call, after the days that the installation sets (seven unless it says otherwise), or with \`POST /auth/logout\`. Whoever works for several companies names one by its subdomain in \`X-Company\`. No cookie is read.

**What is sent.** JSON in UTF-8, with \`Content-Length\` and uncompressed: at most 1 MB, or 21 MB where it may bring files as base64. Of a body a quarter of a megabyte comes every five seconds, or its end; of such large ones one sender has one under way. A larger file is brought before, by itself, as a form with one part \`file\`, at whose end reading ends. A field that there is not is refused, and so is one that would change nothing. Days are \`2026-03-02\` and nothing else, instants \`2026-03-02T09:30:00.000Z\`.

**Lists** answer \`rows\` and \`count\`, which counts all pages: \`page\` from 1, \`pageSize\` 25, 50 or 100, \`sort\` with \`-\` before what goes down. Behind the last page \`rows\` is empty. \`all=true\` answers at most ${MOST_LISTED_ROWS} rows at once. \`include\` names with commas what an answer carries along.

**Edits and commands** carry in \`If-Match\` the number that \`ETag\` told: 409 \`stale\` when it is another one by now. Of a draft that number is its \`revision\`, which each save raises, and each change of its files. A command, and each \`POST\` that makes something, carries a UUID of its sender's as \`Idempotency-Key\`: sent again, it happens once and is answered the same; another content under it is 409 \`key_reused\`. After 503, or where no answer came, the same is sent again under the same key.

**What goes wrong** is a Problem: \`code\` never changes its meaning, \`message\` is in the language of \`Accept-Language\`, \`errors\` says what is wrong with each field by its path in what was sent, \`errorCodes\` the same for programs. 403 is for what the role may not do to something it sees, 404 for what there is not or is out of sight, 409 for what has changed meanwhile (\`stale\`) or does not allow it (\`refused\`, with its \`refusal\`), 413 and 415 also for a file that is too large or of a type that is not taken. A method that an address does not take is 405.

**How often.** Each answer has an \`X-Request-Id\`, by which the log of the server knows it, and says in \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\` what is left; 429 and 503 say in \`Retry-After\` when again.

**What comes.** Calls, fields of answers, optional fields of what is sent and values of \`code\`, \`refusal\` and of every choice that an answer tells are added within version 1: answers are open, what is sent is closed. A program leaves aside a field that it does not know, and takes a value that it does not know for another one. What is to go is marked as deprecated a year before.`;

/** Descriptions of the operation groups. */
export const TAGS: Readonly<Record<string, string>> = {
  Access: 'Signing in and out, and another password.',
  Drugs: 'The catalogue of drugs.',
  Presentations: 'The catalogue of packs, each of a drug.',
  Codes: 'The catalogue of codes of radiotherapy, each of a company.',
  Centers: 'The catalogue of centers, where requests are made and treatments given.',
  Demands: 'Requests: written, sent, decided, continued, ended.',
  Congruence: 'What the rules of congruence find. It advises, and decides nothing.',
  Lookups: 'What others name: roles, provinces, files.',
  Patients: 'Patients in sight, and the questions about their numbers.',
  Companies: 'Insurers, their settings and their texts.',
  Invitations: 'Asking for an account, inviting, and making the account.',
  Users: 'The own account, those of others, and who works with whom.',
  Notifications: 'What has happened to whoever asks.',
  Webhooks: 'What a company’s own address is told.',
};
