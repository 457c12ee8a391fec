import pTimeout from 'p-timeout';

/** Returns the answer, or null when it is late or fails: a page about broken parts must not break with them. */
export async function answerWithin<Answer>(
  milliseconds: number,
  question: () => Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await pTimeout(question(), { milliseconds });
  } catch {
    return null;
  }
}
