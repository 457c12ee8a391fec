import { useLocation, useNavigate, useSearchParams } from '@remix-run/react';
import { useCallback } from 'react';
import { decidedIn } from '../decisions/decided-address';
import { DIALOG_ACTIONS, type DialogAction } from '../demand-actions/action-address';

/** The dialog that the address names, so that a link opens it and the way back closes it; or what its sender decided, once it is. */
export function useOpenDialog() {
  const [search] = useSearchParams();
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const wanted = search.get('action');
  const kind: DialogAction | null = DIALOG_ACTIONS.find((each) => each === wanted) ?? null;
  const isFromPage = (state as { fromPage?: boolean } | null)?.fromPage === true;
  const close = useCallback(() => {
    if (isFromPage) navigate(-1);
    else navigate(pathname, { replace: true, preventScrollReset: true });
  }, [isFromPage, navigate, pathname]);
  return { kind, decided: decidedIn(search), close };
}
