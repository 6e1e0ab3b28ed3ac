const { createRequire } = require('node:module')
const vm = require('node:vm')

const { TestEnvironment } = createRequire(require.resolve('jest'))('jest-environment-node')

/**
 * Jest's Node environment with a global object that has no interceptors. In a usual context every
 * access to `Object` or `Math` goes through them, which is seventy times slower, and drizzle-orm
 * does this for every part of every statement. Before Node 20.18 the context is a usual one.
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
