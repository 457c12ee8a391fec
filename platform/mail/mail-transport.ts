import { createTransport } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';

export interface MailMessage {
  /** Stable, so that a client recognizes a mail delivered twice. */
  messageId: string;
  /** Display name of the sender; the address comes from the environment. */
  senderName: string;
  to: string;
  language: string;
  subject: string;
  html: string;
  text: string;
}

export interface MailTransport {
  /** Resolves when the server has accepted the mail. @throws MailFailure */
  send(message: MailMessage): Promise<void>;
}

/** Time in ms until a server counts as silent; together below the time of an attempt to send. */
export interface MailTimeouts {
  connection: number;
  greeting: number;
  socket: number;
}

const TIMEOUTS: MailTimeouts = { connection: 5000, greeting: 5000, socket: 10_000 };

/**
 * Reason for a mail that was not accepted: the address or the message is refused permanently, the server refuses
 * temporarily or does not authenticate us, cannot be reached, or does not answer.
 */
export type MailFailureCode =
  | 'address_refused'
  | 'message_refused'
  | 'server_refused'
  | 'server_unreachable'
  | 'server_silent';

/** Carries a code and never the server's text, which may repeat the address. Source: docs/rules.md 4.4. */
export class MailFailure extends Error {
  override name = 'MailFailure';

  constructor(readonly code: MailFailureCode) {
    super(code);
  }

  /** Whether the server will refuse every retry as well. Source: RFC 5321 section 4.2.1, replies 5yz. */
  get isFinal(): boolean {
    return this.code === 'address_refused' || this.code === 'message_refused';
  }
}

/** Creates a transport with one connection per mail: a hanging server then delays one mail and not the next. */
export function createMailTransport(
  environment: { SMTP_URL: string; MAIL_FROM: string },
  timeouts: MailTimeouts = TIMEOUTS,
): MailTransport {
  const transport = createTransport({
    url: environment.SMTP_URL,
    connectionTimeout: timeouts.connection,
    dnsTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.socket,
    // Mails consist of our own texts only.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const [sender] = addressparser(environment.MAIL_FROM, { flatten: true });
  return {
    async send({ messageId, senderName, to, language, subject, html, text }) {
      try {
        await transport.sendMail({
          messageId,
          from: { name: senderName, address: sender?.address ?? environment.MAIL_FROM },
          // Passed as an object: an address that contains a comma stays one address.
          to: { name: '', address: to },
          subject,
          html,
          text,
          headers: {
            'Content-Language': language,
            // Suppresses automatic replies.
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
          },
        });
      } catch (error) {
        throw new MailFailure(codeOf(error));
      }
    },
  };
}

function codeOf(error: unknown): MailFailureCode {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
  const isFinal = responseCode !== undefined && responseCode >= 500;
  // Without a reply, nodemailer itself found no valid address.
  if (code === 'EENVELOPE' && (command === 'RCPT TO' ? isFinal : command === 'API')) return 'address_refused';
  if (code === 'EMESSAGE' && isFinal) return 'message_refused';
  if (code === 'ETIMEDOUT') return 'server_silent';
  return responseCode === undefined && code !== 'EAUTH' ? 'server_unreachable' : 'server_refused';
}
