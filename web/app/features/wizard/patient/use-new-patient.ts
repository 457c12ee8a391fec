import { useCallback, useMemo, useState } from 'react';

/** Form for a new patient beside step 1; its input belongs to no draft yet. */
export interface NewPatient {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  isTyped: boolean;
  markTyped: () => void;
  /** Number of attempts to leave the step with input in the form, which then shows a notice. */
  askedCount: number;
  /** Returns whether the user can go on without losing input. */
  mayGoOn: () => boolean;
}

export function useNewPatient(): NewPatient {
  const [isOpen, setIsOpen] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const [askedCount, setAskedCount] = useState(0);
  const setOpen = useCallback((opens: boolean) => {
    setIsOpen(opens);
    setTyped(false);
    setAskedCount(0);
  }, []);
  const markTyped = useCallback(() => setTyped(true), []);
  const mayGoOn = useCallback(() => {
    if (isTyped) setAskedCount((before) => before + 1);
    return !isTyped;
  }, [isTyped]);
  return useMemo(
    () => ({ isOpen, setOpen, isTyped, markTyped, askedCount, mayGoOn }),
    [isOpen, setOpen, isTyped, markTyped, askedCount, mayGoOn],
  );
}
