/** Resolves when the mail server greets and, with credentials, authenticates us; sends no mail. */
export async function probeMailServer(smtpUrl: string, milliseconds: number): Promise<void> {
  // Loaded on demand, since a web process needs it for nothing else.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: milliseconds,
    dnsTimeout: milliseconds,
    greetingTimeout: milliseconds,
    socketTimeout: milliseconds,
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
