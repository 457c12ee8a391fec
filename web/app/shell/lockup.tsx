/** A meridian on a globe: the mark of every tenant, in the tenant's colours. */
export function BrandMark() {
  return (
    <span className="lockup__mark">
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        <circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M12 3.5c4.4 4.6 4.4 12.4 0 17" fill="none" stroke="currentColor" strokeWidth="2" />
        <circle cx="12" cy="3.6" r="2.4" fill="var(--c-brand-mark)" />
      </svg>
    </span>
  );
}

export function Lockup({ name }: { name: string }) {
  return (
    <span className="lockup">
      <BrandMark />
      <span>{name}</span>
    </span>
  );
}
