import { useEffect } from 'react';

export function hasFiles({ types }: DataTransfer): boolean {
  return types.includes('Files');
}

/** Returns the dropped files without folders, which browsers list among them. */
export function droppedFiles({ items }: DataTransfer): File[] {
  return [...items].flatMap((item) => {
    const file = item.kind === 'file' && !item.webkitGetAsEntry()?.isDirectory ? item.getAsFile() : null;
    return file ?? [];
  });
}

/** Ignores files dropped outside of a drop zone; the browser would open them and leave the page. */
export function useHarmlessDrops(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}
