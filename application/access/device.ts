/** What a browser says of itself in one header; more than this is no name. */
const LONGEST = 300;

export interface Device {
  /** As they are called everywhere; null where they are not among the known ones. */
  browser: string | null;
  system: string | null;
}

/** In this order: later ones are named by the earlier ones too. */
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

export function keptUserAgent(header: string | null): string | null {
  return header?.slice(0, LONGEST).toWellFormed() || null;
}

/** By what a session's browser said of itself: enough to know one's own again, and no proof of anything. */
export function describeDevice(userAgent: string | null): Device {
  const named = (names: typeof BROWSERS) => names.find(([mark]) => mark.test(userAgent ?? ''))?.[1] ?? null;
  return { browser: named(BROWSERS), system: named(SYSTEMS) };
}
