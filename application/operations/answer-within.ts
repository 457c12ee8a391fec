/** The answer, or null where there is none in time or a fault: a page about what is broken must not break with it. */
export async function answerWithin<Answer>(
  milliseconds: number,
  question: () => Promise<Answer>,
): Promise<Answer | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  try {
    return await Promise.race([question(), late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
