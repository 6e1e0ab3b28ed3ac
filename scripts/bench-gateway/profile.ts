import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'

/**
 * Reads the CPU profile of a gateway that Node wrote at its end (`--cpu-prof`), and prints where its
 * time went: by source, by step of a purchase, and by function. Samples outside the given steps and
 * those of an idle process do not count.
 */

/** When a step ran, in microseconds of the machine's monotonic clock, which the profile uses too. */
export interface StepTime {
  step: string
  from: number
  to: number
}

export const monotonicNow = (): number => Number(process.hrtime.bigint() / 1000n)

const root = join(__dirname, '../..')
const folder = join(root, '.cache', 'profile')

/** Empties the folder of profiles, and answers the options that make a gateway write into it. */
export function profileOptions(): string[] {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return ['--cpu-prof', '--cpu-prof-interval=500', `--cpu-prof-dir=${folder}`]
}

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

const cpuProfile = v.object({
  startTime: v.number(),
  samples: v.array(v.number()),
  timeDeltas: v.array(v.number()),
  nodes: v.array(
    v.object({
      id: v.number(),
      callFrame: v.object({
        functionName: v.string(),
        url: v.string(),
        lineNumber: v.number(),
        columnNumber: v.number(),
      }),
      children: v.optional(v.array(v.number()), []),
    }),
  ),
})
type Frame = v.InferOutput<typeof cpuProfile>['nodes'][number]['callFrame']

/** Paths of the sources of a bundle, by the place of a function in it. */
function sourceFinder(): (frame: Frame) => string {
  const maps = new Map<string, SourceMap>()
  return ({ url, lineNumber, columnNumber }) => {
    if (!url.startsWith('file:')) return url
    const path = fileURLToPath(url)
    if (!path.endsWith('.cjs') || path.includes('node_modules')) return relative(root, path)
    const known = maps.get(path)
    const map = known ?? new SourceMap(json(`${path}.map`) as SourceMapPayload)
    maps.set(path, map)
    const entry = map.findEntry(lineNumber, columnNumber)
    return 'originalSource' in entry
      ? relative(root, join(path, '..', entry.originalSource))
      : relative(root, path)
  }
}

/** A package, a folder of ours, a module of Node, or what V8 names in brackets. */
const groupOf = (source: string, name: string): string => {
  if (source === '') return name.startsWith('(') ? name : `native ${name}`
  if (source.startsWith('node:')) return source.split('/').slice(0, 2).join('/')
  const [, named = ''] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? []
  // The maps of drizzle say that its sources lie beside its folder.
  if (named === 'src') return 'drizzle-orm'
  return named || source.split('/').slice(0, -1).slice(0, 3).join('/')
}

/** Sums by a name, in ms of one purchase, the largest first. */
class Sums extends Map<string, number> {
  add(name: string, ms: number): void {
    this.set(name, (this.get(name) ?? 0) + ms)
  }
  largest(most: number): [string, number][] {
    return [...this].sort(([, a], [, b]) => b - a).slice(0, most)
  }
  get total(): number {
    return [...this.values()].reduce((sum, ms) => sum + ms, 0)
  }
}

/** Prints the profile of `purchases` purchases that were made in these steps, one after another. */
export function printProfile(steps: readonly StepTime[], purchases: number): void {
  const [file = ''] = readdirSync(folder)
  const profile = v.parse(cpuProfile, json(join(folder, file)))
  const sourceOf = sourceFinder()
  const parents = new Map<number, number>()
  for (const { id, children } of profile.nodes) for (const child of children) parents.set(child, id)
  const known = new Map(
    profile.nodes.map(({ id, callFrame }) => {
      const source = sourceOf(callFrame)
      const name = callFrame.functionName
      return [id, { name, source, group: groupOf(source, name) }] as const
    }),
  )
  const groupsAbove = (id: number): Set<string> => {
    const groups = new Set<string>()
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at))
      groups.add(known.get(at)?.group ?? '')
    return groups
  }

  const self = new Sums()
  const withCallees = new Sums()
  const functions = new Sums()
  const bySteps = new Map<string, Sums>()
  let now = profile.startTime
  let at = 0
  profile.samples.forEach((id, index) => {
    const took = profile.timeDeltas[index] ?? 0
    now += took
    while ((steps[at]?.to ?? Infinity) < now) at += 1
    const step = steps[at]
    const node = known.get(id)
    if (!step || now < step.from || !node || node.name === '(idle)') return
    const ms = took / 1000 / purchases
    self.add(node.group, ms)
    for (const group of groupsAbove(id)) withCallees.add(group, ms)
    functions.add(`${node.name || '(anonymous)'} ${node.source}`, ms)
    const ofStep = bySteps.get(step.step) ?? new Sums()
    bySteps.set(step.step, ofStep)
    ofStep.add(node.group, ms)
  })

  const line = (ms: number) =>
    `${ms.toFixed(2).padStart(7)} ms ${((100 * ms) / self.total).toFixed(1).padStart(5)} %`
  console.log(`A purchase by its sources (${self.total.toFixed(1)} ms; self, with callees):`)
  for (const [group, ms] of self.largest(40))
    console.log(`${line(ms)}  ${(withCallees.get(group) ?? 0).toFixed(2).padStart(6)}  ${group}`)
  console.log('By its steps:')
  for (const [step, sums] of bySteps) {
    const most = sums.largest(6).map(([group, ms]) => `${group} ${ms.toFixed(2)}`)
    console.log(`${line(sums.total)}  ${step}: ${most.join(', ')}`)
  }
  console.log('By its functions:')
  for (const [name, ms] of functions.largest(40)) console.log(`${line(ms)}  ${name}`)
}
