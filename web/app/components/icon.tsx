import { ICON_PATHS, type IconName } from './icon-paths';
import { joinClasses } from './join-classes';

interface IconProps {
  name: IconName;
  small?: boolean;
  className?: string;
}

/** Decoration: the word beside it, or the label of its button, says what it means. */
export function Icon({ name, small, className }: IconProps) {
  return (
    <svg className={joinClasses('icon', small && 'icon--small', className)} viewBox="0 0 16 16" aria-hidden="true">
      {ICON_PATHS[name]}
    </svg>
  );
}

export function Spinner({ className }: { className?: string }) {
  return (
    <svg className={joinClasses('icon spinner', className)} viewBox="0 0 16 16" aria-hidden="true">
      <path d="M8 2.2A5.8 5.8 0 1 1 2.2 8" />
    </svg>
  );
}
