import { cx } from 'class-variance-authority';
import { RICH_TEXT } from './rich-text-look';

interface RichTextProps {
  /** As `sanitizeRichText` gives it, and nothing else. */
  html: string;
  className?: string;
}

/** What a company has written in its editor. */
export function RichText({ html, className }: RichTextProps) {
  return (
    <div
      data-part="rich-text"
      className={cx(RICH_TEXT, 'grid gap-3 [&_h2]:mt-2', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server right before, element by element
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
