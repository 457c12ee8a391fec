import { Icon } from '../../basics/icon';
import { chipLook } from './chip-look';

interface SwitchChipProps {
  label: string;
  isOn: boolean;
  onToggle: () => void;
}

/** Filter chip that is on or off. */
export function SwitchChip({ label, isOn, onToggle }: SwitchChipProps) {
  return (
    <span className={chipLook({ part: isOn ? 'frame' : 'none' })}>
      <button
        type="button"
        aria-pressed={isOn}
        className={chipLook({ part: isOn ? 'main' : 'empty', className: isOn ? 'pr-2' : undefined })}
        onClick={onToggle}
      >
        {isOn ? <b>{label}</b> : label}
        <Icon name={isOn ? 'cross' : 'plus'} className={isOn ? '' : '-order-1'} />
      </button>
    </span>
  );
}
