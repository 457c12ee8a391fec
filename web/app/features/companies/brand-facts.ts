import { contrast } from '../../brand/contrast';
import { deriveBrand, isTurned } from '../../brand/derive-brand';

const COLOUR = /^([0-9a-f]{3}){1,2}$/i;

/** Returns a typed colour as `#rrggbb`, or null while it is incomplete. */
export function colourTyped(typed: string | undefined): string | null {
  if (typed === undefined || !COLOUR.test(typed)) return null;
  return `#${typed.length === 3 ? typed.replace(/./g, '$&$&') : typed}`.toLowerCase();
}

export interface TypedColours {
  primary: string | null;
  secondary: string | null;
  tertiary: string | null;
}

/** Replaces a colour that is incomplete. */
const UNTYPED = '#6b7780';

/** Returns the palette derived from the typed colours. */
export function brandTyped({ primary, secondary, tertiary }: TypedColours) {
  return deriveBrand({ primary: primary ?? UNTYPED, secondary: secondary ?? UNTYPED, tertiary: tertiary ?? UNTYPED });
}

/**
 * Returns the colours painted in both themes in place of the chosen one, and the contrast of their text. Source:
 * docs/rules.md 9.4.
 */
export function guardOf(kind: keyof TypedColours, colours: TypedColours) {
  const { light, dark, panel } = brandTyped(colours);
  switch (kind) {
    case 'primary':
      return {
        painted: light.brand,
        isTurned: isTurned(colours.primary ?? UNTYPED),
        ratio: contrast(light.brand, light['on-brand']),
        dark: { painted: dark.brand, ratio: contrast(dark.brand, dark['on-brand']) },
      };
    case 'secondary':
      return {
        painted: panel['brand-panel'],
        ratio: contrast(panel['brand-panel'], panel['on-panel']),
        isTurned: false,
        dark: null,
      };
    // The tertiary colour carries no text.
    case 'tertiary':
      return { painted: panel['brand-mark'], ratio: null, isTurned: false, dark: null };
  }
}
