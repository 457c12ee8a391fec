import { Link } from '@remix-run/react';
import { useRef } from 'react';
import { segmentLook, segmentsLook } from '../fields/segment-looks';
import { useKeptInSight } from './use-kept-in-sight';

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
  const strip = useRef<HTMLElement>(null);
  useKeptInSight(
    strip,
    options.findIndex(({ value }) => value === current),
  );
  return (
    <nav ref={strip} className={segmentsLook({ compact: true, scrolls: true })} aria-label={label}>
      {options.map(({ value, label: text, to, isBare = false }) => (
        <Link
          className={segmentLook({
            kind: 'link',
            scrolls: true,
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
