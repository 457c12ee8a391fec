import { cx } from 'class-variance-authority';
import { ICON_PATHS, type IconName } from './icon-paths';
import { Drawing } from './icon-sheet';

interface IconProps {
  name: IconName;
  /** 14 px instead of 16. */
  small?: boolean;
  className?: string;
}

/** Decorative icon: an adjacent text or the button's label carries the meaning. */
export function Icon({ name, small, className }: IconProps) {
  const side = small ? 14 : 16;
  return (
    <Drawing name={name} className={className} width={side} height={side} data-icon="">
      {ICON_PATHS[name]}
    </Drawing>
  );
}

export function Spinner({ small, className }: Omit<IconProps, 'name'>) {
  const side = small ? 14 : 16;
  return (
    <svg
      className={cx('animate-turn motion-reduce:[animation-duration:3s]', className)}
      width={side}
      height={side}
      viewBox="0 0 16 16"
      data-icon=""
      aria-hidden="true"
    >
      <path d="M8 2.2A5.8 5.8 0 1 1 2.2 8" />
    </svg>
  );
}
