import type { ImportSummary } from '@aval/application/catalogues/import/import-state';
import { useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { OwnForm } from '../../../shell/own-form';

interface ImportFormProps {
  summary: ImportSummary;
  intent: 'apply_import' | 'check_import' | 'discard_import';
  className?: string;
  children: (busy: boolean) => ReactNode;
}

/** Form of an import action, tied to the preview that the user sees. */
export function ImportForm({ summary: { id, planHash }, intent, className, children }: ImportFormProps) {
  const { formData } = useNavigation();
  return (
    <OwnForm className={className}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="importId" value={id} />
      <input type="hidden" name="planHash" value={planHash ?? ''} />
      {children(formData?.get('intent') === intent)}
    </OwnForm>
  );
}
