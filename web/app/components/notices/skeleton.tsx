import { cva } from 'class-variance-authority';

const skeleton = cva('block bg-[linear-gradient(90deg,var(--c-active),var(--c-hover)_50%,var(--c-active))]', {
  variants: {
    width: {
      short: 'h-2.5 w-[40%] rounded-[5px]',
      medium: 'h-2.5 w-[58%] rounded-[5px]',
      long: 'h-2.5 w-[78%] rounded-[5px]',
      full: 'h-2.5 rounded-[5px]',
      round: 'size-6.5 rounded-full',
    },
  },
});

interface SkeletonProps {
  width?: 'short' | 'medium' | 'long' | 'full';
  round?: boolean;
}

/** A grey stand-in of the final size; only for a first load. */
export function Skeleton({ width = 'full', round }: SkeletonProps) {
  return <span className={skeleton({ width: round ? 'round' : width })} />;
}

const WIDTHS = ['medium', 'long', 'short', 'medium', 'short', 'long'] as const;

/** Rows for a table whose first answer has not come. */
export function SkeletonRows({ rows, columns }: { rows: number; columns: number }) {
  const keys = Array.from({ length: rows }, (_, row) => `row-${row}`);
  const cells = Array.from({ length: columns }, (_, column) => `column-${column}`);
  return (
    <>
      {keys.map((row, rowIndex) => (
        <tr key={row}>
          {cells.map((cell, index) => (
            <td key={cell}>
              <Skeleton width={WIDTHS[(rowIndex + index) % WIDTHS.length]} />
            </td>
          ))}
        </tr>
      ))}
    </>
  );
}
