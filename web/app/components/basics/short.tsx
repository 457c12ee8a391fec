interface ShortProps {
  /** Full form, for screen readers. */
  full: string;
  /** Tooltip. */
  title?: string;
  className?: string;
  children: string;
}

/** Abbreviation for narrow places: "QT", "1 d". */
export function Short({ full, title, className, children }: ShortProps) {
  return (
    <span role="img" aria-label={full} title={title} className={className}>
      {children}
    </span>
  );
}
