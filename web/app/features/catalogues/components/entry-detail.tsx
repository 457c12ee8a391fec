import type { CatalogueEntry } from '@aval/application/catalogues/entries/catalogue';
import type { EntryUses } from '@aval/application/catalogues/entries/entry-uses';
import { useNavigate, useNavigation, useSearchParams, useSubmit } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../components/actions/button';
import { Page } from '../../../components/basics/page';
import { Breadcrumbs, PageHead } from '../../../components/basics/page-head';
import { Tag } from '../../../components/basics/tag';
import { Confirmation } from '../../../components/dialogs/confirmation';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';
import { type CatalogueAddress, WITHDRAW } from '../catalogue-address';
import { useUsesInWords } from '../use-uses-in-words';

interface EntryDetailProps {
  entry: CatalogueEntry;
  uses: EntryUses;
  address: CatalogueAddress;
  /** Name of the catalogue, for the breadcrumbs. */
  things: string;
  name: string;
  /** Tags beside the name. */
  marks?: ReactNode;
  /** Dependent entries, counted in words. */
  dependents?: string;
  children: ReactNode;
}

/** Detail of a catalogue entry, with the number of references to it and the available actions. */
export function EntryDetail({ entry, uses, address, things, name, marks, dependents, children }: EntryDetailProps) {
  const { t } = useTranslation('catalogues');
  const inWords = useUsesInWords();
  const submit = useSubmit();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isBusy = useNavigation().formMethod === 'POST';
  const used = inWords(uses, dependents);
  const close = () => navigate(address.detail(entry.id), { replace: true, preventScrollReset: true });
  return (
    <Page width="form">
      <Breadcrumbs crumbs={[{ label: things, to: address.list }, { label: name }]} />
      <PageHead
        title={
          <>
            {name} {entry.hidden ? <Tag>{t('hidden')}</Tag> : null} {marks}
          </>
        }
        actions={
          <>
            {entry.hidden ? (
              <Button busy={isBusy} onClick={() => submit({ intent: 'show' }, { method: 'post' })}>
                {t('show')}
              </Button>
            ) : (
              <ButtonLink to={address.withdraw(entry.id)} preventScrollReset>
                {t(used ? 'hide' : 'delete')}
              </ButtonLink>
            )}
            <ButtonLink kind="primary" icon="pencil" to={address.edit(entry.id)}>
              {t('edit')}
            </ButtonLink>
          </>
        }
      />
      <FailedNotice intents={['show']} className="mb-4" />
      {entry.hidden ? (
        <Banner tone="info" className="mb-4">
          {t('hiddenText')}
        </Banner>
      ) : null}
      {children}
      <p className="mt-5 text-ink-2">{used ? t('usedBy', { uses: used }) : t('unused')}</p>
      <Confirmation
        isOpen={search.has(WITHDRAW) && !entry.hidden}
        title={t(used ? 'hideTitle' : 'deleteTitle')}
        subtitle={name}
        verb={t(used ? 'hide' : 'delete')}
        tone={used ? 'primary' : 'danger'}
        busy={isBusy}
        onConfirm={() => submit({ intent: 'withdraw' }, { method: 'post', action: address.withdraw(entry.id) })}
        onClose={close}
      >
        <p>{used ? t('hideText', { uses: used }) : t('deleteText')}</p>
        <FailedNotice intents={['withdraw']} className="mt-3" />
      </Confirmation>
    </Page>
  );
}
