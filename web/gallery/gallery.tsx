import { navigation } from '@aval/domain/access/navigation';
import { createRemixStub } from '@remix-run/testing';
import { createRoot } from 'react-dom/client';
import { brandStyles } from '../app/brand/brand-styles';
import { AppShell } from '../app/shell/app-shell';
import type { PageData } from '../app/shell/data/page-data';
import { TranslationProvider } from '../app/shell/words/translation';
import { loadWords } from '../app/shell/words/words';
import { DialogPages } from './dialog-pages';
import { FieldPage } from './field-page';
import { ListPage } from './list-page';
import { ReadingPage } from './reading-page';
import { StatePage } from './state-page';
import './gallery.css';

const address = new URLSearchParams(location.search);
const brand = address.get('brand') ?? '#0b6285,#10334f,#e2a33b';
const [primary = '', secondary = '', tertiary = ''] = brand.split(',');
document.documentElement.dataset.theme = address.get('theme') ?? 'light';
const style = document.createElement('style');
style.textContent = brandStyles({ primary, secondary, tertiary });
document.head.append(style);

const page: PageData = {
  tenant: {
    name: 'Salud Meridiana',
    slogan: 'Cada tratamiento, a tiempo.',
    brandStyles: '',
    icon: { type: 'image/svg+xml', address: '' },
    logo: null,
  },
  user: {
    id: 1,
    name: 'Nuria Belmonte',
    role: 'MANAGER',
    navigation: navigation('MANAGER'),
    canWork: true,
    isObliged: false,
    avatarImageId: null,
    emailNotifications: null,
    bundleEmails: false,
  },
  language: 'es',
  theme: 'light',
  namespaces: ['common', 'shell', 'validation'],
  laterNamespaces: [],
  wordFiles: [],
  toast: null,
};

await loadWords(page.language, page.namespaces);

const PAGES = {
  fields: <FieldPage />,
  list: <ListPage />,
  reading: <ReadingPage />,
  states: <StatePage />,
  dialogs: <DialogPages />,
};

function Gallery() {
  const name = (address.get('page') ?? 'fields') as keyof typeof PAGES;
  if (!page.tenant || !page.user) return null;
  return (
    <TranslationProvider speech={page}>
      <AppShell tenant={page.tenant} user={page.user} counts={{ demands: 9 }}>
        {PAGES[name]}
      </AppShell>
    </TranslationProvider>
  );
}

const OPTIONS = {
  options: [
    { value: '1', label: 'Hospital Valdeluz', description: 'Madrid · prescriptor y realizador' },
    { value: '2', label: 'Hospital San Telmo de la Alcarria', description: 'Guadalajara · prescriptor' },
    { value: '3', label: 'Centro Oncológico Sierra Norte', description: 'Madrid · realizador' },
  ],
};

const Stub = createRemixStub([
  {
    id: 'root',
    path: '/',
    loader: () => page,
    Component: Gallery,
    children: [{ id: 'demands', path: 'app/demands', Component: () => null }],
  },
  { path: '/options', loader: () => OPTIONS },
]);

const place = document.getElementById('gallery');
if (place)
  createRoot(place).render(<Stub initialEntries={['/app/demands']} hydrationData={{ loaderData: { root: page } }} />);
