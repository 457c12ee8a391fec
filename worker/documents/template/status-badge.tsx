import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import type { JSX } from 'react';
import type { Words } from './words';

const RING = <circle cx="8" cy="8" r="5.7" fill="none" stroke="currentColor" strokeWidth="1.5" />;
const DISC = <circle cx="8" cy="8" r="6.2" fill="currentColor" />;

/** Shapes that show the phase without colour, as on the screens, for the statuses that a PDF rendition can have. */
const SHAPES: Partial<Record<DisplayStatus, JSX.Element>> = {
  pending_validation: (
    <>
      {RING}
      <path d="M8 4.5V8h3.5A3.5 3.5 0 0 0 8 4.5z" fill="currentColor" />
    </>
  ),
  pending_analysis: (
    <>
      {RING}
      <path d="M8 4.5a3.5 3.5 0 0 1 0 7z" fill="currentColor" />
    </>
  ),
  sended_accepted: (
    <>
      {DISC}
      <path
        d="M5.2 8.2 7.2 10.2 10.9 6"
        fill="none"
        stroke="#fff"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  sended_denied: (
    <>
      {DISC}
      <path d="m5.8 5.8 4.4 4.4m0-4.4-4.4 4.4" fill="none" stroke="#fff" strokeWidth="1.6" strokeLinecap="round" />
    </>
  ),
};

export function StatusBadge({ status, words }: { status: DisplayStatus; words: Words }) {
  return (
    <span className={`status status-${status}`}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {SHAPES[status] ?? RING}
      </svg>
      {words.status(status)}
    </span>
  );
}
