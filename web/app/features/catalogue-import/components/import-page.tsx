import { Page } from '../../../components/basics/page';
import { Breadcrumbs, PageHead } from '../../../components/basics/page-head';
import { Banner } from '../../../components/notices/banner';
import { useTranslation } from '../../../shell/words/translation';
import { importAddress } from '../import-address';
import type { LoadedImport } from '../import-routes.server';
import { useImport } from '../use-import';
import { ChooseFile } from './choose-file';
import { ImportDone } from './import-done';
import { ImportPreview } from './import-preview';
import { ImportWaiting } from './import-waiting';

interface ImportPageProps {
  loaded: LoadedImport;
  /** Name of the catalogue. */
  things: string;
  /** The action was refused because the preview was outdated; the page shows the current one. */
  isStale: boolean;
}

/** Import of a catalogue, from choosing a file to applying it; its state survives a reload. */
export function ImportPage({ loaded, things, isStale }: ImportPageProps) {
  const { t } = useTranslation('catalogueImport');
  const { subject, list } = loaded;
  const address = importAddress(list);
  const summary = useImport(address, loaded);
  const title = t(`title.${subject}`);
  return (
    <Page>
      <Breadcrumbs crumbs={[{ label: things, to: list }, { label: title }]} />
      <PageHead title={title} lead={t('lead')} />
      {isStale && (summary === null || summary.state === 'ready') ? (
        <Banner tone="warn" role="alert" className="mb-4">
          {t(summary === null ? 'staleGone' : 'stale')}
        </Banner>
      ) : null}
      {summary === null || summary.state === 'refused' ? (
        <ChooseFile address={address} columns={loaded.columns} refused={summary} subject={subject} />
      ) : summary.state === 'ready' ? (
        <ImportPreview address={address} summary={summary} loaded={loaded} />
      ) : summary.state === 'applied' ? (
        <ImportDone address={address} summary={summary} />
      ) : (
        <ImportWaiting summary={summary} />
      )}
    </Page>
  );
}
