import type { CSSProperties } from 'react';

const INK = '#1c2430';
const QUIET = '#525c6b';

const font = "Inter, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** Inline styles, since mail clients ignore all others; the colours are those of the light theme. */
export const styles = {
  body: { margin: 0, padding: '24px 12px', backgroundColor: '#f4f5f7', fontFamily: font },
  sheet: { maxWidth: '560px', backgroundColor: '#ffffff', border: '1px solid #dfe3e8', borderRadius: '8px' },
  content: { padding: '24px 28px' },
  tenant: { margin: '0 0 20px', color: QUIET, fontSize: '13px', lineHeight: '20px', fontWeight: 600 },
  /**
   * Dark letters within a border in the company's colour: legible for every colour, and not an image that a mail client
   * would block.
   */
  mark: {
    display: 'inline-block',
    marginRight: '10px',
    padding: '0 5px',
    border: '2px solid',
    borderRadius: '6px',
    color: INK,
    fontSize: '12px',
    lineHeight: '20px',
    fontWeight: 700,
  },
  kicker: { margin: '0 0 4px', color: QUIET, fontSize: '13px', lineHeight: '20px' },
  heading: { margin: '0 0 8px', color: INK, fontSize: '20px', lineHeight: '28px', fontWeight: 600 },
  event: { margin: '0', color: INK, fontSize: '16px', lineHeight: '24px' },
  small: { margin: '4px 0 12px', color: QUIET, fontSize: '13px', lineHeight: '20px' },
  button: {
    display: 'inline-block',
    margin: '8px 0 12px',
    padding: '11px 18px',
    borderRadius: '6px',
    backgroundColor: INK,
    color: '#ffffff',
    fontSize: '15px',
    lineHeight: '20px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  link: { color: '#1d4e89', wordBreak: 'break-all' },
  line: { margin: '12px 0', borderColor: '#dfe3e8' },
} as const satisfies Record<string, CSSProperties>;
