import type { CaughtMail } from './mail-folder';

const STYLE = `
:root { color-scheme: light dark; font: 14px/1.45 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 1080px; padding: 24px 16px; }
h1 { font-size: 18px; margin: 0 0 16px; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 8px 12px 8px 0; border-bottom: 1px solid #8884; vertical-align: top; }
th { font-weight: 500; opacity: .7; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0 0 16px; }
dt { opacity: .7; } dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 620px; border: 1px solid #8884; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 16px; border: 1px solid #8884; }
td.time { white-space: nowrap; }`;

export function listPage(mails: readonly CaughtMail[]): string {
  const rows = mails.map(
    (caught) => `<tr><td class="time">${stamp(caught)}</td><td>${escapeHtml(recipients(caught))}</td>
      <td><a href="/mails/${caught.id}">${escapeHtml(caught.mail.subject ?? '(no subject)')}</a></td></tr>`,
  );
  const table = `<table><thead><tr><th>Received</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return page('Mails', `<h1>Mails (${mails.length})</h1>${mails.length > 0 ? table : '<p>No mail has come yet.</p>'}`);
}

export function mailPage(caught: CaughtMail): string {
  const { id, mail } = caught;
  const headers = mail.headers.map(
    ({ originalKey, value }) => `<dt>${escapeHtml(originalKey)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return page(
    mail.subject ?? id,
    `<p><a href="/">All mails</a> · <a href="/mails/${id}/source">Source</a></p><h1>${escapeHtml(mail.subject ?? '')}</h1>
    <dl>${headers.join('')}</dl>
    <iframe title="HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mails/${id}/html"></iframe>
    <h2>Plain text</h2><pre>${escapeHtml(mail.text ?? '')}</pre>`,
  );
}

/** Returns the list as data, for scripts. */
export function listData(mails: readonly CaughtMail[]) {
  return mails.map((caught) => ({
    id: caught.id,
    receivedAt: caught.receivedAt.toISOString(),
    messageId: caught.mail.messageId,
    to: recipients(caught),
    subject: caught.mail.subject,
  }));
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`;
}

function recipients({ mail }: CaughtMail): string {
  return (mail.to ?? []).map(({ address }) => address ?? '').join(', ');
}

function stamp({ receivedAt }: CaughtMail): string {
  return receivedAt.toISOString().slice(0, 19).replace('T', ' ');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
