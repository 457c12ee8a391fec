import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import type { RoleName } from '@aval/domain/access/roles';
import type { Subtitle } from '../../components/dialogs/dialog';
import type { Occurrence } from './components/outcome-banner';

/** In whose name the reader files, and from where. */
export interface FilingPlace {
  doctorId: number;
  doctorName: string;
  centerId: number | null;
}

/** What each dialog of a demand is given. */
export interface DialogContext {
  demand: DemandDetail;
  role: RoleName;
  commandId: string;
  filingPlace: FilingPlace;
  /** Reference, patient and version. */
  subject: Subtitle;
  /** The history in words, newest first. */
  occurrences: readonly Occurrence[];
  onClose: () => void;
}
