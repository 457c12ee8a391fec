import { tenantMark } from '@aval/domain/access/tenant-mark';
import { cva, type VariantProps } from 'class-variance-authority';

/** In the side bar, which is a rail of marks on narrow windows; in the drawer; on a page of its own; on the sign-in page's panel. */
export const lockup = cva('flex items-center gap-2.5 font-semibold tracking-close', {
  variants: {
    place: {
      side: 'h-topbar px-1.5 text-ink hover:no-underline max-xl:justify-center max-xl:px-0',
      drawer: 'h-topbar px-1.5 text-ink hover:no-underline',
      page: 'h-topbar px-1.5 text-ink max-xl:px-0',
      panel: 'text-(length:--fs-lg) max-xl:justify-center max-md:justify-start',
    },
  },
});

const mark = cva('grid flex-none place-items-center overflow-hidden text-on-panel [&_svg]:size-full', {
  variants: {
    place: {
      side: 'size-6 rounded-md bg-brand-panel',
      drawer: 'size-6 rounded-md bg-brand-panel',
      page: 'size-6 rounded-md bg-brand-panel',
      panel: 'size-8.5 rounded-lg bg-on-panel/12',
    },
  },
});

type Place = NonNullable<VariantProps<typeof lockup>['place']>;

/** A tenant's own mark: its initials and its accent, in its colours. */
export function BrandMark({ name, place }: { name: string; place: Place }) {
  const { initials, accent, fontSize } = tenantMark(name);
  return (
    <span className={mark({ place })}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={accent} fill="var(--c-brand-mark)" />
        <text x="12" y="12" dy=".36em" textAnchor="middle" fontSize={fontSize} fontWeight="700" fill="currentColor">
          {initials}
        </text>
      </svg>
    </span>
  );
}

interface LockupProps {
  name: string;
  place?: 'page' | 'panel';
}

export function Lockup({ name, place = 'page' }: LockupProps) {
  return (
    <span className={lockup({ place })}>
      <BrandMark name={name} place={place} />
      <span>{name}</span>
    </span>
  );
}
