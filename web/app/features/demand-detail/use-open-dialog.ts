import { useLocation, useNavigate, useSearchParams } from '@remix-run/react';
import { useCallback, useRef } from 'react';
import { decidedIn } from '../decisions/decided-address';
import { DIALOG_ACTIONS, type DialogAction } from '../demand-actions/action-address';

/** The dialog that the address names, so that a link opens it and the way back closes it; or what its sender decided, once it is. */
export function useOpenDialog() {
  const [search] = useSearchParams();
  const { state, pathname, key } = useLocation();
  const navigate = useNavigate();
  const wanted = search.get('action');
  const kind: DialogAction | null = DIALOG_ACTIONS.find((each) => each === wanted) ?? null;
  const isFromPage = (state as { fromPage?: boolean } | null)?.fromPage === true;
  // The way back takes a moment: asked for twice, it would lead out of the page.
  const closing = useRef<string | null>(null);
  const close = useCallback(() => {
    if (closing.current === key) return;
    closing.current = key;
    if (isFromPage) navigate(-1);
    else navigate(pathname, { replace: true, preventScrollReset: true });
  }, [isFromPage, navigate, pathname, key]);
  return { kind, decided: decidedIn(search), close };
}
