import { lazy, type ReactNode, Suspense } from 'react';

export interface SearchListProps {
  /** Accessible name of the list. */
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
  /** Called on Escape and after a single choice. */
  onClose: () => void;
}

const HeadlessSearchList = lazy(() => import('./headless-search-list'));

/** Search field with its result list, for use in an open popover. */
export function SearchList(props: SearchListProps) {
  return (
    <Suspense fallback={null}>
      <HeadlessSearchList {...props} />
    </Suspense>
  );
}
