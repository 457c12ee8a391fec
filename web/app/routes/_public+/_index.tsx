import type { MetaFunction } from '@remix-run/node';

export const meta: MetaFunction = () => [{ title: 'Aval' }];

export default function Landing() {
  return <h1>Aval</h1>;
}
