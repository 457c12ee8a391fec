import type { ReactNode } from 'react';
import { Page } from '../../../components/basics/page';
import { Breadcrumbs, PageHead } from '../../../components/basics/page-head';
import { useTranslation } from '../../../shell/words/translation';
import { PATIENTS } from '../patients-address';

interface PatientFrameProps {
  title: string;
  /** Breadcrumb of the patient, on pages below the profile. */
  above?: { label: string; to: string };
  /** Content in place of the plain title. */
  head?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** Page of one patient, with breadcrumbs to the list. */
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
