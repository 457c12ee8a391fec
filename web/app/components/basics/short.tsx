interface ShortProps {
  /** What readers hear. */
  full: string;
  /** What the pointer shows. */
  title?: string;
  className?: string;
  children: string;
}

/** A short form where there is little room: "QT", "1 d". */
export function Short({ full, title, className, children }: ShortProps) {
  return (
    <span role="img" aria-label={full} title={title} className={className}>
      {children}
    </span>
  );
}
