const { relative, join } = require('node:path')
const swc = require('@swc/jest')

const root = join(__dirname, '../..')

/**
 * Compiles like the ordinary transform, but with a deliberate fault in one file. `npm run
 * test:planted` names the fault in PLANTED_FAULT as JSON (test/planted/faults.ts).
 */
const planted = JSON.parse(process.env.PLANTED_FAULT ?? 'null')

const changed = (source, path) => {
  if (planted?.file !== relative(root, path)) return source
  if (source.split(planted.find).length !== 2)
    throw new Error(`${planted.file} does not have exactly one place for "${planted.name}"`)
  return source.replace(planted.find, () => planted.put)
}

module.exports = {
  createTransformer(options) {
    const own = swc.createTransformer(options)
    return {
      ...own,
      process: (source, path, ...rest) => own.process(changed(source, path), path, ...rest),
      getCacheKey: (source, path, ...rest) => own.getCacheKey(changed(source, path), path, ...rest),
    }
  },
}
