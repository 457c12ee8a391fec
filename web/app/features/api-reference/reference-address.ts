/** For people; the API's own addresses are no pages. */
export const REFERENCE_PATH = '/api/docs';

export const DOCUMENT_PATH = '/api/v1/openapi.json';
