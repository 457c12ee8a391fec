import type { Services } from '@aval/application/services';
import type { Actor } from '@aval/domain/access/actor';
import { loadActor } from '@aval/prisma/load-actor';
import type { Part, Scene } from '../scene';

const DOMAINS = { 2: 'meridiana.test', 3: 'alborada.test' } as const;

/** Doctors in the zones of Alborada's second representative, Barcelona and Palma; the first one has Sevilla. */
const SECOND_REPRESENTATIVE_FOR = new Set(['doctor2', 'inigo.munoz']);

/** Returns the e-mail of the person who plays a part in a scene. */
export function emailOf({ companyId, doctor, filedByAssistant }: Scene, part: Part | 'doctor'): string {
  const domain = DOMAINS[companyId];
  switch (part) {
    case 'doctor':
      return `${doctor}@${domain}`;
    case 'filer':
      return `${filedByAssistant ? 'assistant' : doctor}@${domain}`;
    case 'manager':
      return `manager@${domain}`;
    case 'representative':
      return `representative${companyId === 3 && SECOND_REPRESENTATIVE_FOR.has(doctor) ? '2' : ''}@${domain}`;
    case 'group_manager':
      return 'manager@grupo.test';
    case 'consultant':
      return 'consultant@aval.test';
    case 'consultant2':
      return 'consultant2@aval.test';
    case 'admin':
      return 'admin@aval.test';
  }
}

/** Cache of the story's people as actors. */
export class Cast {
  private readonly actors = new Map<string, Promise<Actor>>();

  constructor(private readonly services: Services) {}

  find(email: string, companyId: number | null): Promise<Actor> {
    const key = `${email} ${companyId}`;
    const known = this.actors.get(key) ?? this.load(email, companyId);
    this.actors.set(key, known);
    return known;
  }

  private async load(email: string, companyId: number | null): Promise<Actor> {
    const { database } = this.services;
    const user = await database.userAccount.findUniqueOrThrow({ where: { email }, select: { id: true } });
    const actor = await loadActor(database, user.id, { companyId });
    if (!actor) throw new Error(`${email} is not active`);
    return actor;
  }
}
