const RADII = [140, 228, 316, 404, 492, 580, 668, 756, 844, 932, 1020, 1108, 1196];

/** Decorative sunrise behind rings in the tenant's colours. */
export function SunriseArt() {
  return (
    <svg
      className="absolute inset-0 size-full"
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <g fill="none" stroke="#fff" strokeOpacity=".09">
        {RADII.map((r) => (
          <circle key={r} cx="360" cy="930" r={r} />
        ))}
      </g>
      <circle cx="360" cy="930" r="140" fill="var(--c-brand-panel-2)" fillOpacity=".7" />
      <path d="M220 930a140 140 0 0 1 280 0" fill="none" stroke="var(--c-brand-mark)" strokeWidth="2" />
    </svg>
  );
}
