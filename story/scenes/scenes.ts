import type { Scene } from '../scene';
import { alborada } from './alborada';
import { alboradaDecided } from './alborada-decided';
import { meridianaDecided } from './meridiana-decided';
import { meridianaInAnalysis } from './meridiana-in-analysis';
import { meridianaWaiting } from './meridiana-waiting';

export const scenes: readonly Scene[] = [
  ...meridianaInAnalysis,
  ...meridianaWaiting,
  ...meridianaDecided,
  ...alborada,
  ...alboradaDecided,
];
