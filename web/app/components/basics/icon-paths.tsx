import type { ReactElement } from 'react';

/** Drawn on 16 × 16 with a 1.5 stroke. Icons are decorative: each needs a word beside it. */
export const ICON_PATHS = {
  home: <path d="M2.5 7.2 8 2.8l5.5 4.4V13a.8.8 0 0 1-.8.8H9.8V9.8H6.2v4H3.3a.8.8 0 0 1-.8-.8z" />,
  document: (
    <path d="M4 1.9h5l3.2 3.2v8.4a.6.6 0 0 1-.6.6H4a.6.6 0 0 1-.6-.6v-11c0-.3.3-.6.6-.6zM8.8 2v3.4h3.3M5.6 8.2h4.6M5.6 10.8h4.6" />
  ),
  card: (
    <>
      <rect x="1.8" y="3.3" width="12.4" height="9.4" rx="1.4" />
      <circle cx="5.6" cy="7" r="1.4" />
      <path d="M3.6 10.8c.3-1.1 1-1.7 2-1.7s1.7.6 2 1.7M9.8 6.5h2.4M9.8 9h2.4" />
    </>
  ),
  person: (
    <>
      <circle cx="8" cy="5.4" r="2.6" />
      <path d="M2.9 13.6c.6-2.6 2.6-4 5.1-4s4.5 1.4 5.1 4" />
    </>
  ),
  people: (
    <>
      <circle cx="6" cy="5.6" r="2.3" />
      <path d="M1.6 13.2c.5-2.3 2.2-3.5 4.4-3.5s3.9 1.2 4.4 3.5M10.6 3.5a2.3 2.3 0 0 1 0 4.2M12.2 10c1.2.5 2 1.6 2.3 3.2" />
    </>
  ),
  menu: <path d="M2.5 4.5h11M2.5 8h11M2.5 11.5h11" />,
  search: (
    <>
      <circle cx="7" cy="7" r="4.4" />
      <path d="m10.3 10.3 3.2 3.2" />
    </>
  ),
  down: <path d="m4 6 4 4 4-4" />,
  envelope: <path d="M2.2 3.6h11.6v8.8H2.2zM2.4 3.9 8 8.6l5.6-4.7" />,
  right: <path d="m6 4 4 4-4 4" />,
  left: <path d="M10 4 6 8l4 4" />,
  first: <path d="M4.5 4v8M11.5 4l-4 4 4 4" />,
  last: <path d="M11.5 4v8M4.5 4l4 4-4 4" />,
  arrow: <path d="M3 8h10M9 4l4 4-4 4" />,
  moon: <path d="M13.4 9.6A5.8 5.8 0 0 1 6.4 2.6a5.8 5.8 0 1 0 7 7z" />,
  sun: (
    <>
      <circle cx="8" cy="8" r="2.8" />
      <path d="M8 1.6v1.6M8 12.8v1.6M1.6 8h1.6M12.8 8h1.6M3.5 3.5l1.1 1.1M11.4 11.4l1.1 1.1M12.5 3.5l-1.1 1.1M4.6 11.4l-1.1 1.1" />
    </>
  ),
  bell: (
    <path d="M8 2a4 4 0 0 0-4 4c0 3.6-1.5 4.6-1.5 5.4h11C13.5 10.6 12 9.6 12 6a4 4 0 0 0-4-4zM6.6 13.4a1.5 1.5 0 0 0 2.8 0" />
  ),
  leave: <path d="M6.5 2.5H3.3a.8.8 0 0 0-.8.8v9.4c0 .4.4.8.8.8h3.2M10.3 11l3-3-3-3M13.2 8H6.3" />,
  book: (
    <path d="M8 4.2C6.6 3.2 4.7 2.8 2.4 2.9v9.3c2.3-.1 4.2.3 5.6 1.3 1.4-1 3.3-1.4 5.6-1.3V2.9c-2.3-.1-4.2.3-5.6 1.3zM8 4.2v9.3" />
  ),
  scales: <path d="M8 2.5v11M4.8 13.5h6.4M3 4.8h10M3 4.8 1.3 9.2h3.4zM13 4.8l-1.7 4.4h3.4z" />,
  comment: (
    <path d="M2.8 3.2h10.4c.3 0 .6.3.6.6v7c0 .3-.3.6-.6.6H7.2l-3 2.4v-2.4H2.8a.6.6 0 0 1-.6-.6v-7c0-.3.3-.6.6-.6z" />
  ),
  more: (
    <g fill="currentColor" stroke="none">
      <circle cx="3.4" cy="8" r="1.25" />
      <circle cx="8" cy="8" r="1.25" />
      <circle cx="12.6" cy="8" r="1.25" />
    </g>
  ),
  center: (
    <>
      <rect x="2.5" y="2.5" width="11" height="11" rx="1.6" />
      <path d="M8 5.2v5.6M5.2 8h5.6" />
    </>
  ),
  company: (
    <path d="M3 13.7V2.9c0-.3.3-.6.6-.6h5.8c.3 0 .6.3.6.6v10.8M10 6.3h2.4c.3 0 .6.3.6.6v6.8M1.8 13.7h12.4M5.4 5.2h2.2M5.4 7.8h2.2M5.4 10.4h2.2" />
  ),
  pencil: <path d="m10.6 2.8 2.6 2.6-7.6 7.6-3.2.6.6-3.2zM9 4.4 11.6 7" />,
  calendar: (
    <>
      <rect x="2.3" y="3.2" width="11.4" height="10.3" rx="1.2" />
      <path d="M2.3 6.4h11.4M5.3 1.8v2.6M10.7 1.8v2.6" />
    </>
  ),
  check: <path d="M3 8.5 6.5 12 13 4.5" />,
  cross: <path d="m4 4 8 8M12 4l-8 8" />,
  warning: <path d="M8 2.4 14.3 13.4H1.7zM8 6.4v3.2M8 11.5v.1" />,
  octagon: (
    <>
      <path d="M5.5 1.7h5l3.8 3.8v5l-3.8 3.8h-5l-3.8-3.8v-5z" fill="currentColor" stroke="none" />
      <path d="M8 4.6v4M8 11.2v.1" stroke="var(--c-surface)" strokeWidth="1.8" />
    </>
  ),
  info: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 7.4v3.6M8 5v.1" />
    </>
  ),
  /** Something that is left open. */
  dashed: <circle cx="8" cy="8" r="5.4" strokeDasharray="2.4 1.84" />,
  dash: <path d="M4 8h8" />,
  plus: <path d="M8 3v10M3 8h10" />,
  upload: <path d="M8 10V2.4M4.8 5.5 8 2.3l3.2 3.2M2.5 13.3h11" />,
  columns: (
    <path d="M2.5 3.4c0-.3.3-.6.6-.6h9.8c.3 0 .6.3.6.6v9.2c0 .3-.3.6-.6.6H3.1a.6.6 0 0 1-.6-.6zM6.2 2.8v10.4M9.8 2.8v10.4" />
  ),
  download: <path d="M8 2.3v7.6M4.8 6.8 8 10l3.2-3.2M2.5 13.3h11" />,
  reload: <path d="M13.3 8a5.3 5.3 0 1 1-1.6-3.8M13.4 2.2v2.6h-2.6" />,
  undo: <path d="m5.5 2.8-3 3 3 3M2.8 5.8h6.4a4 4 0 0 1 0 8H6" />,
  clock: (
    <>
      <circle cx="8" cy="8" r="5.7" />
      <path d="M8 4.8V8l2.2 1.6" />
    </>
  ),
  image: (
    <>
      <rect x="2.2" y="3" width="11.6" height="10" rx="1.2" />
      <circle cx="5.6" cy="6.2" r="1.2" />
      <path d="m2.6 11.6 3.6-3 2.4 2 2.4-2.6 2.6 2.8" />
    </>
  ),
  lock: (
    <>
      <rect x="3.2" y="7" width="9.6" height="6.5" rx="1.2" />
      <path d="M5.2 7V5a2.8 2.8 0 0 1 5.6 0v2" />
    </>
  ),
  clip: <path d="m12.8 7.4-4.9 4.9a3 3 0 0 1-4.3-4.3l5.2-5.2a2 2 0 0 1 2.9 2.9l-5.2 5.2a1 1 0 0 1-1.5-1.5l4.6-4.6" />,
  eye: (
    <>
      <path d="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8z" />
      <circle cx="8" cy="8" r="2" />
    </>
  ),
  forbid: (
    <>
      <circle cx="8" cy="8" r="5.8" />
      <path d="m4 4 8 8" />
    </>
  ),
  sort: <path d="M5 3v10M2.5 10.5 5 13l2.5-2.5M11 13V3M8.5 5.5 11 3l2.5 2.5" />,
  print: (
    <>
      <path d="M4.5 5.5V2.2h7v3.3M4.5 11.3H3.3a1 1 0 0 1-1-1V6.6a1 1 0 0 1 1-1h9.4a1 1 0 0 1 1 1v3.7a1 1 0 0 1-1 1h-1.2" />
      <rect x="4.5" y="9.3" width="7" height="4.5" />
    </>
  ),
  archive: <path d="M2.2 3h11.6v3H2.2zM3.2 6v6.4c0 .4.3.6.6.6h8.4c.3 0 .6-.2.6-.6V6M6.3 8.6h3.4" />,
  pill: <path d="M6.2 13.4 13.4 6.2a2.9 2.9 0 0 0-4.1-4.1L2.1 9.3a2.9 2.9 0 0 0 4.1 4.1zM5.7 5.7l4.1 4.1" />,
  /** Medicine box (presentation of a drug). */
  pack: <path d="M2.4 5.2 8 2.2l5.6 3v5.6L8 13.8l-5.6-3zM2.4 5.2 8 8.2l5.6-3M8 8.2v5.6M5.2 3.7l5.6 3" />,
  pulse: <path d="M1.6 8.4h2.9l1.8-5 3.2 9 1.8-4h3.1" />,
  trash: <path d="M2.8 4.3h10.4M6 4.2V2.6h4v1.6M4.2 4.5l.6 9h6.4l.6-9M6.8 7v4M9.2 7v4" />,
  copy: (
    <>
      <rect x="5.4" y="5.4" width="8" height="8" rx="1.2" />
      <path d="M10.6 5.2V3.4a.8.8 0 0 0-.8-.8H3.4a.8.8 0 0 0-.8.8v6.4c0 .4.4.8.8.8h1.8" />
    </>
  ),
} satisfies Record<string, ReactElement>;

export type IconName = keyof typeof ICON_PATHS;
