import { tenantMark } from '@aval/domain/access/tenant-mark';

/** A tenant's own mark: its initials and its accent, in its colours. */
export function BrandMark({ name }: { name: string }) {
  const { initials, accent, fontSize } = tenantMark(name);
  return (
    <span className="lockup__mark">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={accent} fill="var(--c-brand-mark)" />
        <text x="12" y="12" dy=".36em" textAnchor="middle" fontSize={fontSize} fontWeight="700" fill="currentColor">
          {initials}
        </text>
      </svg>
    </span>
  );
}

export function Lockup({ name }: { name: string }) {
  return (
    <span className="lockup">
      <BrandMark name={name} />
      <span>{name}</span>
    </span>
  );
}
