import type { ReactNode } from 'react';
import { Page } from '../../../components/basics/page';
import { Breadcrumbs, PageHead } from '../../../components/basics/page-head';
import type { CatalogueAddress } from '../catalogue-address';

interface EntryFormPageProps {
  address: CatalogueAddress;
  /** What the catalogue is called. */
  things: string;
  /** Null while it is new. */
  entry: { id: number; name: string } | null;
  title: string;
  children: ReactNode;
}

/** The form of an entry under the way back: the catalogue, the entry unless it is new, and what is being done. */
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
