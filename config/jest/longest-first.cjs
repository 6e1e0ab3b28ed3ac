const Sequencer = require('@jest/test-sequencer').default

/** The slowest files start first. If one started last, the other cores would wait for it. */
const longest = [
  'simulator',
  'kills',
  'fuzz',
  'refusals',
  'refused-calls',
  'races',
  'paying',
  'crash',
  'indexes',
  'matrix',
  'proposal',
]

/** The order follows names, because a clean clone has no times of an earlier run. */
const rank = ({ path }) => {
  const place = longest.findIndex((name) => path.endsWith(`/${name}.test.ts`))
  return place < 0 ? longest.length : place
}

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => rank(a) - rank(b))
  }
}
