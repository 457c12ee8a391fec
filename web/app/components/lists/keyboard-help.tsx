import { useState } from 'react';
import { useTranslation } from '../../shell/words/translation';
import { Button } from '../actions/button';
import { Dialog } from '../dialogs/dialog';
import { Switch } from '../fields/switch';
import { areKeysOn, contextButton, switchKeys } from './list-behaviours';

const KEYS = [
  ['/', 'search'],
  ['j', 'next'],
  ['k', 'previous'],
  ['Enter', 'open'],
  ['c', 'context'],
  ['?', 'help'],
] as const;

const KEY =
  'inline-block min-w-7 rounded-sm border border-line-2 bg-sunken px-1.5 py-0.5 text-center text-xs font-medium';

/** Dialog with the keyboard shortcuts of a list and the switch that disables them. */
export default function KeyboardHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('common');
  const [isOn, setOn] = useState(areKeysOn);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('keys.title')}
      actions={(close) => <Button onClick={close}>{t('action.close')}</Button>}
    >
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {KEYS.filter(([, name]) => name !== 'context' || contextButton()).map(([key, name]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className={KEY}>{name === 'open' ? t('keys.enter') : key}</kbd>
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">
        <Switch
          checked={isOn}
          onChange={(event) => {
            switchKeys(event.target.checked);
            setOn(event.target.checked);
          }}
        >
          {t('keys.isOn')}
        </Switch>
      </p>
    </Dialog>
  );
}
