const { relative } = require('node:path')

/** Seconds that one file may take. docs/testing.md lists the files that may take longer. */
const PRICE_S = 10
const SHOWN = 10

/**
 * Prints the ten slowest files, and every file that takes more than `PRICE_S`. The lines begin with
 * `slow file` and hold seconds and path. scripts/test.mjs collects them.
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
    // A run of only a few files needs no list.
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
