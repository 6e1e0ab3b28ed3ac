/**
 * Instead of @tarojs/taro, whose `require` of the whole runtime keeps all of it in the package: a
 * parser of markup, a history, addresses. Hooks are put on this object later, so its names must be
 * read when they are used, which a CommonJS module promises and an ES module does not.
 */
module.exports = require('./native-api').default
module.exports.default = module.exports
