import { useCallback, useMemo, useState } from 'react';

/** The form of a new patient beside step 1: what is typed in it belongs to no draft yet. */
export interface NewPatient {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  isTyped: boolean;
  markTyped: () => void;
  /** How often somebody wanted to leave the step while something was typed in it; it says so. */
  askedCount: number;
  /** Whether nothing would be lost by going on. */
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
