import { useLocation, useNavigate } from '@remix-run/react';
import { standsBesideThePage } from '../../components/dialogs/use-shown-dialog';
import { entryPlace } from './last-proposal';

/** Leads from the decision to an entry of the demand's history. A panel beside the page stays open; one that lies over it is left, with what was typed in it kept. */
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
