import { missingParts, PASSWORD_PARTS } from '@aval/domain/validation/fields/password-rule';
import { cx } from 'class-variance-authority';
import { useTranslation } from '../../shell/words/translation';
import { Icon } from '../basics/icon';

/** Parts of the password rule, ticked as the typed text meets them. */
export function PasswordRule({ typed }: { typed: string }) {
  const { t } = useTranslation('common');
  const missing = new Set(missingParts(typed));
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-1 text-xs text-ink-3 max-md:grid-cols-1" aria-live="polite">
      {PASSWORD_PARTS.map((part) => {
        const isMet = !missing.has(part);
        return (
          <li key={part} className={cx('flex items-center gap-1.5', isMet && 'text-success')}>
            {isMet ? (
              <Icon name="check" small />
            ) : (
              <span className="h-px w-3 flex-none bg-current" aria-hidden="true" />
            )}
            <span>
              {t(`password.rule.${part}`)}
              <span className="sr-only">{t(isMet ? 'password.met' : 'password.missing')}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
