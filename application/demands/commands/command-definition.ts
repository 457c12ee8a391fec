import type { Actor } from '@aval/domain/access/actor';
import type { Permission } from '@aval/domain/access/permission-matrix';
import type { DemandCommand } from '@aval/domain/demand/lifecycle/commands';
import type { Transaction } from '@aval/prisma/scope';
import type { z } from 'zod';
import type { CommandDemand } from '../../demand-rows/find-demand';
import type { CommandResult, FormIssue } from '../../engine/outcomes';
import type { PreparedCommand } from '../../engine/prepared-command';

/** Permissions that stand for commands of the lifecycle. */
export type CommandPermission = Extract<Permission, `demands.${DemandCommand['type']}`>;

/** Parts that differ between commands; everything else is shared. */
export interface CommandDefinition<Form extends z.ZodType> {
  permission: CommandPermission;
  form: Form;
  prepare(form: z.infer<Form>, context: PrepareContext): Preparation | Promise<Preparation>;
}

export interface PrepareContext {
  transaction: Transaction;
  demand: CommandDemand;
  actor: Actor;
  /** Moment that the history will show. */
  at: Date;
  /** The command was recorded before, and the demand may have moved on because of it. */
  repeated: boolean;
}

export type Preparation =
  | (PreparedCommand & {
      /** Fingerprint of the findings that the page showed; without it, findings are not compared. */
      seenFindings?: string;
    })
  | { result: CommandResult };

export function invalid(issues: readonly FormIssue[]): { result: CommandResult } {
  return { result: { status: 'invalid', issues } };
}
