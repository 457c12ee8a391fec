import { Component, type ReactNode } from 'react';

interface SteadyFieldProps {
  /** Content that may grow above the field; its changes are watched. */
  watched: unknown;
  children: ReactNode;
}

/**
 * Keeps the field with the focus where it is on the screen when something appears above it, such as a finding. Browsers
 * do so by themselves, except on a page that was not scrolled yet: there they push the field out of sight.
 */
export class SteadyField extends Component<SteadyFieldProps> {
  override getSnapshotBeforeUpdate({ watched }: SteadyFieldProps): number | null {
    if (watched === this.props.watched || window.scrollY !== 0) return null;
    return focusedTop();
  }

  override componentDidUpdate(_props: SteadyFieldProps, _state: unknown, before: number | null): void {
    if (before === null || !document.activeElement) return;
    const moved = document.activeElement.getBoundingClientRect().top - before;
    if (moved > 0) window.scrollBy(0, moved);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

/** Returns where the field with the focus begins on the screen, in pixels; null when none has it or it is out of sight. */
function focusedTop(): number | null {
  const field = document.activeElement;
  if (!field || field === document.body) return null;
  const { top } = field.getBoundingClientRect();
  return top < window.innerHeight ? top : null;
}
