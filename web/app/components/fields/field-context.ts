import { createContext, type ReactNode, useContext } from 'react';

export interface FieldControl {
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
}

export const FieldContext = createContext<FieldControl | null>(null);

interface ControlAttributes {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
}

/** Ties a control to the label, hint and error of the field around it; what the caller gives wins. */
export function useFieldControl(own: ControlAttributes): ControlAttributes {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field?.id,
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': own['aria-invalid'] ?? (field?.isInvalid || undefined),
  };
}

/** What else is said of a control, elsewhere on the page. */
export interface FieldNote {
  /** The element that says it. */
  describedBy: string;
  /** Beside the label, in a word. */
  mark: ReactNode;
}

/** By the ids of the controls. */
export const FieldNotesContext = createContext<Readonly<Record<string, FieldNote>>>({});
