import { tenantMark } from '@aval/domain/access/tenant-mark';
import { Link } from '@remix-run/react';
import { cva, cx, type VariantProps } from 'class-variance-authority';

/**
 * Brand in the side bar (icons only in narrow windows), in the drawer, on a standalone page, and on the sign-in page's
 * panel.
 */
export const lockup = cva('flex items-center gap-2.5 font-semibold tracking-close', {
  variants: {
    place: {
      side: 'h-topbar px-1.5 text-ink hover:no-underline max-xl:justify-center max-xl:px-0',
      drawer: 'h-topbar px-1.5 text-ink hover:no-underline',
      page: 'h-topbar text-ink',
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

/** Default logo of a tenant: its initials and accent shape in its colours. */
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

/** Always on white, because logos are not drawn for dark backgrounds. At most 200 px wide (rule 5.18). */
const logoLook = cva('bg-white object-contain', {
  variants: {
    place: {
      side: 'max-h-9 max-w-full rounded-md p-1 max-xl:hidden',
      drawer: 'max-h-9 max-w-full rounded-md p-1',
      page: 'max-h-10 max-w-50 rounded-md p-1',
      panel: 'max-h-25 max-w-50 self-start rounded-lg p-2',
    },
  },
});

interface BrandProps {
  name: string;
  /** Address of the company's logo; null when it is represented by its initials. */
  logo: string | null;
}

export function Lockup({ name, logo, place = 'page' }: BrandProps & { place?: 'page' | 'panel' }) {
  if (logo) return <img className={logoLook({ place })} src={logo} alt={name} />;
  return (
    <span className={lockup({ place })}>
      <BrandMark name={name} place={place} />
      <span className="min-w-0 wrap-anywhere">{name}</span>
    </span>
  );
}

const SIDE: Readonly<Record<'side' | 'drawer', string>> = { side: 'max-xl:sr-only', drawer: '' };

/** Brand in the navigation. A collapsed side bar shows only the initials; the name is then for screen readers. */
export function NavigationBrand({ name, logo, place }: BrandProps & { place: 'side' | 'drawer' }) {
  if (logo && place === 'drawer') return <img className={logoLook({ place })} src={logo} alt={name} />;
  return (
    <>
      {logo ? <img className={logoLook({ place })} src={logo} alt="" /> : null}
      <span className={logo ? 'xl:hidden' : undefined}>
        <BrandMark name={name} place={place} />
      </span>
      <span className={logo ? 'sr-only' : cx('line-clamp-2 min-w-0 leading-tight wrap-anywhere', SIDE[place])}>
        {name}
      </span>
    </>
  );
}

/** Brand in the top bar of a phone, where nothing else names the company. */
export function BarBrand(brand: BrandProps) {
  return (
    <Link className={cx(lockup({ place: 'drawer' }), 'min-w-0 md:hidden')} to="/app" title={brand.name}>
      <NavigationBrand {...brand} place="drawer" />
    </Link>
  );
}
