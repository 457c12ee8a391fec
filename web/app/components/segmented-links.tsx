import { Link } from '@remix-run/react';

interface SegmentedLinksProps<Value extends string> {
  label: string;
  current: Value;
  options: readonly { value: Value; label: string; to: string }[];
}

/** One of a few views of a list; each has an address of its own. */
export function SegmentedLinks<Value extends string>({ label, current, options }: SegmentedLinksProps<Value>) {
  return (
    <nav className="segments segments--auto segments--scroll" aria-label={label}>
      {options.map(({ value, label: text, to }) => (
        <Link key={value} to={to} aria-current={value === current ? 'true' : undefined} preventScrollReset>
          {text}
        </Link>
      ))}
    </nav>
  );
}
