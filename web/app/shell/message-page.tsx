import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Actions } from '../components/actions/actions';

const page = cva('flex flex-col px-gutter py-6', {
  variants: {
    inside: { true: 'min-h-[calc(100dvh-var(--h-topbar))]', false: 'min-h-dvh bg-surface' },
  },
});

interface MessagePageProps {
  /** Code above the title: 404. */
  code?: string;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** Top bar and foot of a standalone page. */
  bar?: ReactNode;
  foot?: ReactNode;
  /** Inside a page that already has a main region. */
  inside?: boolean;
}

/** Page with a single message: not found, failed, unknown address. */
export function MessagePage({ code, title, children, actions, bar, foot, inside = false }: MessagePageProps) {
  const Box = inside ? 'div' : 'main';
  return (
    <div className={page({ inside })}>
      {bar ? <header className="flex flex-wrap items-center justify-between gap-3">{bar}</header> : null}
      <Box id={inside ? undefined : 'main'} className="m-auto w-[min(440px,100%)] flex-none pb-[12vh]">
        {code ? <p className="mb-1.5 text-(length:--fs-md) text-ink-3 tabular-nums">{code}</p> : null}
        <h1>{title}</h1>
        {children ? <div className="mt-1.5 mb-5 grid gap-2 text-base text-ink-2">{children}</div> : null}
        {actions ? <Actions>{actions}</Actions> : null}
      </Box>
      {foot ? <footer>{foot}</footer> : null}
    </div>
  );
}
