// The browser comes as an npm package of its own, pinned; a plain `npm ci` must not fetch another one.
module.exports = { skipDownload: true };
