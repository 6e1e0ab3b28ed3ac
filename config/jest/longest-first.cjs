const Sequencer = require('@jest/test-sequencer').default

/** Files that take the longest: begun last, one of them would keep a core waiting at the end. */
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

/** By name, because a clean clone has no figures of an earlier run to sort by. */
const rank = ({ path }) => {
  const place = longest.findIndex((name) => path.endsWith(`/${name}.test.ts`))
  return place < 0 ? longest.length : place
}

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => rank(a) - rank(b))
  }
}
