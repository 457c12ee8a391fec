/** Test readers, one per role; tenant users belong to the first insurer. */
export const READERS = {
  superadmin: 'superadmin@aval.test',
  admin: 'admin@aval.test',
  manager: 'manager@meridiana.test',
  consultant: 'consultant@aval.test',
  representative: 'representative@meridiana.test',
  supervisor: 'supervisor@meridiana.test',
  doctor: 'doctor@meridiana.test',
  assistant: 'assistant@meridiana.test',
} as const;
export type Reader = keyof typeof READERS;

export const PRIVATE_READERS = ['superadmin', 'admin', 'manager', 'consultant'] as const satisfies readonly Reader[];
export const TOLD_PRICES = [...PRIVATE_READERS, 'representative'] as const satisfies readonly Reader[];
const INSURERS = [...TOLD_PRICES, 'supervisor'] as const satisfies readonly Reader[];
export const DOCTORS_SIDE = ['doctor', 'assistant'] as const satisfies readonly Reader[];
const ALL = [...INSURERS, ...DOCTORS_SIDE] as const;
const ADMINS_AND_MANAGER = ['superadmin', 'admin', 'manager'] as const satisfies readonly Reader[];

/** Readers that may know the fields under a place; `**` stands for everything within a field. */
type Known = readonly [readers: readonly Reader[], place: string, fields: string];

const LAYOUT = 'routes/app+/_layout.data';
const OPTION = 'id name slogan membershipNumber centerIds[] type provinceName';

function newsUnder(place: string): Known[] {
  return [
    [ALL, place, 'hasMoreUnread'],
    [ALL, `${place}.groups[]`, 'resource resourceId count unread upTo title validationDenied'],
    [ALL, `${place}.groups[].events[]`, 'id key isRead createdAt isReminder askedBy deniedCycle.** editedParts[]'],
    [ADMINS_AND_MANAGER, `${place}.groups[].events[]`, 'reversal.byName reversal.reason'],
  ];
}

const ON_EVERY_PAGE: Known[] = [
  [ALL, 'root.data', 'language namespaces[] laterNamespaces[] wordFiles[] theme zoom toast.**'],
  [ALL, 'root.data.tenant', 'name slogan brandStyles icon.type icon.address'],
  [
    ALL,
    'root.data.user',
    'id name role canWork isObliged emailNotifications bundleEmails navigation[].id navigation[].path',
  ],
  [ALL, `${LAYOUT}.choices[]`, 'dimension required locked chosenId'],
  [ALL, `${LAYOUT}.choices[].options[]`, OPTION],
  ...newsUnder(`${LAYOUT}.notifications`),
];

function listUnder(place: string): Known[] {
  const rows = place === '' ? 'rows[]' : `${place}.rows[]`;
  return [
    [ALL, place, 'count pendingCount columns[] filters[] statuses[] mayCreate listKey today readAt hidden[]'],
    [ALL, place, 'query.page query.pageSize query.sort.by query.sort.descending'],
    [ALL, rows, 'id reference displayStatus validationDenied deniedCycle.** type doctorName filedByName'],
    [ALL, rows, 'cardNumber companyName prescriberCenterName provinces[] requestedOn updatedOn'],
    [ALL, rows, 'treatmentStart daysToStart calendarDaysToStart daysSinceUpdate beingDelivered'],
    [ALL, rows, 'calendarDaysSinceUpdate faulty seriousFindings actions[]'],
    [ALL, rows, 'patient.name patient.age tumour.type tumour.regimen'],
  ];
}

const FILE = 'id description fileName mediaType size addedAt';
const DOCUMENT = 'id number edition status size sha256 failureCode annulledAt';

function demandUnder(route: string): Known[] {
  const demand = `${route}.demand`;
  return [
    [ALL, route, 'role commandIds.** filingPlace.doctorId filingPlace.doctorName filingPlace.centerId'],
    [
      ALL,
      demand,
      'id reference status lastActionSequence undoes beingDelivered faulty createdAt requestedAt updatedAt',
    ],
    [ALL, demand, 'type treatmentStart daysToStart calendarDaysToStart filedByName isEarlier'],
    [ALL, demand, 'daysSinceUpdate calendarDaysSinceUpdate'],
    [ALL, demand, 'latestVersion mayRetryDocuments mayOpenPatient'],
    [INSURERS, demand, 'assignedUserName'],
    [ALL, `${demand}.company`, 'id name tramitByZones validationStep policyDateCheck hasCongruenceReport'],
    [ADMINS_AND_MANAGER, `${demand}.company`, 'managementUrl'],
    [ALL, `${demand}.state`, 'assignedRole returnToRole continueFlag validationStep validationDenied chemotherapy'],
    [ALL, `${demand}.state`, 'cycle totalCycles treatmentStart deniedCycle.** decisionReason finalReason'],
    [INSURERS, `${demand}.state`, 'assignedUserId consultantProposal'],
    [ALL, `${demand}.doctor`, 'id name membershipNumber active'],
    [ALL, `${demand}.prescriberCenter`, 'id name province'],
    [ALL, `${demand}.performingCenter`, 'id name province'],
    [
      ALL,
      `${demand}.patient`,
      'id type gender birthday lastName firstName cardNumber documentKind nationalId email age',
    ],
    [ALL, `${demand}.version`, 'number createdAt changeDatesReason content.** congruence.** changes.**'],
    [ALL, `${demand}.versions[]`, 'number createdAt reason changeDatesReason'],
    [ALL, `${demand}.versions[].documents[]`, DOCUMENT],
    [ALL, `${demand}.attachments[]`, FILE],
    [ALL, `${demand}.history[]`, 'sequence at action actorName fromRole toRole comment commentTarget versionNumber'],
    [
      ALL,
      `${demand}.history[]`,
      'status statusBefore totalCycles decisionReason finalReason confirmedWarnings[] withoutReason',
    ],
    [PRIVATE_READERS, `${demand}.history[]`, 'privateComment'],
    [INSURERS, `${demand}.history[]`, 'toUserName'],
    [ALL, `${demand}.history[].files[]`, FILE],
    [ALL, `${demand}.actions[]`, 'kind mode targets[]'],
    [INSURERS, `${demand}.actions[].options[]`, 'decision toRole needsConsultant needsDecisionReason needsFinalReason'],
    [INSURERS, `${demand}.actions[].options[]`, 'presetReason'],
  ];
}

const PATIENT = 'id companyId companyName firstName lastName documentKind nationalId cardNumber birthday';
const PATIENT_PAGE = 'routes/app+/patients+/$patientId._index.data';
const PATIENT_FORM = 'routes/app+/patients+/$patientId.edit.data';
const NEW_DEMAND = 'routes/app+/demands+/create.data';
const WRITERS = ['manager', ...DOCTORS_SIDE] as const satisfies readonly Reader[];
const IN_WIZARD: Known[] = [
  [WRITERS, 'routes/app+/demands+/$demandId_+/edit.data', 'commandId step place leadsToReview wizard.** choices.**'],
];

function patientsUnder(place: string): Known[] {
  const rows = place === '' ? 'rows[]' : `${place}.rows[]`;
  return [
    [ALL, place, 'count listKey today readAt mayCreate mayEdit offersCenters offersCompanies query.**'],
    [ALL, rows, `${PATIENT} demandCount editedOn`],
    [ALL, `${rows}.lastDemand`, 'id reference status on'],
  ];
}

function archiveUnder(place: string): Known[] {
  const rows = place === '' ? 'rows[]' : `${place}.rows[]`;
  return [
    [ADMINS_AND_MANAGER, place, 'count failed late showsCompany listKey today readAt query.**'],
    [ADMINS_AND_MANAGER, rows, 'id demandId reference companyName versionNumber edition status'],
    [ADMINS_AND_MANAGER, rows, 'attempts annulled since isLate size failureCode sha256'],
  ];
}

/** Data that each page may contain, by reader; anything not listed is forbidden to all. */
export const KNOWN_PLACES: Record<string, readonly Known[]> = {
  'every page': ON_EVERY_PAGE,
  list: listUnder('routes/app+/demands+/_index.data'),
  'list state': listUnder(''),
  detail: demandUnder('routes/app+/demands+/$demandId._index.data'),
  version: demandUnder('routes/app+/demands+/$demandId.version.$number.data'),
  documents: [[ALL, 'documents.*[]', DOCUMENT]],
  delivery: [[ALL, '', 'beingDelivered']],
  analysis: [
    [
      ALL,
      '',
      'ruleBookVersion ruleCount on regimenInLibrary findings[].** surface.** clearance.** lines[].** lifetime[].**',
    ],
  ],
  wizard: IN_WIZARD,
  review: IN_WIZARD,
  'draft analysis': [[WRITERS, '', 'status report.**']],
  'new demand': [
    [
      DOCTORS_SIDE,
      NEW_DEMAND,
      'centerId today newDemandId rule.cardNumberPattern rule.cardNumberHint rule.namesOfAnyCountry',
    ],
    [DOCTORS_SIDE, NEW_DEMAND, 'doctor.id doctor.name centers[].id centers[].name'],
  ],
  notifications: newsUnder('routes/app+/notifications.data'),
  patients: patientsUnder('routes/app+/patients+/_index.data'),
  'patients state': patientsUnder(''),
  patient: [
    [ALL, `${PATIENT_PAGE}.patient`, `${PATIENT} revision email gender type age`],
    [ALL, `${PATIENT_PAGE}.demands[]`, 'id reference doctorName prescriberCenterName status requestedOn updatedOn'],
    [ALL, `${PATIENT_PAGE}.demands[]`, 'editedFields[]'],
    [ALL, PATIENT_PAGE, 'createdByName editedOn mayEdit mayFile today'],
    [ALL, `${PATIENT_PAGE}.treatments[]`, 'kind start end isOver totalCycles standing tumourType drugs[]'],
    [ALL, `${PATIENT_PAGE}.treatments[].authorized[]`, 'cycle start end'],
    [ALL, `${PATIENT_PAGE}.treatments[].planned`, 'start end'],
    [ALL, `${PATIENT_PAGE}.treatments[].demand`, 'id reference status'],
    [ALL, `${PATIENT_PAGE}.treatments[].regimen`, 'slug version firstCycle name'],
    [ALL, `${PATIENT_PAGE}.treatments[].courses[]`, 'sessions totalDoseGy fractionationPerDayGy'],
    [ALL, `${PATIENT_PAGE}.untreated[]`, 'id reference status type tumourType start'],
    [ALL, `${PATIENT_PAGE}.lifetime[]`, 'report.** demand.id demand.reference versionNumber'],
    [ALL, `${PATIENT_PAGE}.documents[]`, 'id demandId reference versionNumber filedOn edition status size failureCode'],
    [DOCTORS_SIDE, `${PATIENT_PAGE}.active[]`, 'kind demand.id demand.reference'],
    [ALL, `${PATIENT_PAGE}.files[]`, `${FILE} demandId reference addedOn`],
  ],
  'patient edit': [
    [ALL, PATIENT_FORM, 'today rule.cardNumberPattern rule.cardNumberHint rule.namesOfAnyCountry'],
    [ALL, `${PATIENT_FORM}.patient`, `${PATIENT} revision email gender type age`],
  ],
  archive: archiveUnder('routes/app+/documents.data'),
  'archive state': archiveUnder(''),
  home: [
    [ALL, 'routes/app+/home.data.cards[]', 'dimension required locked chosenId'],
    [ALL, 'routes/app+/home.data.cards[].options[]', OPTION],
  ],
};
