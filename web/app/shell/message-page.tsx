import type { ReactNode } from 'react';

interface MessagePageProps {
  /** Quiet, above the title: 404. */
  code?: string;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  lockup?: ReactNode;
  /** Within a page that has its main region already. */
  inside?: boolean;
}

/** A page that says one thing: not found, failed, unknown address. */
export function MessagePage({ code, title, children, actions, lockup, inside }: MessagePageProps) {
  const Box = inside ? 'div' : 'main';
  return (
    <div className="message-page">
      {lockup ? <header>{lockup}</header> : null}
      <Box id={inside ? undefined : 'main'} className="message-page__box">
        {code ? <p className="message-page__code">{code}</p> : null}
        <h1>{title}</h1>
        {children ? <div className="message-page__text">{children}</div> : null}
        {actions ? <div className="actions">{actions}</div> : null}
      </Box>
    </div>
  );
}
