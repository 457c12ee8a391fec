import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import type { ReactElement } from 'react';
import { Drawing } from '../basics/icon-sheet';

const LINE = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 } as const;
const ROUND = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const ON_SOLID = { fill: 'none', stroke: 'var(--st-bg)', strokeWidth: 1.7, ...ROUND } as const;

const ring = <circle cx="8" cy="8" r="5.7" {...LINE} />;
const brokenRing = <circle cx="8" cy="8" r="5.7" {...LINE} strokeDasharray="7.4 1.55" strokeDashoffset="3.7" />;
const disc = <circle cx="8" cy="8" r="6.4" fill="currentColor" />;

/** Shapes that tell the phase without colour; listed on the status page of the design system. */
export const STATUS_SHAPES: Record<DisplayStatus, ReactElement> = {
  draft: <circle cx="8" cy="8" r="5.7" {...LINE} strokeDasharray="2.6 1.88" />,
  active: (
    <>
      {ring}
      <circle cx="8" cy="8" r="2.5" fill="currentColor" />
    </>
  ),
  pending_validation: (
    <>
      {ring}
      <path d="M8 8V4.5A3.5 3.5 0 0 1 11.5 8z" fill="currentColor" />
    </>
  ),
  pending_analysis: (
    <>
      {ring}
      <path d="M8 4.5a3.5 3.5 0 0 1 0 7z" fill="currentColor" />
    </>
  ),
  pending_evaluation: (
    <>
      <path d="m8 1.9 5.3 3.05v6.1L8 14.1l-5.3-3.05v-6.1z" {...LINE} strokeLinejoin="round" />
      <circle cx="8" cy="8" r="2.2" fill="currentColor" />
    </>
  ),
  pending_missing_info: (
    <>
      <path d="M8 1.7 14.3 8 8 14.3 1.7 8z" {...LINE} strokeLinejoin="round" />
      <path d="M8 5.3v3.2M8 10.5v.1" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
    </>
  ),
  pending_company_accept: (
    <>
      {brokenRing}
      <path d="m5.6 8.2 1.7 1.7 3.2-3.6" {...LINE} {...ROUND} />
    </>
  ),
  pending_company_deny: (
    <>
      {brokenRing}
      <path d="m6.1 6.1 3.8 3.8M9.9 6.1 6.1 9.9" {...LINE} strokeLinecap="round" />
    </>
  ),
  pending_continue: (
    <>
      <path d="M13.4 8A5.4 5.4 0 1 1 11.7 4.1M13.6 1.9v2.8h-2.8" {...LINE} {...ROUND} />
      <path d="M6.7 5.7v4.6L10.3 8z" fill="currentColor" />
    </>
  ),
  sended: <path d="M14.2 1.8 9.7 14.2 7.2 8.8 1.8 6.3z" fill="currentColor" />,
  sended_accepted: (
    <>
      {disc}
      <path d="m5.2 8.2 2 2 3.7-4.2" {...ON_SOLID} />
    </>
  ),
  sended_denied: (
    <>
      {disc}
      <path d="m5.9 5.9 4.2 4.2M10.1 5.9l-4.2 4.2" {...ON_SOLID} />
    </>
  ),
  canceled: (
    <>
      {ring}
      <path d="m4.2 4.2 7.6 7.6" stroke="currentColor" strokeWidth="1.5" />
    </>
  ),
  finished: (
    <>
      <rect x="2" y="2" width="12" height="12" rx="3" fill="currentColor" />
      <path d="m5.2 8.2 2 2 3.7-4.2" {...ON_SOLID} />
    </>
  ),
};

interface StatusIconProps {
  status: DisplayStatus;
  /** Inherits the colours of a parent that already has the status. */
  within?: boolean;
}

export function StatusIcon({ status, within }: StatusIconProps) {
  return (
    <Drawing name={status} data-status={within ? undefined : status} width={14} height={14}>
      {STATUS_SHAPES[status]}
    </Drawing>
  );
}
