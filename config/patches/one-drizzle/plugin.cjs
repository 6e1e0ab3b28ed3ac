const { readFile } = require('node:fs/promises')

/** Drizzle's question whether a value is of a class, which walks through the names of all its classes. */
const byNames = /function is\(value, type\) \{[^]*?\n\}/

/** Makes esbuild compare drizzle's classes by `instanceof` (README.md beside this file). */
const oneDrizzle = {
  name: 'one-drizzle',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]drizzle-orm[\\/]entity\.js$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      if (!byNames.test(text))
        throw new Error('drizzle-orm/entity.js has no function "is" any more')
      const contents = text.replace(byNames, 'const is = (value, type) => value instanceof type')
      return { contents, loader: 'js' }
    }),
}

module.exports = { oneDrizzle }
