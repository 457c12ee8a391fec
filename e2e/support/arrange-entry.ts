import { createHmac, randomUUID } from 'node:crypto';
import { ssoColumns } from '@aval/application/secrets/sso-secret';
import { services } from './arrange';
import { MERIDIANA } from './people';

const SECRET = 'un secreto de Meridiana bastante largo';

/** Sets Meridiana's single sign-on key and returns the path, with a token, by which another application signs a user in. */
export async function arrangeEntry(email: string): Promise<string> {
  const { companyId: id } = MERIDIANA;
  const data = ssoColumns(services(), id, { algorithm: 'HS256', key: SECRET });
  await services().database.company.update({ where: { id }, data, select: { id: true } });
  const exp = Math.floor(Date.now() / 1000) + 60;
  const [head, claims] = [{ alg: 'HS256' }, { email, aud: 'meridiana', jti: randomUUID(), exp }].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const signature = createHmac('sha256', SECRET).update(`${head}.${claims}`).digest('base64url');
  return `/login?jwt=${head}.${claims}.${signature}`;
}
