import { useMemo } from 'react';
import { Toasts } from '../components/notices/toasts';
import type { ToastData } from './data/page-data';
import { useMessage } from './words/use-message';

/** Shows the toast sent with the page, translated. */
export function PageToasts({ toast }: { toast: ToastData | null }) {
  const toWords = useMessage();
  const initial = useMemo(
    () =>
      toast && {
        id: toast.id,
        kind: toast.kind,
        title: toWords(toast.title, toast.params),
        description: toast.description && toWords(toast.description, toast.params),
      },
    [toast, toWords],
  );
  return <Toasts initial={initial} />;
}
