/** Page for developers; it is not part of the API's addresses. */
export const REFERENCE_PATH = '/api/docs';

export const DOCUMENT_PATH = '/api/v1/openapi.json';
