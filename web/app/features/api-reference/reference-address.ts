/** Page for developers; it is not part of the API's addresses. */
export const REFERENCE_PATH = '/api/docs';

/** Page that lists the changes of the API, for those who write clients. */
export const REFERENCE_CHANGES_PATH = `${REFERENCE_PATH}/changelog`;

export const DOCUMENT_PATH = '/api/v1/openapi.json';
