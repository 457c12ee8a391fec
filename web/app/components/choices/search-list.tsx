import { lazy, type ReactNode, Suspense } from 'react';

export interface SearchListProps {
  /** Of the list. */
  label: string;
  searchLabel: string;
  placeholder?: string;
  className?: string;
  options: readonly { value: string; label: string; detail?: string; description?: ReactNode; startsGroup?: boolean }[];
  selected: readonly string[];
  multiple?: boolean | undefined;
  isSearching?: boolean;
  text: string;
  onTextChange: (text: string) => void;
  onToggle: (value: string) => void;
  /** Escape, and the choice of the one. */
  onClose: () => void;
}

const HeadlessSearchList = lazy(() => import('./headless-search-list'));

/** A text field with the list of what was found below it, both in an open popover. */
export function SearchList(props: SearchListProps) {
  return (
    <Suspense fallback={null}>
      <HeadlessSearchList {...props} />
    </Suspense>
  );
}
