/** Where an account is asked for, what its form fetches and sends by itself, and where it leads. */
export const REQUEST_ACTION = '/?index';
export const REQUEST_CENTERS = '/account-request/centers';
export const REQUEST_FILES = '/account-request/files';
export const REQUEST_SENT = '/account-request/sent';
