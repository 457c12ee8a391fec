import { useTranslation } from '../../../shell/words/translation';
import type { IndexGroup } from '../reference-index.client';

/** Index of the reference: at its side, or above it in a narrow window. */
export function ReferenceIndex({ groups }: { groups: readonly IndexGroup[] }) {
  const { t } = useTranslation('auth');
  return (
    <nav aria-label={t('reference.index')} className="lg:sticky lg:top-4 lg:w-44 lg:shrink-0 lg:self-start">
      <div className="grid gap-3 max-lg:mb-6">
        {groups.map(({ name: given, entries }) => {
          const name = given ?? t('reference.guides');
          return (
            <section key={name} aria-label={name}>
              <h2 className="mb-1 font-semibold text-(length:--fs-xs) text-ink-2">{name}</h2>
              <ul className="flex flex-wrap gap-x-4 gap-y-1 lg:flex-col">
                {entries.map(({ label, address }) => (
                  <li key={address}>
                    <a className="finger-area inline-block py-0.5" href={address}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </nav>
  );
}
