/** Resolves when the mail server greets us and, where there are credentials, knows us; sends nothing. */
export async function probeMailServer(smtpUrl: string, milliseconds: number): Promise<void> {
  // Loaded when somebody asks: a web process needs it for nothing else.
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
