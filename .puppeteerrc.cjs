// The browser is a pinned npm package, so `npm ci` must not download another one.
module.exports = { skipDownload: true };
