import { Icon } from '../../basics/icon';
import { chipLook } from './chip-look';

interface SwitchChipProps {
  label: string;
  isOn: boolean;
  onToggle: () => void;
}

/** A filter that is on or off: dashed and may be added, or tinted and taken off again. */
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
