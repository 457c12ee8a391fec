import type { CivilDate } from '@aval/domain/calendar/civil-date';
import type { Language } from '@aval/i18n/languages';

export type ChangeKind = 'added' | 'changed' | 'deprecated' | 'removed';

/** Change of the API that those who write clients have to know, in both languages. */
export interface ApiChange {
  day: CivilDate;
  kind: ChangeKind;
  text: Readonly<Record<Language, string>>;
}

/**
 * Changes of version 1, the newest first. A new or removed operation or field has its line here before
 * `npx tsx ops/docs/write-api-surface.ts` takes it over. Source: docs/rules.md 10.26.
 */
export const API_CHANGES: readonly ApiChange[] = [
  {
    day: '2026-11-30',
    kind: 'deprecated',
    text: {
      es: '`lastDemand` y `demandDate` de `GET /demands/{id}`: son instantes, y en los listados los mismos nombres son días. Los sustituyen `updatedAt` y `requestedAt`. Los listados no cambian.',
      en: '`lastDemand` and `demandDate` of `GET /demands/{id}`: they are instants, while the same names are days in lists. `updatedAt` and `requestedAt` take their place. Lists do not change.',
    },
  },
  {
    day: '2026-11-30',
    kind: 'added',
    text: {
      es: '`GET /demands/{id}` devuelve `updatedAt` (último cambio) y `requestedAt` (primer envío).',
      en: '`GET /demands/{id}` returns `updatedAt` (last change) and `requestedAt` (first sending).',
    },
  },
  {
    day: '2026-11-30',
    kind: 'added',
    text: {
      es: '`answer` en `PUT /demands/{id}/active`: lo que se responde cuando se ha pedido información.',
      en: '`answer` in `PUT /demands/{id}/active`: what is answered where information was asked for.',
    },
  },
  {
    day: '2026-11-30',
    kind: 'changed',
    text: {
      es: '`POST /congruence/analyse` admite líneas de fármaco, radioterapias, tratamientos previos y dosis previas incompletas: un campo que falta está vacío, como en un borrador.',
      en: '`POST /congruence/analyse` takes incomplete drug lines, radiotherapies, previous treatments and earlier doses: a field that is left out is empty, as in a draft.',
    },
  },
  {
    day: '2026-11-30',
    kind: 'added',
    text: {
      es: 'Los informes de congruencia dicen en `checks` qué se comprobó de cada línea y de cada radioterapia, y qué no, con el motivo; los hallazgos dicen en `basis` si su fuente se comparó con el texto.',
      en: 'Congruence reports say in `checks` what was checked of each line and each radiotherapy, and what was not, with the reason; findings say in `basis` whether their source was compared with the text.',
    },
  },
  {
    day: '2026-11-30',
    kind: 'added',
    text: {
      es: '`bundleEmails` en la cuenta propia (`/users/me`): los correos sobre demandas de diez minutos llegan en uno solo.',
      en: '`bundleEmails` in your own account (`/users/me`): e-mails about demands within ten minutes arrive as one.',
    },
  },
  {
    day: '2026-11-30',
    kind: 'added',
    text: {
      es: 'Los fármacos tienen `otherNames` (marcas y nombres de uso), por los que también los encuentran `q` y `name` de `GET /drugs`. Nueva vía de administración: `INTRATHECAL`.',
      en: 'Drugs have `otherNames` (brand and everyday names), by which `q` and `name` of `GET /drugs` find them, too. New route of administration: `INTRATHECAL`.',
    },
  },
  {
    day: '2026-11-30',
    kind: 'added',
    text: {
      es: 'Sus sistemas pueden dar a cada demanda su propio identificador (`externalId`) y a cada paciente uno por centro (`externalIds`): se guarda, no se repite en el centro, nadie más lo lee, y se busca con `externalId` en `GET /demands`, `GET /patients` y `POST /patients/search`.',
      en: 'Your systems can give each demand an identifier of their own (`externalId`), and each patient one for each center (`externalIds`): it is kept, unique at the center, read by nobody else, and searched with `externalId` in `GET /demands`, `GET /patients` and `POST /patients/search`.',
    },
  },
  {
    day: '2026-11-30',
    kind: 'added',
    text: {
      es: 'Resultados opcionales de los que dependen algunos fármacos: DPD, UGT1A1, FEVI, bilirrubina, AST y ALT (`quimioterapicoDpd` a `quimioterapicoAlt`), y los marcadores BRCA, HRD, claudina 18.2 y FGFR3 de sus tumores (`mamaBrca`, `ovarioHrd`, `gastricoCldn182`, `vejigaFgfr` …).',
      en: 'Optional results that some drugs depend on: DPD, UGT1A1, LVEF, bilirubin, AST and ALT (`quimioterapicoDpd` to `quimioterapicoAlt`), and the markers BRCA, HRD, claudin 18.2 and FGFR3 of their tumours (`mamaBrca`, `ovarioHrd`, `gastricoCldn182`, `vejigaFgfr` …).',
    },
  },
  {
    day: '2026-11-30',
    kind: 'changed',
    text: {
      es: 'El fin de una radioterapia (`fechaFin`, `fechaFinTratamiento`) es el día de su última sesión. Antes era el día laborable siguiente.',
      en: 'The end of a radiotherapy (`fechaFin`, `fechaFinTratamiento`) is the day of its last session. It used to be the working day after it.',
    },
  },
  {
    day: '2026-11-30',
    kind: 'added',
    text: {
      es: 'El documento y la página de referencia están también en español: `GET /openapi.json` con `Accept-Language: es`. Sin idioma, el documento sigue en inglés.',
      en: 'The document and the reference page are in Spanish, too: `GET /openapi.json` with `Accept-Language: es`. Without a language, the document stays in English.',
    },
  },
  {
    day: '2026-11-30',
    kind: 'added',
    text: {
      es: 'Los informes de congruencia dicen en `regimenInLibrary` si la combinación es un esquema de la biblioteca. Deja de ser un hallazgo (ESQ-01).',
      en: 'Congruence reports say in `regimenInLibrary` whether the combination is a regimen of the library. It is a finding (ESQ-01) no more.',
    },
  },
  {
    day: '2026-11-30',
    kind: 'added',
    text: {
      es: '`GET /demands/changes` devuelve lo que ha cambiado en sus demandas desde un cursor. Los listados de demandas y pacientes se leen también con cursor (`after`, `next`) y se limitan por fechas (`updatedSince`, `createdFrom`, `createdTo`); el de demandas, además, por fármaco.',
      en: '`GET /demands/changes` returns what has changed in your demands since a cursor. Lists of demands and patients can also be read by cursor (`after`, `next`) and filtered by dates (`updatedSince`, `createdFrom`, `createdTo`); that of demands by drug, too.',
    },
  },
  {
    day: '2026-11-30',
    kind: 'added',
    text: {
      es: '`GET /demands/{id}/dry-run` enumera todos los problemas que impedirían el envío. Los ficheros se pueden pedir por partes (`Range`).',
      en: '`GET /demands/{id}/dry-run` lists every problem that would keep you from sending. Files can be requested in parts (`Range`).',
    },
  },
  {
    day: '2026-11-30',
    kind: 'added',
    text: {
      es: 'Pacientes con nombres y documentos de cualquier país, en las compañías que los admiten: la clase de documento acompaña a su número. `PUT /demands/{id}/manage` admite `RETURN` de un asesor. Los hallazgos dicen quién los justificó y cuándo.',
      en: 'Patients with names and documents of any country, at companies that take them: the kind of a document stands beside its number. `PUT /demands/{id}/manage` takes `RETURN` of a consultant. Findings tell who justified them and when.',
    },
  },
  {
    day: '2026-11-30',
    kind: 'added',
    text: {
      es: 'Webhooks por API: crear, editar, probar, activar y eliminar (`/webhooks`), sustituir el secreto y consultar o repetir envíos (`/webhook-deliveries`). `GET /webhooks/{id}/events` permite ponerse al día. `centerId` limita un webhook a las demandas de un centro.',
      en: 'Webhooks by API: create, edit, test, switch and delete them (`/webhooks`), replace the secret, and read or repeat deliveries (`/webhook-deliveries`). `GET /webhooks/{id}/events` lets you catch up. `centerId` limits a webhook to the demands of a center.',
    },
  },
  {
    day: '2026-11-30',
    kind: 'changed',
    text: {
      es: 'Los webhooks respetan `Retry-After` en las respuestas 429 y 503 (12 horas como máximo). Una respuesta 410 da de baja el webhook.',
      en: 'Webhooks heed `Retry-After` of 429 and 503 answers, up to 12 hours. A 410 answer unsubscribes the webhook.',
    },
  },
  {
    day: '2026-11-30',
    kind: 'added',
    text: {
      es: 'Lo obsoleto se anuncia en las respuestas con `Deprecation`, `Sunset` y `Link`.',
      en: 'Answers announce what is deprecated by `Deprecation`, `Sunset` and `Link`.',
    },
  },
  {
    day: '2026-11-29',
    kind: 'added',
    text: {
      es: '`POST /patients/search`: el listado de pacientes con sus filtros en el cuerpo, sin nombres ni números en la dirección.',
      en: '`POST /patients/search`: the list of patients with its filters in the body, so that no name or number stands in an address.',
    },
  },
  {
    day: '2026-11-29',
    kind: 'added',
    text: {
      es: 'Los errores siguen RFC 9457 (`application/problem+json`), con `type`, `title`, `status`, `issues` y `errorCodes`. Quien pida `application/json` en `Accept` lo recibe así.',
      en: 'Errors follow RFC 9457 (`application/problem+json`), with `type`, `title`, `status`, `issues` and `errorCodes`. Clients that name `application/json` in `Accept` get that.',
    },
  },
  {
    day: '2026-11-29',
    kind: 'added',
    text: {
      es: '`HEAD` donde leer no deja registro de acceso; `Location` con 201; `Content-Language`; su propio `X-Request-Id`.',
      en: '`HEAD` where reading leaves no access record; `Location` with 201; `Content-Language`; your own `X-Request-Id`.',
    },
  },
  {
    day: '2026-11-29',
    kind: 'deprecated',
    text: {
      es: '`include` de `GET /patients/{id}`: la respuesta lo incluye siempre todo.',
      en: '`include` of `GET /patients/{id}`: the answer always includes everything.',
    },
  },
  {
    day: '2026-11-28',
    kind: 'added',
    text: {
      es: 'Toda orden y todo `POST` que crea algo aceptan `Idempotency-Key`; la `revision` de un borrador sirve como `If-Match`.',
      en: 'Every command and every `POST` that creates something take an `Idempotency-Key`; the `revision` of a draft serves as `If-Match`.',
    },
  },
  {
    day: '2026-11-28',
    kind: 'changed',
    text: {
      es: 'Se rechaza por su nombre (422) todo campo que se perdería o no tendría efecto. Los días se envían solo como `yyyy-MM-dd`.',
      en: 'A field that would be lost or have no effect is refused by its name (422). Days are sent as `yyyy-MM-dd` only.',
    },
  },
  {
    day: '2026-11-27',
    kind: 'added',
    text: {
      es: '`GET /demands/{id}` devuelve lo que contiene un borrador, campo por campo, y el estado del PDF de cada versión.',
      en: '`GET /demands/{id}` returns what lies in a draft, field by field, and the state of each version’s PDF.',
    },
  },
  {
    day: '2026-11-25',
    kind: 'added',
    text: {
      es: 'Congruencia: `POST /congruence/analyse` y `GET /demands/{id}/congruence`. Webhooks y orígenes (CORS) por compañía.',
      en: 'Congruence: `POST /congruence/analyse` and `GET /demands/{id}/congruence`. Webhooks and origins (CORS) for each company.',
    },
  },
  {
    day: '2026-11-25',
    kind: 'deprecated',
    text: {
      es: '`doctorId` de una demanda que ya existe (`GET`, `PUT` y `DELETE`): la demanda ya tiene su médico.',
      en: '`doctorId` of a demand that exists (`GET`, `PUT` and `DELETE`): a demand has its doctor.',
    },
  },
  {
    day: '2026-11-24',
    kind: 'added',
    text: {
      es: 'Primera versión: acceso, catálogos, pacientes, demandas, compañías, usuarios, invitaciones y avisos.',
      en: 'First version: access, catalogues, patients, demands, companies, users, invitations and notifications.',
    },
  },
];
