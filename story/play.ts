import { closeServices, createServices } from '@aval/application/services';
import { readEnvironment, storyEnvironmentSchema } from '@aval/platform/environment';
import { playAdministration } from './playing/play-administration';
import { playStory } from './playing/play-story';
import { scenes } from './scenes/scenes';

/**
 * Plays the story's demands with real commands through the running engine; `npm start` runs it after its ready line.
 */
const services = createServices('story', readEnvironment(storyEnvironmentSchema), { allowOccurredAt: true });
process.once('SIGTERM', () => process.exit(1));
try {
  const { demands, failures } = await playStory(services, scenes);
  await playAdministration(services);
  for (const failure of failures) console.error(failure.stack);
  if (failures.length === 0) console.log(`Story played: ${demands} demands`);
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  await closeServices(services);
}
