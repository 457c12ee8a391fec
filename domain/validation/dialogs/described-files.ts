import { z } from 'zod';
import { countedText, type Field, group } from '../fields/field';
import { message } from '../fields/message';
import { readList } from '../fields/readers';
import { LONGEST_DESCRIPTION } from './attachment-limits';

/** A file that was brought before, with what it is. */
export interface DescribedMedia {
  mediaId: string;
  description: string;
}

const describedFile = group({
  mediaId: z.uuid({ error: message('fileRequired') }),
  description: countedText({ max: LONGEST_DESCRIPTION, missing: 'fileDescription' }),
});

type FileInput = z.input<typeof describedFile>;

/** The files of a form that is sent by itself; a form sends nothing for none. */
export function describedFiles({ max }: { max: number }): Field<DescribedMedia[], FileInput[] | null | undefined> {
  const files = z.array(describedFile).max(max, { error: message('filesOfFormTooMany', { max }) });
  return z.unknown().optional().transform(readList).pipe(files) as unknown as Field<
    DescribedMedia[],
    FileInput[] | null | undefined
  >;
}
