import { text } from 'node:stream/consumers';
import { setPassword } from '@aval/application/access/passwords/set-password';
import { closeServices, createServices } from '@aval/application/services';
import { PASSWORD_RULE } from '@aval/domain/validation/fields/password-rule';
import { createRandomPassword } from '@aval/platform/random-password';
import { operatorEnvironment } from './operator/environment';
import { exitWith, StartFailure } from './prepare/failure.mjs';

/** `npm run password -- <e-mail>` draws a password and prints it once; with `--stdin` it is read from there and never shown. */
try {
  const [email] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  if (!email) throw new StartFailure('Whose password? npm run password -- <e-mail>');
  const isGiven = process.argv.includes('--stdin');
  const password = isGiven ? (await text(process.stdin)).trimEnd() : createRandomPassword();
  const services = createServices('password', operatorEnvironment());
  try {
    const { status } = await setPassword(services, { email, password });
    if (status === 'not_found') throw new StartFailure(`There is no user with the e-mail ${email}.`);
    if (status === 'against_the_rule') throw new StartFailure(`This password is not taken: ${PASSWORD_RULE}.`);
  } finally {
    await closeServices(services);
  }
  console.log(
    isGiven
      ? `${email} has the new password and is signed out everywhere.`
      : `${email} is signed out everywhere and has the password ${password}, which is shown this once.`,
  );
} catch (error) {
  exitWith(error);
}
