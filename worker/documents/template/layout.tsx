import { Children, type ReactNode } from 'react';

interface TypedProps {
  children: string;
  /** Where there is little room: a name of two parts goes on in the next line after its slash, and not within a part. */
  breaksAtSlashes?: boolean;
}

/** What was typed: its line breaks stay, its direction is its own, and control characters that no font shows are left out. */
export function Typed({ children, breaksAtSlashes = false }: TypedProps) {
  const text = withoutControlCharacters(children);
  return (
    <span className="typed" dir="auto">
      {breaksAtSlashes ? withBreaks(text.split('/')) : text}
    </span>
  );
}

function withBreaks([first = '', ...others]: readonly string[]): ReactNode {
  return others.reduce<ReactNode>(
    (before, part) => (
      <>
        {before}/<wbr />
        {part}
      </>
    ),
    first,
  );
}

export function withoutControlCharacters(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\p{Cs}]/gu, (character) => (/[\n\t]/.test(character) ? character : ''));
}

/** The key of what is known by nothing but its place: two entries may say the same. */
export function place(index: number): string {
  return `place-${index}`;
}

/** Numbered by the style sheet, so that a section that is left out leaves no gap. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export function Fields({ children }: { children: ReactNode }) {
  return <dl className="fields">{children}</dl>;
}

export interface FieldProps {
  label: string;
  children: ReactNode;
  /** Columns of four. */
  wide?: 2 | 4;
}

export function Field({ label, children, wide }: FieldProps) {
  return (
    <div className={wide ? `wide-${wide}` : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Prose longer than a line gets the whole width. */
export function widthOf(text: string | null, short: 2 | undefined = undefined): 2 | 4 | undefined {
  const length = text?.length ?? 0;
  if (length > 90 || text?.includes('\n')) return 4;
  return length > 34 ? 2 : short;
}

export interface TableColumn {
  label: string;
  /** Figures that can be compared stand at the right. */
  figures?: boolean;
  width?: string;
  /** A head that only a reader needs. */
  unseen?: boolean;
}

/** A table whose head is repeated on every page and whose rows do not break as long as they fit on one. */
export function Table({
  label,
  columns,
  dense = false,
  children,
}: {
  label: string;
  dense?: boolean;
  columns: readonly TableColumn[];
  children: ReactNode;
}) {
  if (Children.count(children) === 0) return null;
  return (
    <table aria-label={label} className={dense ? 'dense' : undefined}>
      <colgroup>
        {columns.map((column) => (
          <col key={column.label} style={column.width ? { width: column.width } : undefined} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" className={column.figures ? 'figures' : undefined}>
              {column.unseen ? <span className="unseen">{column.label}</span> : column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
