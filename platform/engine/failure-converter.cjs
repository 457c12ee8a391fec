// Error messages and stack traces go through the payload codec like everything else; without this they lie open on the server.
// CommonJS, because the SDK loads it with require() and also bundles it into the workflow sandbox.
const { DefaultFailureConverter } = require('@temporalio/common');

exports.failureConverter = new DefaultFailureConverter({ encodeCommonAttributes: true });
