const { relative } = require('node:path')

/** What a file may cost alone, in seconds; the lists of docs/testing.md name what may cost more. */
const PRICE_S = 10
const SHOWN = 10

/**
 * Prints the ten files that took the longest, and each that costs more than its price. The lines
 * begin with `slow file` and hold seconds and path, for scripts/test.mjs to collect.
 */
module.exports = class SlowestFiles {
  constructor({ rootDir }) {
    this.rootDir = rootDir
    this.files = []
  }

  onTestResult({ path }, { perfStats: { start, end } }) {
    this.files.push({ path, seconds: (end - start) / 1000 })
  }

  onRunComplete() {
    // Whoever runs a file or two looks at those.
    if (this.files.length <= SHOWN) return
    const slowest = this.files.sort((a, b) => b.seconds - a.seconds)
    const shown = slowest.filter(({ seconds }, at) => at < SHOWN || seconds > PRICE_S)
    for (const { path, seconds } of shown) {
      const mark = seconds > PRICE_S ? `  over ${PRICE_S} s` : ''
      const file = relative(this.rootDir, path)
      process.stderr.write(`slow file ${seconds.toFixed(1).padStart(6)} s ${file}${mark}\n`)
    }
  }
}
