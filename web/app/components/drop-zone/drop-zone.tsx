import { MEGABYTES_OF_A_FILE } from '@aval/domain/validation/dialogs/attachment-limits';
import { cva } from 'class-variance-authority';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { useNumbers } from '../../shell/words/numbers';
import { useTranslation } from '../../shell/words/translation';
import { Icon } from '../basics/icon';
import { FieldMessage } from '../fields/field';
import { focusControl } from '../fields/focus-field';
import { droppedFiles, hasFiles, useHarmlessDrops } from './dropped-files';
import { FileRow, type FileRowProps } from './file-row';
import type { UploadEntry } from './upload-entry';
import { descriptionId, inputId, removalId } from './upload-ids';
import type { Uploads } from './uploads';
import { useEntries } from './use-uploads';

const place = cva(
  [
    'relative flex min-h-16 cursor-pointer flex-wrap items-center justify-center gap-x-2.5 gap-y-1 px-4 py-3',
    'rounded-lg border text-center has-focus-visible:outline-offset-2 has-focus-visible:[outline:var(--focus)]',
  ],
  {
    variants: {
      /** Files are dragged over the zone. */
      isOver: {
        true: 'border-brand border-solid bg-brand-soft text-ink',
        false: 'border-control border-dashed text-ink-2 hover:bg-hover',
      },
    },
  },
);

interface DropZoneProps {
  /** Prefix of the ids of all elements inside. */
  id: string;
  uploads: Uploads;
  /** Reason why the form cannot be submitted without a file. */
  problem?: string | undefined;
  /** Extra row properties from the form. */
  row?: (entry: UploadEntry) => Partial<Pick<FileRowProps, 'href' | 'descriptionName' | 'problem' | 'onBlur'>>;
}

/**
 * Accepts dropped or chosen files, several at once; each uploads immediately and becomes a row with its description
 * field.
 */
export function DropZone({ id, uploads, problem, row }: DropZoneProps) {
  const { t } = useTranslation('common');
  const numbers = useNumbers();
  const entries = useEntries(uploads);
  const labelId = useId();
  const hintId = useId();
  const problemId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [toFocus, setToFocus] = useState<string | null>(null);
  useHarmlessDrops();
  // The next task is describing the added file, or going on where a row was removed.
  useEffect(() => {
    if (toFocus === null) return;
    setToFocus(null);
    if (!focusControl(toFocus)) input.current?.focus();
  }, [toFocus]);

  function add(files: readonly File[]) {
    if (files.length === 0) return;
    const before = new Set(entries.map(({ key }) => key));
    uploads.add(files);
    const first = uploads.entries().find(({ key, state }) => !before.has(key) && state.kind !== 'refused');
    if (first) setToFocus(descriptionId(id, first.key));
  }
  async function remove(entry: UploadEntry) {
    const index = entries.indexOf(entry);
    if (!(await uploads.remove(entry.key))) return;
    const next = uploads.entries()[index] ?? uploads.entries()[index - 1];
    setToFocus(next ? removalId(id, next.key) : inputId(id));
  }
  function drag(event: DragEvent) {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  }

  return (
    <div className="@container relative min-w-0">
      <label
        className={place({ isOver })}
        onDragEnter={drag}
        onDragOver={drag}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          setOver(false);
          if (!hasFiles(event.dataTransfer)) return;
          event.preventDefault();
          add(droppedFiles(event.dataTransfer));
        }}
      >
        <Icon name="upload" className="text-ink-3" />
        <span id={labelId}>
          {t('files.drop')} <span className="font-medium text-brand-text underline">{t('files.choose')}</span>
        </span>
        <small id={hintId} className="text-balance text-(length:--fs-xs) text-ink-3">
          {t('files.hint', { size: numbers.measure(MEGABYTES_OF_A_FILE, 'MB', 0) })}
        </small>
        <input
          ref={input}
          id={inputId(id)}
          className="sr-only"
          type="file"
          multiple
          aria-labelledby={labelId}
          aria-describedby={`${hintId} ${problemId}`}
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            // Allows the same file to be chosen again.
            target.value = '';
          }}
        />
      </label>
      <FieldMessage id={problemId} error={entries.length === 0 ? problem : undefined} />
      {entries.length > 0 ? (
        <ul className="mt-2 rounded-lg border border-line-2" aria-label={t('files.list')}>
          {entries.map((entry) => (
            <FileRow
              key={entry.key}
              zone={id}
              entry={entry}
              onDescribe={(description) => uploads.describe(entry.key, description)}
              onRetry={() => uploads.retry(entry.key)}
              onRemove={() => void remove(entry)}
              {...row?.(entry)}
            />
          ))}
        </ul>
      ) : null}
      <Arrivals entries={entries} />
    </div>
  );
}

/** Announces each uploaded file to screen readers; a refused file is reported by its row. */
function Arrivals({ entries }: { entries: readonly UploadEntry[] }) {
  const { t } = useTranslation('common');
  const under = useRef(new Set<number>());
  const [said, setSaid] = useState('');
  useEffect(() => {
    const arrived = entries.filter(({ key, state }) => state.kind === 'kept' && under.current.has(key));
    under.current = new Set(entries.flatMap(({ key, state }) => (state.kind === 'kept' ? [] : key)));
    if (arrived.length > 0) setSaid(arrived.map(({ name }) => t('files.arrived', { name })).join('. '));
  }, [entries, t]);
  return (
    <span className="sr-only" role="status">
      {said}
    </span>
  );
}
