import { Checkbox } from '../../../components/fields/checkbox';
import { NO_FORM } from '../../../components/fields/no-form';
import { TextInput } from '../../../components/fields/text-input';
import { useTranslation } from '../../../shell/words/translation';
import type { RuleSearch } from '../use-rule-search';

interface RuleSearchBarProps {
  search: RuleSearch;
  /** No rule matches. */
  isVain: boolean;
}

/** Search of rules, outside of the form around it. */
export function RuleSearchBar({ search, isVain }: RuleSearchBarProps) {
  const { t } = useTranslation('rules');
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
        <TextInput
          form={NO_FORM}
          type="search"
          leadingIcon="search"
          className="md:w-72"
          value={search.text}
          onChange={(event) => search.setText(event.target.value)}
          placeholder={t('search')}
          aria-label={t('search')}
        />
        <Checkbox form={NO_FORM} checked={search.onlySet} onChange={(event) => search.setOnlySet(event.target.checked)}>
          {t('onlySet')}
        </Checkbox>
      </div>
      {isVain ? (
        <p role="status" className="py-3 text-ink-2">
          {t('nothingFound')}
        </p>
      ) : null}
    </>
  );
}
