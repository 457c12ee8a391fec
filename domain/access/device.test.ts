import { expect, it } from 'vitest';
import { describeDevice } from './device';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox', 'Windows'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/126.0.0.0 Safari/537.36',
    'Chrome',
    'Mac',
  ],
  ['curl/8.5.0', null, null],
  [null, null, null],
])('device is named after the user agent: %s', (userAgent, browser, system) => {
  expect(describeDevice(userAgent)).toMatchObject({ browser, system });
});

it.each([
  ['curl/8.5.0', 'curl'],
  ['python-requests/2.31.0', 'python-requests'],
  ['HIS-Connector', 'HIS-Connector'],
  ['Mozilla/5.0 (X11; Linux x86_64)', null],
  [`${'x'.repeat(80)}/1`, null],
  ['<b>bold</b>', null],
  [null, null],
])('the program of %s is %s', (userAgent, program) => {
  expect(describeDevice(userAgent).program).toBe(program);
});
