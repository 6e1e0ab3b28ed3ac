const { createRequire } = require('node:module')
const vm = require('node:vm')

const { TestEnvironment } = createRequire(require.resolve('jest'))('jest-environment-node')

/**
 * Jest's own, on a global object without interceptors: asking `Object` or `Math` of a common
 * context runs through them each time, seventy times slower, and drizzle-orm asks for every part of
 * every statement. Before Node 20.18 contexts are what they were.
 */
module.exports = class PlainGlobals extends TestEnvironment {
  constructor(...given) {
    const { createContext } = vm
    vm.createContext = () => createContext(vm.constants?.DONT_CONTEXTIFY)
    try {
      super(...given)
    } finally {
      vm.createContext = createContext
    }
  }
}
