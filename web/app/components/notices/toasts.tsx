import { type ComponentType, useEffect, useState } from 'react';

export interface ToastMessage {
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string;
  /** Action offered by the toast, such as retry or undo. */
  action?: { words: string; act: () => void };
}

/** The toaster is loaded after the page, because a page starts with at most one toast, which may appear later. */
let coming: Promise<typeof import('./toaster')> | undefined;
let made = 0;

function toaster(): Promise<typeof import('./toaster')> {
  coming ??= import('./toaster');
  return coming;
}

/** Shows a toast and returns its id; errors stay until they are closed. A repeated id replaces the toast. */
export function showToast(message: ToastMessage, id = `toast-${++made}`): string {
  toaster().then(({ show }) => show(message, id), rest);
  return id;
}

/** Removes a toast whose action is not available any more. */
export function dismissToast(id: string): void {
  toaster().then(({ dismiss }) => dismiss(id), rest);
}

/** Ignores a failed import: without a connection, messages appear elsewhere. */
function rest(): void {}

interface ToastsProps {
  /** Toast that the server sent with the page. */
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
