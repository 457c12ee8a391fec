import { readEnvironment, type WebEnvironment, webEnvironmentSchema } from '@aval/platform/environment';

let environment: WebEnvironment | undefined;

export function getEnvironment(): WebEnvironment {
  environment ??= readEnvironment(webEnvironmentSchema);
  return environment;
}
