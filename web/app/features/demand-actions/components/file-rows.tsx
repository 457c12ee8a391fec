import { DropZone } from '../../../components/drop-zone/drop-zone';
import type { UploadEntry } from '../../../components/drop-zone/upload-entry';
import { useEntries } from '../../../components/drop-zone/use-uploads';
import { useMessage } from '../../../shell/words/use-message';
import { fileDescriptionName, fileInputName } from '../form-files';
import { NO_FILES } from '../use-command-files';
import type { CommandForm } from '../use-command-form';

/** Files of a dialog; the form submits their ids on the server and their descriptions. */
export function FileRows({ command: { zone, uploads, errors } }: { command: CommandForm }) {
  const words = useMessage();
  const entries = useEntries(uploads);
  const [missing] = entries.length === 0 ? (errors[NO_FILES] ?? []) : [];
  const problemOf = ({ key }: UploadEntry) => {
    const [problem] = errors[fileDescriptionName(key)] ?? errors[fileInputName(key)] ?? [];
    return problem && words(problem);
  };
  return (
    <div>
      <DropZone
        id={zone}
        uploads={uploads}
        problem={missing && words(missing)}
        row={(entry) => ({ descriptionName: fileDescriptionName(entry.key), problem: problemOf(entry) })}
      />
      {entries.map(({ key, state }) =>
        state.kind === 'kept' ? (
          <input key={key} type="hidden" name={fileInputName(key)} value={state.file.mediaId} />
        ) : null,
      )}
    </div>
  );
}
