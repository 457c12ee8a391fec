import { Children, type ReactNode } from 'react';

interface TypedProps {
  children: string;
  /** Wraps a double name after its slash, not within a part, in narrow columns. */
  breaksAtSlashes?: boolean;
}

/** Renders typed text with its line breaks and own direction, without control characters, which no font shows. */
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

/** Returns a React key by position, for entries without identity: two may have the same text. */
export function place(index: number): string {
  return `place-${index}`;
}

/** A section whose number comes from the style sheet, so that an omitted section leaves no gap. */
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
  /** Number of columns, of four. */
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

/** Returns the number of columns that the text needs: prose longer than a line gets the full width. */
export function widthOf(text: string | null, short: 2 | undefined = undefined): 2 | 4 | undefined {
  const length = text?.length ?? 0;
  if (length > 90 || text?.includes('\n')) return 4;
  return length > 34 ? 2 : short;
}

export interface TableColumn {
  label: string;
  /** Whether the column has comparable figures, aligned right. */
  figures?: boolean;
  width?: string;
  /** Whether the header is for screen readers only. */
  unseen?: boolean;
}

/** A table whose header repeats on every page and whose rows stay together as long as they fit on one. */
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
