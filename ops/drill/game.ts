import type { Ground } from './drill-stack';
import type { Kill } from './kills';
import type { Ledger } from './ledger';

/** Users to whom demands may be assigned. */
export interface Recipients {
  consultantIds: readonly number[];
  /** Doctors of players only, because a demand that no player works on tests nothing more. */
  doctors: readonly { id: number; companyId: number }[];
}

/** State shared by all players. */
export interface Game extends Recipients {
  ground: Ground;
  ledger: Ledger;
  kills: readonly Kill[];
  /** Returns whether no new command may be started; commands under way are still completed. */
  isOver: () => boolean;
}
