import type { Logger } from '@aval/platform/logger';
import { MailFailure, type MailTransport } from '@aval/platform/mail/mail-transport';
import type { Database } from '@aval/prisma/client';
import { forTenant } from '@aval/prisma/scope';
import type { EffectInput } from '@aval/workflows/contract';
import type { MailActivities, MailResult } from '@aval/workflows/effect/activities';
import { ApplicationFailure } from '@temporalio/common';
import type { MailFailureName } from './failures';
import { makeMail } from './make-mail';

export interface MailDependencies {
  database: Database;
  logger: Logger;
  transport: MailTransport;
  publicUrl: string;
}

export function createMailActivities(dependencies: MailDependencies): MailActivities {
  return {
    async sendMail(input) {
      try {
        return await send(dependencies, input);
      } catch (error) {
        if (error instanceof ApplicationFailure) throw error;
        const refusal = error instanceof MailFailure ? error : null;
        const code: MailFailureName = refusal?.code ?? 'mail_failed';
        dependencies.logger.warn({ effectId: input.effectId, code }, 'a mail could not be sent');
        await noteFailure(dependencies.database, input, code);
        throw failure(code, refusal?.isFinal ?? false);
      }
    },
  };
}

async function send({ database, transport, publicUrl }: MailDependencies, input: EffectInput): Promise<MailResult> {
  const made = await makeMail({ database, publicUrl, now: new Date() }, input);
  if (!made) throw failure('effect_missing', true);
  const { leftOut } = made;
  if ('skip' in made) return { status: 'skipped', code: made.skip, ...(leftOut && { leftOut }) };
  await transport.send(made.message);
  return { status: 'sent', ...(leftOut && { leftOut }) };
}

/** Stores why a mail waits, with those of its bundle; when the database itself fails, only the log says it. */
async function noteFailure(database: Database, { effectId, companyId }: EffectInput, code: string): Promise<void> {
  const note = forTenant(database, companyId).run((transaction) =>
    transaction.effect.updateMany({
      where: { OR: [{ id: effectId }, { bundleId: effectId }], status: 'due' },
      data: { lastErrorCode: code },
    }),
  );
  await note.catch(() => undefined);
}

function failure(code: MailFailureName, isFinal: boolean): ApplicationFailure {
  return ApplicationFailure.create({ type: code, message: code, nonRetryable: isFinal });
}
