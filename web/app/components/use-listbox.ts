import { type KeyboardEvent, useEffect, useId, useState } from 'react';

interface ListboxOptions {
  count: number;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onChoose: (index: number) => void;
}

/** Which option the arrows point at while the focus stays in the text field (ARIA combobox with list). */
export function useListbox({ count, isOpen, onOpen, onClose, onChoose }: ListboxOptions) {
  const id = useId();
  const [active, setActive] = useState(-1);
  useEffect(() => {
    if (!isOpen) setActive(-1);
    else setActive((current) => Math.min(current, count - 1));
  }, [isOpen, count]);

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) onOpen();
      else if (count > 0) setActive((current) => (current + (event.key === 'ArrowDown' ? 1 : -1) + count) % count);
    } else if (event.key === 'Enter' && isOpen && active >= 0) {
      event.preventDefault();
      onChoose(active);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
  }

  const optionId = (index: number) => `${id}-${index}`;
  return {
    listId: id,
    active,
    setActive,
    handleKey,
    optionId,
    inputAttributes: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
    } as const,
  };
}
