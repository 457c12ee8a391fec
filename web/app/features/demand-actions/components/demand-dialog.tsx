import type { DialogAction } from '../action-address';
import type { DialogContext } from '../dialog-context';
import { AnswerDialog } from './answer-dialog';
import { ChangeDatesDialog } from './change-dates-dialog';
import { CommentDialog } from './comment-dialog';
import { DeleteDialog } from './delete-dialog';
import { DuplicateDialog } from './duplicate-dialog';
import { IncreaseCyclesDialog } from './increase-cycles-dialog';
import { ReasonDialog } from './reason-dialog';
import { RollbackDialog } from './rollback-dialog';
import { TakeOverDialog } from './take-over-dialog';
import { UploadDialog } from './upload-dialog';

/** Dialog of an action, except for decisions, which have the side panel. */
export function DemandDialog({ kind, ...context }: DialogContext & { kind: Exclude<DialogAction, 'manage'> }) {
  switch (kind) {
    case 'answer':
      return <AnswerDialog {...context} />;
    case 'change_dates':
      return <ChangeDatesDialog {...context} />;
    case 'increase_cycles':
      return <IncreaseCyclesDialog {...context} />;
    case 'comment':
      return <CommentDialog {...context} />;
    case 'upload':
      return <UploadDialog {...context} />;
    case 'rollback':
      return <RollbackDialog {...context} />;
    case 'take_over':
      return <TakeOverDialog {...context} />;
    case 'delete':
      return <DeleteDialog {...context} />;
    case 'duplicate':
    case 'duplicate_with_chemotherapy':
      return <DuplicateDialog {...context} withChemotherapy={kind === 'duplicate_with_chemotherapy'} />;
    case 'cancel':
    case 'finish':
      return <ReasonDialog kind={kind} {...context} />;
  }
}
