/** Allowed imports between workspaces, as in the architecture. Test files may also import the stack of integration tests. */
const TEST = '\\.test(-support)?\\.tsx?$|^web/(security/access|api/proof)/';

/** Other workspaces that each workspace may import. */
const MAY_IMPORT = {
  domain: [],
  i18n: ['domain'],
  prisma: ['domain'],
  platform: ['domain'],
  workflows: ['domain'],
  application: ['domain', 'i18n', 'prisma', 'platform', 'workflows'],
  worker: ['domain', 'i18n', 'prisma', 'platform', 'workflows', 'application'],
  web: ['domain', 'i18n', 'platform', 'application'],
  story: ['domain', 'i18n', 'prisma', 'platform', 'workflows', 'application'],
};

const WORKSPACES = [...Object.keys(MAY_IMPORT), 'e2e', 'ops', 'testing'];

const directions = Object.entries(MAY_IMPORT).map(([from, allowed]) => ({
  name: `direction-of-${from}`,
  comment: `${from}/ may import ${allowed.length ? allowed.join(', ') : 'no other workspace'}.`,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: TEST },
  to: { path: `^(${WORKSPACES.filter((name) => name !== from && !allowed.includes(name)).join('|')})/` },
}));

/** Floors of application/, from the lowest: a folder imports its own floor and those below. */
const FLOORS = {
  ground: [
    'services.ts',
    'access-record',
    'change-record',
    'demand-rows',
    'effects',
    'engine',
    'files',
    'health',
    'lists',
    'repetitions',
    'secrets',
    'security-record',
  ],
  catalogue: [
    'access',
    'account',
    'catalogues',
    'companies',
    'context',
    'images',
    'invitations',
    'regimens',
    'reminders',
    'users',
    'webhooks',
  ],
  patient: ['attachments', 'external-ids', 'history', 'notifications', 'patients'],
  demand: ['access-record-list', 'congruence', 'demands', 'documents', 'drafts', 'operations', 'patient-page'],
};

/** Matches the folders (or the file) of floors. */
const onFloors = (floors) => `^application/(${floors.flatMap((floor) => FLOORS[floor]).join('|')})(/|$)`;

const floorNames = Object.keys(FLOORS);

const floors = floorNames.slice(0, -1).map((floor, at) => ({
  name: `floor-of-${floor}-folders`,
  comment: `Folders of the ${floor} floor of application/ import no higher floor (docs/architecture.md).`,
  severity: 'error',
  from: { path: onFloors([floor]), pathNot: TEST },
  to: { path: onFloors(floorNames.slice(at + 1)) },
}));

module.exports = {
  forbidden: [
    ...directions,
    ...floors,
    {
      name: 'application-folder-without-floor',
      comment: 'Each folder of application/ stands on a floor, in the table above.',
      severity: 'error',
      from: { path: '^application/', pathNot: [TEST, onFloors(floorNames)] },
      to: {},
    },
    {
      name: 'domain-is-pure',
      comment: 'domain/ imports zod and no other package, nor Node.',
      severity: 'error',
      from: { path: '^domain/', pathNot: TEST },
      to: { dependencyTypesNot: ['local', 'aliased'], pathNot: ['^domain/', 'node_modules/zod/'] },
    },
    {
      name: 'application-knows-only-the-contract-of-workflows',
      comment: 'Use cases know names, ids and payload types of the engine, not the code of its sandbox.',
      severity: 'error',
      from: { path: '^application/', pathNot: TEST },
      to: { path: '^workflows/', pathNot: '^workflows/contract\\.ts$' },
    },
    {
      name: 'workflows-import-activities-as-types',
      comment: 'Importing code of an activity would bring Node into the workflow sandbox.',
      severity: 'error',
      from: { path: '^workflows/', pathNot: TEST },
      to: { path: '^worker/' },
    },
    {
      name: 'no-database-in-pages',
      comment: 'Pages call use cases and do not use the database.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: ['^prisma/', 'node_modules/(@prisma|pg)/'] },
    },
    {
      name: 'components-know-no-feature',
      comment: 'Components of the design system import no feature and no route.',
      severity: 'error',
      from: { path: '^web/app/components/' },
      to: { path: '^web/app/(features|routes)/' },
    },
    {
      name: 'tests-are-no-product',
      comment: 'Only tests, mutations and benchmarks import test support (*.test-support.ts).',
      severity: 'error',
      from: { pathNot: [TEST, '^ops/(bench|test/mutation)/', '^testing/'] },
      to: { path: TEST },
    },
    {
      name: 'no-circle',
      comment: 'Imports must form no circle: merge the files, or move what both need into a third.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'not-resolvable',
      comment: 'Each import must resolve to a file or package.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?url$'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['node_modules/\\.', '(^|/)build/', '^prisma/generated/', '^workflows/bundle\\.js'] },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types', 'default'] },
  },
};
