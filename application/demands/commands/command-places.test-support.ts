import { addDays, civilDateOf } from '@aval/domain/calendar/civil-date';
import { authorize, decide, newDraft, newPendingDemand, writeWorkingCopy } from '@aval/testing/scenes/scenario';
import { datedFrom } from '@aval/testing/scenes/wizard-scenario';
import type { TestEngine } from '@aval/testing/stack/engine';
import { PEOPLE } from '@aval/testing/visitors/people';

/** Builders of demands in the state that a command needs. Each but the draft was with the first consultant. */
export function commandPlaces(engine: TestEngine) {
  const places = {
    draft: async () => (await newDraft(engine)).demand.id,
    analysis: async () => {
      const demandId = await places.evaluation();
      await decide(engine, PEOPLE.consultant, demandId, { decision: 'propose_authorization' });
      return demandId;
    },
    evaluation: async () => {
      const demandId = await newPendingDemand(engine);
      await decide(engine, PEOPLE.manager, demandId, {
        decision: 'evaluate',
        toUserId: (await engine.actor(PEOPLE.consultant)).userId,
      });
      return demandId;
    },
    companyAccept: async () => {
      const demandId = await places.analysis();
      await decide(engine, PEOPLE.manager, demandId, { decision: 'authorize', decisionReason: 'AUTORIZADO' });
      return demandId;
    },
    missingInfo: async () => {
      const demandId = await places.analysis();
      await decide(engine, PEOPLE.manager, demandId, { decision: 'more_info' });
      return demandId;
    },
    accepted: async () => {
      const demandId = await places.analysis();
      await authorize(engine, demandId);
      return demandId;
    },
    /** The wizard is filled in, but nothing is sent. */
    corrected: async () => {
      const demandId = await places.analysis();
      await writeWorkingCopy(engine, demandId, 'administrative', (content) => ({
        ...content,
        extras: { ...content.extras, officialComments: 'Revisado' },
      }));
      return demandId;
    },
    moved: async () => {
      const demandId = await places.accepted();
      const first = addDays(civilDateOf(new Date()), 30);
      await writeWorkingCopy(engine, demandId, 'change_dates', datedFrom(first));
      return demandId;
    },
  } as const;
  return places;
}
