import { Link } from '@remix-run/react';
import { segmentLook, segmentsLook } from '../fields/segment-looks';

interface SegmentedLinksProps<Value extends string> {
  label: string;
  current: Value;
  options: readonly {
    value: Value;
    label: string;
    to: string;
    /** Empty view: hidden on a phone to leave room for the others. */
    isBare?: boolean;
  }[];
}

/** Links between a few views of a list, each with its own address. */
export function SegmentedLinks<Value extends string>({ label, current, options }: SegmentedLinksProps<Value>) {
  return (
    <nav className={segmentsLook({ compact: true, wraps: true })} aria-label={label}>
      {options.map(({ value, label: text, to, isBare = false }) => (
        <Link
          className={segmentLook({
            kind: 'link',
            wraps: true,
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
