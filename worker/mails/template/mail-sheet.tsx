import { cssColour } from '@aval/application/access/css-colour';
import { tenantMark } from '@aval/domain/access/tenant-mark';
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { render } from '@react-email/render';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { styles } from './styles';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

export async function renderMail(subject: string, page: ReactElement): Promise<RenderedMail> {
  return { subject, html: await render(page), text: await render(page, { plainText: true }) };
}

interface MailSheetProps {
  language: string;
  tenant: { name: string; primaryColor: string };
  subject: string;
  /** Text that mail clients show beside the subject. */
  preview: string;
  children: ReactNode;
}

/** Layout of every mail, with the company's mark at its top. */
export function MailSheet({ language, tenant, subject, preview, children }: MailSheetProps) {
  const colour = cssColour(tenant.primaryColor);
  return (
    <Html lang={language}>
      <Head>
        <title>{subject}</title>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{`${tenant.name} · ${preview}`}</Preview>
      <Body style={styles.body}>
        <Container style={{ ...styles.sheet, borderTop: `4px solid ${colour}` }}>
          <Section style={styles.content}>
            <Text style={styles.tenant}>
              <span aria-hidden="true" data-skip-in-text="true" style={{ ...styles.mark, borderColor: colour }}>
                {tenantMark(tenant.name).initials}
              </span>
              {tenant.name}
            </Text>
            {children}
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

/** Typed text with its line breaks, which mail programs drop unless each is an element. */
export function TypedLines({ text }: { text: string }) {
  const [first, ...others] = text.split('\n');
  return (
    <span dir="auto">
      {first}
      {others.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their places, and some are alike.
        <Fragment key={place}>
          <br />
          {line}
        </Fragment>
      ))}
    </span>
  );
}

interface MailLinkProps {
  address: string;
  label: string;
  orCopy: string;
}

/** A button, and its address to copy when buttons are not shown. */
export function MailLink({ address, label, orCopy }: MailLinkProps) {
  return (
    <>
      <Button href={address} style={styles.button}>
        {label}
      </Button>
      <Text style={styles.small} data-skip-in-text="true">
        {orCopy}
        <br />
        <Link href={address} style={styles.link}>
          {address}
        </Link>
      </Text>
    </>
  );
}
