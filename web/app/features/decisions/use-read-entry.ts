import { useLocation, useNavigate } from '@remix-run/react';
import { standsBesideThePage } from '../../components/dialogs/use-shown-dialog';
import { entryPlace } from './last-proposal';

/**
 * Returns a function that navigates from the decision to a history entry. A panel beside the page stays open; one that
 * covers it is closed, and its input is kept.
 */
export function useReadEntry(): (sequence: number) => void {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  return (sequence) => {
    const hash = entryPlace(sequence);
    if (standsBesideThePage()) navigate({ search, hash }, { replace: true, state });
    else navigate({ search: withoutDialog(search), hash }, { replace: true });
  };
}

function withoutDialog(search: string): string {
  const left = new URLSearchParams(search);
  left.delete('action');
  return left.toString();
}
