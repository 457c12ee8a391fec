import { Form, type FormProps } from '@remix-run/react';
import { type ReactNode, useState } from 'react';
import { READER_FIELD } from '../server/reader';
import { usePageData } from './data/use-page-data';

interface OwnFormProps extends FormProps {
  children: ReactNode;
}

/** A form that is sent in the name of whom it was opened for, whoever has signed in since in another tab. Its address stays as it is shown. */
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
