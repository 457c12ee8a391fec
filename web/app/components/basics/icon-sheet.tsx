import { createContext, type ReactElement, type ReactNode, type SVGAttributes, useContext } from 'react';

const Drawn = createContext<ReadonlySet<string>>(new Set());

function drawingId(name: string): string {
  return `drawing-${name}`;
}

interface IconSheetProps {
  /** Drawings repeated in many rows, by name. */
  drawings: Readonly<Record<string, ReactElement>>;
  children: ReactNode;
}

/** Defines SVG symbols once and lets rows refer to them, which keeps long lists light. */
export function IconSheet({ drawings, children }: IconSheetProps) {
  return (
    <>
      <svg className="hidden" aria-hidden="true">
        {Object.entries(drawings).map(([name, drawing]) => (
          <symbol key={name} id={drawingId(name)} viewBox="0 0 16 16">
            {drawing}
          </symbol>
        ))}
      </svg>
      <Drawn.Provider value={new Set(Object.keys(drawings))}>{children}</Drawn.Provider>
    </>
  );
}

interface DrawingProps extends SVGAttributes<SVGSVGElement> {
  name: string;
  children: ReactElement;
}

/** A 16 px drawing, or a reference to the symbol of the enclosing sheet; rows then set the size once in CSS. */
export function Drawing({ name, children, width, height, ...frame }: DrawingProps) {
  const isDrawn = useContext(Drawn).has(name);
  return isDrawn ? (
    <svg {...frame} aria-hidden="true">
      <use href={`#${drawingId(name)}`} />
    </svg>
  ) : (
    <svg {...frame} width={width} height={height} viewBox="0 0 16 16" aria-hidden="true">
      {children}
    </svg>
  );
}
