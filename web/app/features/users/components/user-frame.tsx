import type { ReactNode } from 'react';
import { Page } from '../../../components/basics/page';
import { Breadcrumbs, PageHead } from '../../../components/basics/page-head';
import { useTranslation } from '../../../shell/words/translation';
import { USERS } from '../users-address';

interface UserFrameProps {
  title: string;
  /** Breadcrumb of the page, if it differs from the title. */
  here?: { label: string; above: { label: string; to: string } };
  /** Content in place of the plain title: portrait, state. */
  head?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** Page of one user, with breadcrumbs to the list. */
export function UserFrame({ title, here, head, actions, children }: UserFrameProps) {
  const { t } = useTranslation('users');
  const way = here ? [here.above, { label: here.label }] : [{ label: title }];
  return (
    <Page width="form">
      <Breadcrumbs crumbs={[{ label: t('title'), to: USERS.path }, ...way]} />
      <PageHead title={head ?? title} actions={actions} />
      {children}
    </Page>
  );
}
