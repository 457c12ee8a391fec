import { readEnvironmentAtStart, type WebEnvironment, webEnvironmentSchema } from '@aval/platform/environment';

let environment: WebEnvironment | undefined;

export function getEnvironment(): WebEnvironment {
  environment ??= readEnvironmentAtStart(webEnvironmentSchema);
  return environment;
}
