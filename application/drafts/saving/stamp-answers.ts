import type { Actor } from '@aval/domain/access/actor';
import { readList } from '@aval/domain/validation/fields/readers';
import type { Transaction } from '@aval/prisma/scope';
import { answerKeyOf } from './merged-answers';
import { isGroup, type Typed, type TypedForm } from './typed-values';

interface Stamp {
  writtenBy: string;
  writtenAt: string;
}

/**
 * Adds author and instant to each answer to a finding whose text differs from the stored one; an unchanged answer keeps
 * those that it has. Stamps that were sent are ignored. Source: docs/rules.md 12.9.
 */
export async function stampAnswers(
  transaction: Transaction,
  actor: Actor,
  { stored, sent, now }: { stored: TypedForm | null; sent: TypedForm; now: Date },
): Promise<TypedForm> {
  const answers = answersIn(sent);
  if (answers.length === 0) return sent;
  const before = new Map(answersIn(stored ?? {}).map((answer) => [answerKeyOf(answer), answer]));
  const isNew = (answer: TypedForm) => before.get(answerKeyOf(answer))?.text !== answer.text;
  const stamp = answers.some(isNew) ? await stampOf(transaction, actor, now) : null;
  return {
    ...sent,
    justifications: readList(sent.justifications).map((answer): Typed => {
      // An invalid answer keeps its place, because validation errors name answers by their index.
      if (!isAnswer(answer)) return '';
      const unstamped = withoutStamp(answer);
      if (isNew(answer)) return { ...unstamped, ...stamp };
      const { writtenBy, writtenAt } = before.get(answerKeyOf(answer)) ?? {};
      return {
        ...unstamped,
        ...(writtenBy === undefined ? {} : { writtenBy }),
        ...(writtenAt === undefined ? {} : { writtenAt }),
      };
    }),
  };
}

/** Returns step 5 as its page shows it: with the answers alone, without author and instant. */
export function withoutStamps(extras: TypedForm | null): TypedForm | null {
  const answers = answersIn(extras ?? {});
  return answers.length === 0 ? extras : { ...extras, justifications: answers.map(withoutStamp) };
}

async function stampOf(transaction: Transaction, actor: Actor, now: Date): Promise<Stamp> {
  const { name } = await transaction.userAccount.findUniqueOrThrow({
    where: { id: actor.userId },
    select: { name: true },
  });
  return { writtenBy: name, writtenAt: now.toISOString() };
}

function answersIn({ justifications }: TypedForm): TypedForm[] {
  return readList(justifications).filter(isAnswer);
}

function isAnswer(entry: unknown): entry is TypedForm {
  return isGroup(entry);
}

function withoutStamp({ writtenBy: _author, writtenAt: _instant, ...answer }: TypedForm): TypedForm {
  return answer;
}
