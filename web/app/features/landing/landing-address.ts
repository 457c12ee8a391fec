/** Addresses of the account request: form, center options, file upload, confirmation. */
export const REQUEST_ACTION = '/?index';
export const REQUEST_CENTERS = '/account-request/centers';
export const REQUEST_FILES = '/account-request/files';
export const REQUEST_SENT = '/account-request/sent';
