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

/** Connects a control to the label, hint and error of its field; own attributes take precedence. */
export function useFieldControl(own: ControlAttributes): ControlAttributes {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field?.id,
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': own['aria-invalid'] ?? (field?.isInvalid || undefined),
  };
}

/** Note on a control that is shown elsewhere on the page. */
export interface FieldNote {
  /** Id of the element with the note's text. */
  describedBy: string;
  /** Short mark below the control. */
  mark: ReactNode;
}

/** Notes by control id. */
export const FieldNotesContext = createContext<Readonly<Record<string, FieldNote>>>({});
