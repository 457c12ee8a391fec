import { z } from 'zod';
import { countedText, type Field, group } from '../fields/field';
import { message } from '../fields/message';
import { readList } from '../fields/readers';
import { LONGEST_DESCRIPTION } from './attachment-limits';

/** File that was uploaded before, with its description. */
export interface DescribedMedia {
  mediaId: string;
  description: string;
}

const describedFile = group({
  mediaId: z.uuid({ error: message('fileRequired') }),
  description: countedText({ max: LONGEST_DESCRIPTION, missing: 'fileDescription' }),
});

type FileInput = z.input<typeof describedFile>;

/** Files of a form that is submitted on its own; without files the form sends no field. */
export function describedFiles({ max }: { max: number }): Field<DescribedMedia[], FileInput[] | null | undefined> {
  const files = z.array(describedFile).max(max, { error: message('filesOfFormTooMany', { max }) });
  return z.unknown().optional().transform(readList).pipe(files) as unknown as Field<
    DescribedMedia[],
    FileInput[] | null | undefined
  >;
}
