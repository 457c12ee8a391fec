import type { Translated } from '../catalogues';
import type spanish from '../es/errors';

const errors: Translated<typeof spanish> = {
  obliged:
    'You have to choose another password or accept new terms first. Do it in another tab, in your account: what you typed is still here and will be saved.',
  sessionEnded: 'Your session has ended. Sign in in another tab: what you typed is still here and will be saved.',
  engineUnavailable:
    'Requests cannot be processed right now. Nothing is lost: what you typed is still here. Try again with the same button.',
  draftConflict: 'This draft was saved from another window {{moment}}. Load that version or keep yours.',
  closed: 'The request was already submitted, or someone else has it: it can no longer be changed.',
  refusal: {
    not_allowed: 'You cannot do this with the request in its present status.',
    not_assigned_to_you: 'The request is assigned to another person.',
    wrong_status: 'The status of the request has changed and no longer allows this action.',
    stale:
      'Another person has acted on the request while you had it open. Check what has changed; your text is still here.',
    assignee_required: 'Choose the consultant who will evaluate it.',
    assignee_inactive: 'The person chosen is no longer active. Choose another.',
    doctor_active: 'The doctor’s account is active again: the request stays with them.',
    reason_required: 'Choose the reason for the decision.',
    reason_contradicts: 'The final reason does not match the decision. Choose one of the same kind.',
    contradiction_unconfirmed: 'The decision contradicts what was proposed. Confirm it to send it.',
    undo_not_allowed: 'The last action cannot be undone.',
    treatment_started: 'The treatment has started, and the authorisation cannot be undone.',
    cycles_invalid: 'The number of cycles is not valid: the cycle goes from 1 to the total.',
    slots_taken: 'The patient already has an active treatment of the same kind in another request.',
    content_locked: 'Something was changed that cannot be changed here. Load the page again.',
    not_finishable: 'The request cannot be finished in its present status.',
    files_too_many:
      'Other files were added to the request in the meantime, and with these there would be too many. Remove some and send it again.',
  },
  /** Failures of PDF renditions, by the code in their row. */
  document: {
    effect_missing: 'What was to be printed was not found.',
    version_unreadable: 'The content of the version cannot be printed.',
    renderer_unavailable: 'The program that makes documents could not be opened.',
    renderer_timeout: 'The document took too long to make.',
    renderer_failed: 'The program that makes documents failed.',
    storage_unavailable: 'The file could not be stored.',
    document_failed: 'The document could not be created.',
    timed_out: 'The service that makes documents did not answer.',
    unread: 'The answer of the service could not be read.',
    outcome_unwritable: 'Whether the document was made could not be recorded.',
  },
  /** Failures and skips of mails, by the code in their row. */
  mail: {
    effect_missing: 'What was to be sent was not found.',
    address_refused: 'The mail server does not accept the recipient’s address.',
    message_refused: 'The mail server does not accept the message.',
    server_refused: 'The mail server has refused it for now.',
    server_unreachable: 'The mail server cannot be reached.',
    server_silent: 'The mail server is not responding.',
    mail_failed: 'The e-mail could not be prepared.',
    timed_out: 'The mail server did not accept it within three days.',
    unread: 'The answer of the service could not be read.',
    outcome_unwritable: 'What became of the e-mail could not be recorded.',
    recipient_inactive: 'Not sent: the recipient is deactivated.',
    recipient_declined: 'Not sent: the recipient has switched e-mails off.',
    out_of_sight: 'Not sent: the recipient may no longer see the request.',
    outdated: 'Not sent: what it announced is no longer true.',
    expired: 'Not sent: too much time had passed.',
  },
};

export default errors;
