// Entry file of the workflow bundle, which registers its exports by name; no other module imports it.
export { demand } from './demand/demand';
export { effect } from './effect/effect';
