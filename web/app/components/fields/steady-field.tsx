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
  override getSnapshotBeforeUpdate({ watched }: SteadyFieldProps): FieldInHand | null {
    return watched === this.props.watched || window.scrollY !== 0 ? null : fieldInHand();
  }

  override componentDidUpdate(_props: SteadyFieldProps, _state: unknown, before: FieldInHand | null): void {
    if (before === null || document.activeElement !== before.field) return;
    const moved = before.field.getBoundingClientRect().top - before.top;
    if (moved > 0) window.scrollBy(0, moved);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

interface FieldInHand {
  field: Element;
  /** Place of its upper edge on the screen, in pixels. */
  top: number;
}

/** Returns the field with the focus; null when none has it or it is out of sight. */
function fieldInHand(): FieldInHand | null {
  const field = document.activeElement;
  if (!field || field === document.body) return null;
  const { top } = field.getBoundingClientRect();
  return top < window.innerHeight ? { field, top } : null;
}
