// Evaluated once for all workflows of a worker, before the sandbox freezes the built-ins: these modules must not hold
// state.
import '@aval/domain/demand/outlook/display-status';
import '@aval/domain/demand/lifecycle/lifecycle';
import '@aval/domain/demand/outlook/plain-facts';
import '@aval/domain/demand/timing/reminders';

/**
 * The engine's library records the stack of every promise; three frames name the place and cost half as much as ten.
 */
Object.assign(Error, { stackTraceLimit: 3 });
