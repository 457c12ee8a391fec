import type { DemandDetail } from '@aval/application/demands/detail/demand-detail';
import type { RoleName } from '@aval/domain/access/roles';
import type { Subtitle } from '../../components/dialogs/dialog';
import type { Occurrence } from './components/outcome-banner';

/** Doctor and center that a copy is filed for. */
export interface FilingPlace {
  doctorId: number;
  doctorName: string;
  centerId: number | null;
}

/** Properties of every dialog of a demand. */
export interface DialogContext {
  demand: DemandDetail;
  role: RoleName;
  commandId: string;
  filingPlace: FilingPlace;
  /** Reference, patient and version. */
  subject: Subtitle;
  /** History in words, newest first. */
  occurrences: readonly Occurrence[];
  onClose: () => void;
}
