import { Form, type FormProps } from '@remix-run/react';
import { type ReactNode, useState } from 'react';
import { READER_FIELD } from '../server/reader';
import { usePageData } from './data/use-page-data';

interface OwnFormProps extends FormProps {
  children: ReactNode;
}

/**
 * Form submitted in the name of the user it was opened for, even if another user has signed in since in another tab.
 * The displayed address does not change.
 */
export function OwnForm({ children, ...form }: OwnFormProps) {
  const user = usePageData()?.user;
  const [readerId] = useState(user?.id);
  return (
    <Form method="post" {...form}>
      {readerId === undefined ? null : <input type="hidden" name={READER_FIELD} value={readerId} />}
      {children}
    </Form>
  );
}
