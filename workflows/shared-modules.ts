// Evaluated once for all workflows of a worker, before the sandbox freezes what is built in: nothing here may keep a state.
import '@aval/domain/demand/outlook/display-status';
import '@aval/domain/demand/lifecycle/lifecycle';
import '@aval/domain/demand/outlook/plain-facts';
import '@aval/domain/demand/timing/reminders';

/** The engine's library writes down the stack of every promise; three frames name the place and cost half as much as ten. */
Object.assign(Error, { stackTraceLimit: 3 });
