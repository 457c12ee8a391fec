import { createTransport } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';

export interface MailMessage {
  /** Stable: whoever gets the same mail twice can tell. */
  messageId: string;
  /** Shown as the sender; the address is the environment's. */
  senderName: string;
  to: string;
  language: string;
  subject: string;
  html: string;
  text: string;
}

export interface MailTransport {
  /** Resolves when the server has taken it. @throws MailFailure */
  send(message: MailMessage): Promise<void>;
}

/** Milliseconds until a server counts as silent; together below the time that an attempt to send has. */
export interface MailTimeouts {
  connection: number;
  greeting: number;
  socket: number;
}

const TIMEOUTS: MailTimeouts = { connection: 5000, greeting: 5000, socket: 10_000 };

/**
 * Why a mail was not taken: the address is refused for good, the message is, the server refuses just now or does not know us, nobody is there,
 * or somebody is there and says nothing.
 */
export type MailFailureCode =
  | 'address_refused'
  | 'message_refused'
  | 'server_refused'
  | 'server_unreachable'
  | 'server_silent';

/** Carries a code and never the server's words, which may repeat the address. Source: docs/rules.md 4.4. */
export class MailFailure extends Error {
  override name = 'MailFailure';

  constructor(readonly code: MailFailureCode) {
    super(code);
  }

  /** What the server will say again however often it is asked. Source: RFC 5321 section 4.2.1, replies 5yz. */
  get isFinal(): boolean {
    return this.code === 'address_refused' || this.code === 'message_refused';
  }
}

/** One connection for each mail: a server that hangs then holds up one of them and not the next. */
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
    // A mail is made of our own texts only.
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
          // As an object: an address with a comma in it is one address, and not two.
          to: { name: '', address: to },
          subject,
          html,
          text,
          headers: {
            'Content-Language': language,
            // Nobody's holiday answers it.
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
  // Without a reply it is nodemailer itself that found no address in it.
  if (code === 'EENVELOPE' && (command === 'RCPT TO' ? isFinal : command === 'API')) return 'address_refused';
  if (code === 'EMESSAGE' && isFinal) return 'message_refused';
  if (code === 'ETIMEDOUT') return 'server_silent';
  return responseCode === undefined && code !== 'EAUTH' ? 'server_unreachable' : 'server_refused';
}
