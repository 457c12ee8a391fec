import { Form, useNavigate } from '@remix-run/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { useNumbers } from '../../shell/words/numbers';
import { useTranslation } from '../../shell/words/translation';
import { inputLook } from '../fields/input-look';

interface PageFieldProps {
  page: number;
  pageCount: number;
  /** Returns the address of a page. */
  addressOf: (page: number) => string;
}

/** Number of the page as a field, to go to any other one; a number beyond the last page means the last one. */
export function PageField({ page, pageCount, addressOf }: PageFieldProps) {
  const numbers = useNumbers();
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  /** Something was typed that is not sent yet. */
  const isTyped = useRef(false);
  const { pathname, searchParams } = new URL(addressOf(page), 'http://list');
  const others = [...searchParams].filter(([name]) => name !== 'page');

  // Follows the steps beside the field without giving up its focus; a page that arrives takes no typed number away.
  const followPage = () => {
    if (!isTyped.current && field.current) field.current.value = String(page);
  };
  useEffect(followPage, [page]);

  function tellPage() {
    isTyped.current = false;
    followPage();
  }

  function goTo(event: FormEvent) {
    event.preventDefault();
    isTyped.current = false;
    const typed = field.current?.value.trim() ?? '';
    const wanted = /^\d+$/.test(typed) ? Math.min(Math.max(Number(typed), 1), pageCount) : page;
    if (wanted === page) tellPage();
    else navigate(addressOf(wanted), { preventScrollReset: true });
    field.current?.select();
  }

  return (
    <Form method="get" action={pathname} onSubmit={goTo} className="px-1">
      {/* Without scripts the form itself keeps filters, order and page size. */}
      {others.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <label className="inline-flex items-center gap-1.5">
        {t('pager.page')}
        <input
          ref={field}
          className={inputLook({ size: 'small', dense: true, className: 'w-12 text-center font-medium' })}
          name="page"
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          defaultValue={page}
          onFocus={(event) => event.target.select()}
          onInput={() => (isTyped.current = true)}
          onBlur={tellPage}
        />
        {t('pager.ofPages', { pageCount: numbers.integer(pageCount) })}
      </label>
    </Form>
  );
}
