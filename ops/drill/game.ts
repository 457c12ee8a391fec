import type { Ground } from './drill-stack';
import type { Kill } from './kills';
import type { Ledger } from './ledger';

/** To whom demands may be given. */
export interface Recipients {
  consultantIds: readonly number[];
  /** Those who play: a demand that nobody works on any more has nothing left to show. */
  doctors: readonly { id: number; companyId: number }[];
}

/** What all players share. */
export interface Game extends Recipients {
  ground: Ground;
  ledger: Ledger;
  kills: readonly Kill[];
  /** Nothing new is begun; what is under way is sent to its end. */
  isOver: () => boolean;
}
