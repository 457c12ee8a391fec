// The bundler takes one file and registers what it exports by name: this is that file, and nothing else imports it.
export { demand } from './demand/demand';
export { effect } from './effect/effect';
