export interface Device {
  /** Common product name; null for an unknown browser. */
  browser: string | null;
  system: string | null;
  /** Name by which a program calls itself, such as curl; null for browsers, which all begin with Mozilla. */
  program: string | null;
}

/** The order matters: the user agents of earlier browsers also contain the tokens of later ones. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** First product of a user agent, without its version. */
const PROGRAM = /^([\w.-]{1,40})(?=[/\s]|$)/;

/**
 * Names browser and system from a user agent, for users to recognise their own sessions. The header can be forged, so
 * it proves nothing.
 */
export function describeDevice(userAgent: string | null): Device {
  const named = (names: typeof BROWSERS) => names.find(([mark]) => mark.test(userAgent ?? ''))?.[1] ?? null;
  const [, product = null] = PROGRAM.exec(userAgent ?? '') ?? [];
  return { browser: named(BROWSERS), system: named(SYSTEMS), program: product === 'Mozilla' ? null : product };
}
