import { useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/actions/button';
import { Switch } from '../../../components/fields/switch';
import { useTranslation } from '../../../shell/words/translation';
import type { AccountAnswer } from '../account-action.server';
import { PasswordForm } from './password-form';

/** Optional password change, behind a switch. */
export function PasswordSection({ answer }: { answer: AccountAnswer | undefined }) {
  const { t } = useTranslation('account');
  const [isOn, setOn] = useState(answer !== undefined);
  const box = useRef<HTMLDivElement>(null);
  // The switch may have been turned on before hydration.
  useEffect(() => {
    if (box.current?.querySelector<HTMLInputElement>('[role="switch"]')?.checked) setOn(true);
  }, []);
  const isSaving = useNavigation().formData?.get('intent') === 'change_password';
  return (
    <div ref={box} className="grid justify-items-start gap-4">
      <Switch checked={isOn} onChange={(event) => setOn(event.currentTarget.checked)}>
        {t('password.toggle')}
      </Switch>
      {isOn ? (
        <div className="w-full md:max-w-105">
          <PasswordForm id="password-form" answer={answer}>
            <div>
              <Button type="submit" kind="primary" busy={isSaving} className="max-md:w-full">
                {t('password.change')}
              </Button>
            </div>
          </PasswordForm>
        </div>
      ) : null}
    </div>
  );
}
