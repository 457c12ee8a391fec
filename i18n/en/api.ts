import type { Resources, Translated } from '../catalogues';

const api: Translated<Resources['api']> = {
  problem: {
    malformed: 'What was sent cannot be read.',
    unknown_parameter: 'The address names what does not exist or cannot be read: {{name}}.',
    signed_out: 'Nobody has signed in with this token, or its session has ended.',
    wrong_credentials: 'The email or the password is not right.',
    forbidden: 'Your role does not allow this.',
    company_forbidden: 'You do not work for the company that X-Company names.',
    not_found: 'Not found.',
    method_not_allowed: 'This address does not take that method.',
    too_slow: 'The content came too slowly or stopped coming. Send it again.',
    stale: 'It has changed since it was read. Read it again.',
    alike: 'There are patients who may be the same person.',
    refused: 'Not possible in its present state.',
    key_reused: 'Another content was sent with this key before.',
    length_required: 'Content-Length is missing.',
    too_large: 'It is too large.',
    unsupported_type: 'Another content type is expected.',
    unsupported_encoding: 'The content is expected uncompressed.',
    invalid: 'Some fields have to be corrected.',
    too_many_requests: 'Too many calls. Try again later.',
    failed: 'The server has failed.',
    unavailable: 'A part of the service does not answer. Try again with the same key.',
  },
  issue: {
    people: '{{people}} people would be asked: that is the number to send.',
    terms_left_out: 'Terms are published as they are sent: send termsConditions too.',
    sso_not_replaced: 'It is changed with ssoChange "replace" alone: send that too.',
    unknown: 'It does not exist.',
    invalid_type: 'Not of the expected type.',
    invalid_value: 'Not one of the values that are taken.',
    invalid_format: 'Not of the expected format.',
    invalid_union: 'Of none of the forms that are taken.',
    invalid_key: 'Its name is not valid.',
    invalid_element: 'One of its elements is not valid.',
    not_multiple_of: 'Too many decimals.',
    too_big: 'Too large.',
    too_small: 'Too small.',
  },
};

export default api;
