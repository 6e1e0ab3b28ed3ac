const { createHash } = require('node:crypto')
const swc = require('@swc/jest')
const { bundle, modules, packages } = require('./gateway-bundle.cjs')

/**
 * Compiles like the ordinary transform, but a module of the gateway comes from the bundle that
 * gateway-bundle.cjs makes before the first test. Each test file would otherwise load 1,500 modules
 * one by one.
 */
const names = modules()
const inPackage = new RegExp(`node_modules/(${packages.join('|')})/`)
const mocked = /\bjest\.(mock|doMock)\(\s*['"](\.|@\/)/

const check = (source, path) => {
  // The bundle has its own copy, so two would be in use.
  if (inPackage.test(path))
    throw new Error(`${path} is not in the bundle: name it in config/jest/gateway-bundle.cjs`)
  if (mocked.test(source))
    throw new Error(`${path} mocks a module by its path. The gateway would not see it, see ADR 97`)
}

module.exports = {
  createTransformer(options) {
    const own = swc.createTransformer(options)
    return {
      ...own,
      process: (source, path, ...rest) => {
        const name = names.get(path)
        if (name === undefined) {
          check(source, path)
          return own.process(source, path, ...rest)
        }
        const code = `module.exports = require(${JSON.stringify(bundle)}).modules[${JSON.stringify(name)}]()`
        return { code }
      },
      getCacheKey: (source, path, ...rest) => {
        const name = names.get(path)
        return name === undefined
          ? createHash('sha256')
              .update(`unbundled ${own.getCacheKey(source, path, ...rest)}`)
              .digest('hex')
          : createHash('sha256').update(`${bundle} ${name}`).digest('hex')
      },
    }
  },
}
