/**
 * No polyfills: the oldest browsers that we serve (.browserslistrc) have what the sources use,
 * and core-js would add 17 KB to the first load.
 *
 * The excluded transforms rewrite what those browsers run as it is. Babel applies them only for
 * corner cases of Safari 12 that the sources stay clear of: a parameter that shadows the name of
 * its own function expression, and tagged templates that rely on identity.
 */

/** What only the gateway and its reference say of a call (src/contract/call.ts): no client carries it. */
const gatewayOnly = ['summary', 'errors', 'request', 'share', 'maxBytes']
const dropGatewayOnly = () => ({
  visitor: {
    CallExpression({
      node: {
        callee,
        arguments: [draft],
      },
    }) {
      if (callee.name !== 'defineCall') return
      draft.properties = draft.properties.filter(({ key }) => !gatewayOnly.includes(key?.name))
    },
  },
})

module.exports = {
  plugins: [dropGatewayOnly],
  /** Nobody compares with `document.all`, redefines a field, or asks a function for its length. */
  assumptions: { noDocumentAll: true, setPublicClassFields: true, ignoreFunctionLength: true },
  presets: [
    [
      'taro',
      {
        framework: 'react',
        ts: true,
        compiler: 'webpack5',
        useBuiltIns: false,
        exclude: ['transform-parameters', 'transform-destructuring', 'transform-template-literals'],
      },
    ],
  ],
}
