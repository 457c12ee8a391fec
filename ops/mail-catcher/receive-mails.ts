import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface Envelope {
  from: string;
  to: string[];
}

export interface ReceivingOptions {
  /** Handles a mail, which is accepted once the promise resolves. */
  onMail: (source: string, envelope: Envelope) => Promise<void>;
  /** Returns the reply code that refuses an address, such as 550; undefined accepts it. */
  refusal?: (address: string) => number | undefined;
}

const LARGEST_MAIL_BYTES = 10 * 1024 * 1024;

/** Creates a mail server for this machine only, without authentication, encryption or delivery. */
export function receiveMails({ onMail, refusal }: ReceivingOptions): SMTPServer {
  return new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST_MAIL_BYTES,
    logger: false,
    onRcptTo({ address }, _session, done) {
      const responseCode = refusal?.(address);
      done(responseCode === undefined ? null : Object.assign(new Error('not taken'), { responseCode }));
    },
    onData(stream, { envelope }, done) {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const to = envelope.rcptTo.map(({ address }) => address);
      text(stream)
        .then((source) => onMail(source, { from, to }))
        .then(() => done(), done);
    },
  });
}
