import { cva } from 'class-variance-authority';
import { useTranslation } from '../../../shell/words/translation';

const dot = cva('size-2 flex-none rounded-full', {
  variants: { active: { true: 'bg-success', false: 'border-[1.5px] border-ink-3' } },
});

/** Whether the user may sign in; the dot is decorative. */
export function UserState({ active }: { active: boolean }) {
  const { t } = useTranslation('users');
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span className={dot({ active })} aria-hidden="true" />
      {t(active ? 'state.active' : 'state.inactive')}
    </span>
  );
}
