import type { RoleName } from '@aval/domain/access/roles';
import type { Services } from '../services';
import type { CenterOption, ContextOptions, DoctorOption } from './context';

export interface ContextOwner {
  userId: number;
  role: RoleName;
  /** Null for the platform's people and for managers. */
  companyId: number | null;
}

const COMPANY = { id: true, name: true, slogan: true } as const;
const CENTER = { id: true, name: true, type: true, province: { select: { name: true } } } as const;
const DOCTOR = {
  id: true,
  name: true,
  membershipNumber: true,
  centers: { select: { center: { select: CENTER } }, where: { center: { hidden: false } } },
} as const;

interface CenterRow {
  id: number;
  name: string;
  type: string;
  province: { name: string } | null;
}

interface DoctorRow {
  id: number;
  name: string;
  membershipNumber: string | null;
  centers: { center: CenterRow }[];
}

function centerOption({ id, name, type, province }: CenterRow): CenterOption {
  return { id, name, type, provinceName: province?.name ?? null };
}

function doctorOption({ id, name, membershipNumber, centers }: DoctorRow): DoctorOption {
  return { id, name, membershipNumber, centerIds: centers.map(({ center }) => center.id) };
}

function byName<Option extends { id: number; name: string }>(options: Option[]): Option[] {
  const unique = [...new Map(options.map((option) => [option.id, option])).values()];
  return unique.sort((one, other) => one.name.localeCompare(other.name, 'es'));
}

/** What a user may choose as context: active companies, active doctors, centers that are not hidden. */
export async function loadContextOptions(services: Services, owner: ContextOwner): Promise<ContextOptions> {
  const { database } = services;
  const companies = () =>
    database.company.findMany({
      where: {
        active: true,
        ...(owner.role === 'MANAGER' ? { permittedManagers: { some: { userId: owner.userId } } } : {}),
        ...(owner.companyId !== null ? { id: owner.companyId } : {}),
      },
      select: COMPANY,
      orderBy: { name: 'asc' },
    });
  const ownCenters = () =>
    database.center.findMany({
      where: { hidden: false, users: { some: { userId: owner.userId } } },
      select: CENTER,
    });

  switch (owner.role) {
    case 'REPRESENTATIVE':
    case 'CONSULTANT':
      return { companies: [], doctors: [], centers: [] };
    case 'SUPERADMIN':
    case 'ADMIN':
    case 'MANAGER':
      return { companies: await companies(), doctors: [], centers: [] };
    case 'DOCTOR': {
      const [own, centers] = await Promise.all([companies(), ownCenters()]);
      return { companies: own, doctors: [], centers: byName(centers.map(centerOption)) };
    }
    case 'SUPERVISOR': {
      const [own, centers, doctors] = await Promise.all([
        companies(),
        ownCenters(),
        database.userAccount.findMany({
          where: { active: true, supervisors: { some: { supervisorId: owner.userId } } },
          select: DOCTOR,
        }),
      ]);
      return {
        companies: own,
        centers: byName(centers.map(centerOption)),
        doctors: byName(doctors.map(doctorOption)),
      };
    }
    case 'ASSISTANT': {
      const [own, doctors] = await Promise.all([
        companies(),
        database.userAccount.findMany({
          where: { active: true, assistants: { some: { assistantId: owner.userId } } },
          select: DOCTOR,
        }),
      ]);
      return {
        companies: own,
        doctors: byName(doctors.map(doctorOption)),
        centers: byName(doctors.flatMap((doctor) => doctor.centers.map(({ center }) => centerOption(center)))),
      };
    }
  }
}
