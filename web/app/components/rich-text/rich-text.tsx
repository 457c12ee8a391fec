import { cx } from 'class-variance-authority';
import { RICH_TEXT } from './rich-text-look';

interface RichTextProps {
  /** Output of `sanitizeRichText`; never any other HTML. */
  html: string;
  className?: string;
}

/** Displays formatted text written by a company. */
export function RichText({ html, className }: RichTextProps) {
  return (
    <div
      data-part="rich-text"
      className={cx(RICH_TEXT, 'grid gap-3 [&_h2]:mt-2', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server immediately before, element by element
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
