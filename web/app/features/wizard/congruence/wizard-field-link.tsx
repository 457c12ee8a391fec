import type { FieldPath } from '@aval/domain/congruence/findings/finding';
import { fieldOfPath } from '@aval/domain/validation/fields/form-paths';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { stepAddress } from '../frame/wizard-steps';
import { fieldId } from '../steps/form';

/** To where a field of the content stands in the wizard; what the patient is stands in none. */
export function WizardFieldLink({
  path,
  className,
  children,
}: {
  path: FieldPath;
  className?: string;
  children: ReactNode;
}) {
  const { step, name } = fieldOfPath(path);
  return (
    <Link to={`${stepAddress(step)}#${fieldId(name)}`} className={className}>
      {children}
    </Link>
  );
}
