import type { FieldPath } from '@aval/domain/congruence/findings/finding';
import { fieldOfPath } from '@aval/domain/validation/fields/form-paths';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { stepAddress } from '../frame/wizard-steps';
import { fieldId } from '../steps/form';

/** Link to a content field in the wizard; patient data are in none of its steps. */
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
