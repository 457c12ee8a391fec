// Encrypts error messages and stack traces by the payload codec; by default the server would store them in plain text.
// CommonJS, because the SDK loads it with require() and also bundles it into the workflow sandbox.
const { DefaultFailureConverter } = require('@temporalio/common');

exports.failureConverter = new DefaultFailureConverter({ encodeCommonAttributes: true });
