const HALF_WIDTHS = [40, 130, 230, 340, 450, 560];
const HALF_HEIGHTS = [520, 360, 200, 60];

/** Decorative globe lines in the tenant's colours; the shape is the same for every tenant. */
export function MeridianArt() {
  return (
    <svg
      className="absolute inset-0 size-full"
      viewBox="0 0 660 900"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <circle cx="640" cy="470" r="620" fill="var(--c-brand-panel-2)" fillOpacity=".55" />
      <g fill="none" stroke="#fff" strokeWidth="1">
        {HALF_WIDTHS.map((rx, index) => (
          <ellipse key={rx} cx="640" cy="470" rx={rx} ry="620" strokeOpacity={0.2 - index * 0.02} />
        ))}
        {HALF_HEIGHTS.map((ry) => (
          <ellipse key={ry} cx="640" cy="470" rx="620" ry={ry} strokeOpacity=".07" />
        ))}
      </g>
      <path d="M640-150C420 60 420 880 640 1090" fill="none" stroke="var(--c-brand-mark)" strokeWidth="2" />
      <circle cx="477" cy="398" r="5" fill="var(--c-brand-mark)" />
    </svg>
  );
}
