import { ROLES, type RoleName } from '@aval/domain/access/roles';
import type { Database } from '@aval/prisma/client';
import { ApiClient } from '../../testing/visitors/api-client';
import { signInVisitor } from '../../testing/visitors/sign-in';
import { WebVisitor } from '../../testing/visitors/web-visitor';
import type { Recipients } from './game';

/** A user of the drill, with a browser. */
export interface Player {
  email: string;
  role: RoleName;
  visitor: WebVisitor;
  /** API client that sends the commands of a player over the API; the offered actions are still read from the pages. */
  apiClient: ApiClient | null;
  /** Companies whose demands the player works on. */
  companyIds: readonly number[];
  /** Doctor for whom a doctor or an assistant files; null for other roles. */
  files: { companyId: number; doctorEmail: string } | null;
}

const BOTH = [2, 3] as const;

/** Players in the order in which they are needed: the first eight cover every step for both insurers. */
const CAST: readonly { email: string; companyIds: readonly number[] }[] = [
  { email: 'doctor@meridiana.test', companyIds: [2] },
  { email: 'doctor@alborada.test', companyIds: [3] },
  { email: 'manager@meridiana.test', companyIds: [2] },
  { email: 'manager@alborada.test', companyIds: [3] },
  { email: 'representative@meridiana.test', companyIds: [2] },
  { email: 'representative@alborada.test', companyIds: [3] },
  { email: 'consultant@aval.test', companyIds: BOTH },
  { email: 'assistant@meridiana.test', companyIds: [2] },
  { email: 'manager@grupo.test', companyIds: BOTH },
  { email: 'admin@aval.test', companyIds: BOTH },
  { email: 'representative2@alborada.test', companyIds: [3] },
  { email: 'consultant2@aval.test', companyIds: BOTH },
  { email: 'assistant@alborada.test', companyIds: [3] },
  { email: 'doctor2@meridiana.test', companyIds: [2] },
  { email: 'doctor2@alborada.test', companyIds: [3] },
  { email: 'supervisor@meridiana.test', companyIds: [2] },
  { email: 'supervisor@alborada.test', companyIds: [3] },
  { email: 'superadmin@aval.test', companyIds: BOTH },
  { email: 'manager@meridiana.test', companyIds: [2] },
  { email: 'representative@meridiana.test', companyIds: [2] },
];

/** Every `API_EVERY`th user plays over the API. */
const API_EVERY = 3;

const HOSTS: Readonly<Record<number, string>> = { 2: 'meridiana.localhost', 3: 'alborada.localhost' };

/** Signs in the requested number of users; beyond the cast the same users open further browsers. */
export async function signInCast(owner: Database, port: number, users: number): Promise<Player[]> {
  const players: Player[] = [];
  for (let index = 0; index < users; index += 1) {
    const person = CAST[index % CAST.length];
    if (person) players.push(await signIn(owner, port, person, index % API_EVERY === API_EVERY - 1));
  }
  return players;
}

async function signIn(
  owner: Database,
  port: number,
  { email, companyIds }: (typeof CAST)[number],
  usesApi: boolean,
): Promise<Player> {
  const host = (companyIds.length === 1 && HOSTS[companyIds[0] ?? 0]) || 'localhost';
  const visitor = await signInVisitor(owner, new WebVisitor(port, host), email);
  const apiClient = usesApi ? await new ApiClient(new WebVisitor(port, host)).signIn(email) : null;
  const account = await owner.userAccount.findUniqueOrThrow({
    where: { email },
    include: { role: true, assistedDoctors: { orderBy: { doctorId: 'asc' }, include: { doctor: true } } },
  });
  const role = account.role.permissions as RoleName;
  const doctorEmail = role === 'DOCTOR' ? email : account.assistedDoctors[0]?.doctor.email;
  const companyId = account.companyId;
  const files = doctorEmail !== undefined && companyId !== null ? { companyId, doctorEmail } : null;
  return { email, role, visitor, apiClient, companyIds, files };
}

/** Returns the consultants and doctors to whom the players may assign demands. */
export async function findRecipients(owner: Database, players: readonly Player[]): Promise<Recipients> {
  const emails = players.flatMap(({ files }) => (files ? [files.doctorEmail] : []));
  const [consultants, doctors] = await Promise.all([
    owner.userAccount.findMany({ where: { roleId: ROLES.CONSULTANT, active: true } }),
    owner.userAccount.findMany({ where: { email: { in: emails } } }),
  ]);
  return {
    consultantIds: consultants.map(({ id }) => id),
    doctors: doctors.flatMap(({ id, companyId }) => (companyId === null ? [] : [{ id, companyId }])),
  };
}
