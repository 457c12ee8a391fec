import type { ReactNode } from 'react';
import { Page } from '../../../components/basics/page';
import { Breadcrumbs, PageHead } from '../../../components/basics/page-head';
import type { CatalogueAddress } from '../catalogue-address';

interface EntryFormPageProps {
  address: CatalogueAddress;
  /** Name of the catalogue. */
  things: string;
  /** Null for a new entry. */
  entry: { id: number; name: string } | null;
  title: string;
  children: ReactNode;
}

/** Page of an entry's form, with breadcrumbs: catalogue, entry unless it is new, action. */
export function EntryFormPage({ address, things, entry, title, children }: EntryFormPageProps) {
  const way = entry ? [{ label: entry.name, to: address.detail(entry.id) }] : [];
  return (
    <Page width="form">
      <Breadcrumbs crumbs={[{ label: things, to: address.list }, ...way, { label: title }]} />
      <PageHead title={title} />
      {children}
    </Page>
  );
}
