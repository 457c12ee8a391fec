import { type ComponentType, useEffect, useState } from 'react';

export interface ToastMessage {
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string;
  /** What can be done about it: to try again, to undo it. */
  action?: { words: string; act: () => void };
}

/** They follow the page: at its start there is one at most, and that one may come a moment later. */
let coming: Promise<typeof import('./toaster')> | undefined;
let made = 0;

function toaster(): Promise<typeof import('./toaster')> {
  coming ??= import('./toaster');
  return coming;
}

/** Errors stay until they are closed. The same id is shown once. */
export function showToast(message: ToastMessage, id = `toast-${++made}`): string {
  toaster().then(({ show }) => show(message, id), rest);
  return id;
}

/** What it offers can no longer be done. */
export function dismissToast(id: string): void {
  toaster().then(({ dismiss }) => dismiss(id), rest);
}

/** Without a connection since the page began: whatever else says so does not need them. */
function rest(): void {}

interface ToastsProps {
  /** The one that the server sent along with the page. */
  initial?: (ToastMessage & { id: string }) | null;
}

export function Toasts({ initial }: ToastsProps) {
  const [Region, setRegion] = useState<ComponentType | null>(null);
  useEffect(() => {
    toaster().then(({ ToastRegion }) => setRegion(() => ToastRegion), rest);
  }, []);
  useEffect(() => {
    if (initial) showToast(initial, initial.id);
  }, [initial]);
  return Region ? <Region /> : null;
}
