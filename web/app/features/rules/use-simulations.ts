import type { Simulations } from '@aval/application/congruence/rule-book/simulation/simulation-state';
import { useState } from 'react';
import { type FailedTry, failedTry } from '../../components/entries/failed-try';
import { answerOf, type NoAnswer, noAnswerIn } from '../../components/notices/answer-of';
import { usePoll } from '../../components/notices/use-poll';
import { useOwnAddress } from '../../shell/use-own-address';
import { companySimulation } from './rules-address';
import type { SimulationAnswer } from './simulation.server';

const ASK_AGAIN_MS = 1_000;

export interface SimulationDesk extends Simulations {
  /** Request being sent. */
  sending: 'start' | 'cancel' | null;
  /** The start was refused because another simulation is running. */
  isRefused: boolean;
  /** Request with an unknown outcome. */
  failed: FailedTry | null;
  start(form: FormData): void;
  cancel(simulationId: string): void;
}

/** State of a company's simulations, polled while one is running; the form of the rule book is not affected. */
export function useSimulations(companyId: number, loaded: Simulations): SimulationDesk {
  const address = companySimulation(companyId);
  const ownAddress = useOwnAddress();
  const [known, setKnown] = useState({ loaded, newest: loaded });
  if (known.loaded !== loaded) setKnown({ loaded, newest: loaded });
  const { newest } = usePoll<Simulations>({
    address,
    loaded: known.newest,
    intervalMs: ASK_AGAIN_MS,
    isWanted: ({ underWay }) => underWay !== null,
  });
  const [sending, setSending] = useState<SimulationDesk['sending']>(null);
  const [isRefused, setRefused] = useState(false);
  const [failed, setFailed] = useState<FailedTry | null>(null);

  async function send(what: 'start' | 'cancel', fields: Iterable<readonly [string, FormDataEntryValue]>) {
    setSending(what);
    const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
    body.append('intent', `${what}_simulation`);
    const answer = await answerOf<SimulationAnswer>(ownAddress(address), { method: 'POST', body });
    setSending(null);
    const isAnswered = noAnswerIn(answer) === null && 'simulations' in answer;
    const simulations = isAnswered ? answer.simulations : null;
    setFailed(simulations ? null : failedTry(failureOf(answer as NoAnswer)));
    setRefused(what === 'start' && answer.status === 'conflict');
    if (simulations) setKnown({ loaded, newest: simulations });
  }

  return {
    ...newest,
    sending,
    isRefused: isRefused && newest.underWay !== null,
    failed,
    start: (form) => void send('start', form),
    cancel: (simulationId) => void send('cancel', [['simulationId', simulationId]]),
  };
}

function failureOf(answer: NoAnswer): FailedTry['failure'] {
  if (answer.status === 'signed_out') return 'signedOut';
  if (answer.status === 'obliged') return 'obliged';
  return answer.answeredWith === undefined ? 'offline' : answer.answeredWith === 429 ? 'busy' : 'broken';
}
