import { useLocation, useNavigate, useSearchParams } from '@remix-run/react';
import { useCallback, useRef } from 'react';
import { decidedIn } from '../decisions/decided-address';
import { DIALOG_ACTIONS, type DialogAction } from '../demand-actions/action-address';

/**
 * State of the dialog named by the address, so that a link opens it and going back closes it; or the sequence of a
 * decision just sent.
 */
export function useOpenDialog() {
  const [search] = useSearchParams();
  const { state, pathname, key } = useLocation();
  const navigate = useNavigate();
  const wanted = search.get('action');
  const kind: DialogAction | null = DIALOG_ACTIONS.find((each) => each === wanted) ?? null;
  const isFromPage = (state as { fromPage?: boolean } | null)?.fromPage === true;
  // Navigating back takes a moment; a second request would leave the page.
  const closing = useRef<string | null>(null);
  const close = useCallback(() => {
    if (closing.current === key) return;
    closing.current = key;
    if (isFromPage) navigate(-1);
    else navigate(pathname, { replace: true, preventScrollReset: true });
  }, [isFromPage, navigate, pathname, key]);
  return { kind, decided: decidedIn(search), close };
}
