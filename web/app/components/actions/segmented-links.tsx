import { Link } from '@remix-run/react';
import { segmentLook, segmentsLook } from '../fields/segment-looks';

interface SegmentedLinksProps<Value extends string> {
  label: string;
  current: Value;
  options: readonly {
    value: Value;
    label: string;
    to: string;
    /** Nothing is behind it: on a phone it leaves its place to the others. */
    isBare?: boolean;
  }[];
}

/** One of a few views of a list; each has an address of its own. */
export function SegmentedLinks<Value extends string>({ label, current, options }: SegmentedLinksProps<Value>) {
  return (
    <nav className={segmentsLook({ compact: true, scrolls: true })} aria-label={label}>
      {options.map(({ value, label: text, to, isBare = false }) => (
        <Link
          className={segmentLook({
            ...{ kind: 'link', scrolls: true },
            className: isBare && value !== current ? 'max-md:hidden' : undefined,
          })}
          key={value}
          to={to}
          aria-current={value === current ? 'true' : undefined}
          preventScrollReset
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
