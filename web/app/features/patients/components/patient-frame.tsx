import type { ReactNode } from 'react';
import { Page } from '../../../components/basics/page';
import { Breadcrumbs, PageHead } from '../../../components/basics/page-head';
import { useTranslation } from '../../../shell/words/translation';
import { PATIENTS } from '../patients-address';

interface PatientFrameProps {
  title: string;
  /** The patient above the page, in the way back. */
  above?: { label: string; to: string };
  /** In place of the title alone. */
  head?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of one patient under the way back to the list. */
export function PatientFrame({ title, above, head, actions, children }: PatientFrameProps) {
  const { t } = useTranslation('patients');
  return (
    <Page width="form">
      <Breadcrumbs crumbs={[{ label: t('title'), to: PATIENTS.path }, ...(above ? [above] : []), { label: title }]} />
      <PageHead title={head ?? title} actions={actions} />
      {children}
    </Page>
  );
}
