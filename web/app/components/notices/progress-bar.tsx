const PROGRESS = [
  'block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-pressed',
  '[&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-pressed [&::-webkit-progress-value]:bg-brand',
].join(' ');

interface ProgressBarProps {
  label: string;
  done: number;
  /** Total amount; 0 while unknown. */
  total: number;
}

/** Progress of a background task. */
export function ProgressBar({ label, done, total }: ProgressBarProps) {
  const known = total === 0 ? {} : { value: Math.round((done / total) * 100), max: 100 };
  return <progress className={PROGRESS} aria-label={label} {...known} />;
}
