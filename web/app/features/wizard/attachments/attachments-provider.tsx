import type { Wizard } from '@aval/application/drafts/wizard/get-wizard';
import type { ReactNode } from 'react';
import { AttachmentsContext, useWizardAttachments } from './use-attachments';

/** Surrounds all steps, so that uploads continue when the user changes the step. */
export function AttachmentsProvider({ wizard, children }: { wizard: Wizard; children: ReactNode }) {
  return <AttachmentsContext.Provider value={useWizardAttachments(wizard)}>{children}</AttachmentsContext.Provider>;
}
