import { DropZone } from '../../../components/drop-zone/drop-zone';
import { useEntries } from '../../../components/drop-zone/use-uploads';
import { FieldGroup } from '../../../components/fields/field';
import { useTranslation } from '../../../shell/words/translation';
import { useMessage } from '../../../shell/words/use-message';
import type { RequestFilesOfForm } from '../use-request-files';

interface RequestFilesProps {
  files: RequestFilesOfForm;
  errors: Readonly<Record<string, string[]>>;
}

/** Files of a request in row order; the form submits their ids on the server and their descriptions. */
export function RequestFiles({ files: { zone, uploads }, errors }: RequestFilesProps) {
  const { t } = useTranslation('landing');
  const words = useMessage();
  const kept = useEntries(uploads).filter(({ state }) => state.kind === 'kept');
  const nameOf = (key: number) => `attachments[${kept.findIndex((entry) => entry.key === key)}]`;
  const problemAt = (...names: string[]) => {
    const [problem] = names.flatMap((name) => errors[name] ?? []);
    return problem && words(problem);
  };
  return (
    <FieldGroup label={t('request.files')} optional error={problemAt('attachments')}>
      <DropZone
        id={zone}
        uploads={uploads}
        row={({ key, state }) =>
          state.kind === 'kept'
            ? {
                descriptionName: `${nameOf(key)}.description`,
                problem: problemAt(`${nameOf(key)}.description`, `${nameOf(key)}.mediaId`),
              }
            : {}
        }
      />
      {kept.map(({ key, state }) =>
        state.kind === 'kept' ? (
          <input key={key} type="hidden" name={`${nameOf(key)}.mediaId`} value={state.file.mediaId} />
        ) : null,
      )}
    </FieldGroup>
  );
}
