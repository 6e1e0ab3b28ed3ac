import { importersOf } from './closure-keys.mjs'

/**
 * Every test of test/integration reaches nearly every source, because it opens a whole gateway. So
 * `npm test -- --changed` runs those that are nearest to the change: the changed ones, then those that
 * most often name what a changed file exports, then those that name what its importers export, and so
 * on, until there are enough.
 */

/** These files join all subjects, so their importers are not nearer to one subject than to another. */
const JOINING = /^server\/(app|assemble|consequences|main)\.ts$|^server\/http\/(?!calls\/)/

/** A name that a file exports, or a call in a table of server/http/calls. */
const NAME = /^(?:export (?:async )?(?:const|function|class) (\w+)| {2}(\w+): route\()/gm
const namesIn = (text) => [...text.matchAll(NAME)].map(([, exported, call]) => exported ?? call)

/** Says which tests to run, and how many others the change reaches. `texts` are all files by path. */
export const nearestTests = (changed, tests, texts, enough) => {
  const importers = importersOf(texts)
  const reached = new Set(changed)
  for (const file of reached) importers.get(file)?.forEach((one) => reached.add(one))
  const candidates = tests.filter((file) => reached.has(file))
  const words = new Map(candidates.map((file) => [file, texts.get(file).match(/\w+/g) ?? []]))

  const run = new Set(candidates.filter((file) => changed.includes(file)))
  const seen = new Set(changed)
  for (let ring = changed; ring.length > 0 && run.size < enough;) {
    const names = new Set(ring.flatMap((file) => namesIn(texts.get(file) ?? '')))
    candidates
      .map((file) => ({ file, times: words.get(file).filter((word) => names.has(word)).length }))
      .filter(({ file, times }) => times > 0 && !run.has(file))
      .sort((a, b) => b.times - a.times)
      .slice(0, enough - run.size)
      .forEach(({ file }) => run.add(file))
    ring = ring.filter((file) => !JOINING.test(file)).flatMap((file) => importers.get(file) ?? [])
    ring = [...new Set(ring)].filter((file) => !seen.has(file))
    ring.forEach((file) => seen.add(file))
  }
  return { run: [...run], left: candidates.length - run.size }
}
