import type { Wizard } from '@aval/application/drafts/wizard/get-wizard';
import type { ReactNode } from 'react';
import { AttachmentsContext, useWizardAttachments } from './use-attachments';

/** Around all steps: files go up while their sender goes from one to the next. */
export function AttachmentsProvider({ wizard, children }: { wizard: Wizard; children: ReactNode }) {
  return <AttachmentsContext.Provider value={useWizardAttachments(wizard)}>{children}</AttachmentsContext.Provider>;
}
