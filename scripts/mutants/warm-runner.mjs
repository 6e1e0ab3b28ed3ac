import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)
const ofJest = createRequire(require.resolve('jest'))
const ofCore = createRequire(ofJest.resolve('@jest/core'))
const circus = ofCore('jest-circus')
const { addEventHandler } = ofCore(join(dirname(ofCore.resolve('jest-circus')), 'state.js'))
const ofCircus = createRequire(ofCore.resolve('jest-circus'))
const { jestExpect } = ofCircus('@jest/expect')
const { ModuleMocker } = createRequire(ofCore.resolve('jest-runtime'))('jest-mock')

/**
 * Runs tests for Stryker in one process that loads the gateway, with all mutants aboard, and the tests
 * once. A mutant is switched on by its number and costs only the tests that reach it. Jest would load
 * everything anew for each mutant, which takes ten times longer.
 *
 * A file's gateway and database stay open from mutant to mutant. So a test that fails with a mutant runs
 * once more without it, on the same database. Only when it passes did the mutant do it; otherwise an
 * earlier mutant has spoiled the data, or the test needs those before it, and the mutant is judged anew.
 */

const stryker = (globalThis.__stryker__ ??= {})
/** Milliseconds. With a mutant a test may take twice as long as without, and this much more. */
const SPARE_MS = 3_000
const HOOK_MS = 20_000
const DRY_MS = 120_000
/** After so many runs a file's gateway is opened anew, because its clock and its data went on. */
const WORN_OUT = 25
/** What so many tests do not notice, more of them seldom do. */
const ENOUGH = 30
const OPENING = 'opening of '
const HOOKS = 'hooks of '
/** Processes that judge learn here what the dry run saw, which another process made. */
const DRY_RUN = 'dry-run.json'

const testsOf = (block) =>
  block.children.flatMap((child) => (child.type === 'test' ? [child] : testsOf(child)))
const nameOf = (one) => (one.parent?.parent ? `${nameOf(one.parent)} › ${one.name}` : one.name)
const fileOf = (one) => (one.parent.parent ? fileOf(one.parent) : one.name)

const mocker = new ModuleMocker(globalThis)
const jest = {
  fn: (...given) => mocker.fn(...given),
  spyOn: (...given) => mocker.spyOn(...given),
  restoreAllMocks: () => mocker.restoreAllMocks(),
  setTimeout: () => jest,
}

class WarmRunner {
  static inject = ['options']
  #judges
  #tests = []
  #failed
  #bail
  #keepsOpen = false
  /** What is to be closed in each file, and how often its tests ran since it was opened. */
  #open = new Map()
  /** Mutants that act while a gateway opens, so that they need a new one. */
  #opening = new Set()
  /** Whether what is loaded holds a mutant that acts while modules load. */
  #isSpoiled = false
  /** Milliseconds of each test in the dry run. */
  #times = new Map()

  constructor({ judges }) {
    this.#judges = judges
  }

  capabilities() {
    return { reloadEnvironment: true }
  }

  async init() {
    process.env.NODE_ENV = 'test'
    const { describe, test, it, beforeAll, beforeEach, afterAll, afterEach } = circus
    const hooks = { beforeAll, beforeEach, afterAll, afterEach }
    Object.assign(globalThis, { describe, test, it, ...hooks, expect: jestExpect, jest })
    for (const event of ['uncaughtException', 'unhandledRejection'])
      process.on(event, (error) => circus.getState().currentlyRunningTest?.errors.push(error))
    addEventHandler((event) => this.#follow(event))
    this.#load()
  }

  /** Loads the tests, and with them the gateway, as if for the first time. */
  #load() {
    const root = process.cwd()
    const load = createRequire(join(root, 'package.json'))
    for (const path of Object.keys(load.cache))
      if (path.startsWith(`${root}/`) && !path.startsWith(`${root}/node_modules/`))
        Reflect.deleteProperty(load.cache, path)
    circus.resetState()
    for (const file of this.#judges) circus.describe(file, () => void load(join(root, file)))
    this.#tests = testsOf(circus.getState().rootDescribeBlock)
    for (const test of this.#tests)
      Object.assign(test, { id: nameOf(test), file: fileOf(test), given: test.mode })
    for (const block of circus.getState().rootDescribeBlock.children)
      this.#keepOpen(block, block.name)
  }

  /** Lets what hooks open stay open until `#close`. */
  #keepOpen(block, file) {
    for (const hook of block.hooks) {
      const { type, fn } = hook
      if (type === 'beforeAll')
        hook.fn = async () => {
          const open = this.#open.get(file) ?? { hooks: new Set(), closers: [], runs: 0 }
          this.#open.set(file, open)
          if (open.hooks.has(hook)) return
          await fn()
          open.hooks.add(hook)
        }
      if (type === 'afterAll')
        hook.fn = async () => {
          if (!this.#keepsOpen) return fn()
          const closers = this.#open.get(file)?.closers ?? []
          if (!closers.includes(fn)) closers.push(fn)
        }
    }
    for (const child of block.children) if (child.type !== 'test') this.#keepOpen(child, file)
  }

  async #close(files) {
    for (const file of files) {
      const closers = this.#open.get(file)?.closers ?? []
      this.#open.delete(file)
      // What a mutant broke may not close either. A worker does not live long.
      for (const close of closers) await Promise.resolve(close()).catch(() => undefined)
    }
  }

  /** Coverage is noted by the test that runs, or by the file whose hooks run. */
  #follow({ name, test, describeBlock }) {
    if (name === 'run_describe_start' && describeBlock.parent)
      stryker.currentTestId = `${OPENING}${fileOf(describeBlock)}`
    if (name === 'test_started') stryker.currentTestId = test.id
    if (name !== 'test_done') return
    stryker.currentTestId = `${HOOKS}${test.file}`
    if (test.errors.length === 0) return
    this.#failed ??= test
    // What is left is skipped, but hooks still close what is open.
    if (this.#bail) for (const other of this.#tests) other.mode = 'skip'
  }

  /** Runs these tests until the first failure, which is the answer. */
  async #run(wanted, { bail } = { bail: true }) {
    const state = circus.getState()
    Object.assign(state, { unhandledErrors: [], hasFocusedTests: false })
    state.testTimeout = bail ? HOOK_MS : DRY_MS
    for (const test of this.#tests) {
      Object.assign(test, { errors: [], status: null, startedAt: null, duration: null })
      test.mode = wanted.has(test.id) ? test.given : 'skip'
      test.timeout = bail ? this.#times.get(test.id) * 2 + SPARE_MS : DRY_MS
    }
    this.#bail = bail
    this.#failed = undefined
    await circus.run()
    stryker.currentTestId = undefined
    jest.restoreAllMocks()
    return this.#failed
  }

  async dryRun() {
    const coverage = (stryker.mutantCoverage ??= { static: {}, perTest: {} })
    await this.#run(new Set(this.#tests.map(({ id }) => id)), { bail: false })
    delete stryker.mutantCoverage
    this.#open.clear()
    const opening = new Set()
    const tests = this.#tests.map(({ id, file, duration, errors, status }) => {
      const own = (coverage.perTest[id] ??= {})
      const opened = Object.entries(coverage.perTest[`${OPENING}${file}`] ?? {})
      const shared = Object.entries(coverage.perTest[`${HOOKS}${file}`] ?? {})
      for (const [mutant] of opened) opening.add(mutant)
      for (const [mutant, hits] of [...opened, ...shared]) own[mutant] = (own[mutant] ?? 0) + hits
      this.#times.set(id, duration ?? 0)
      const test = { id, name: id, fileName: file, timeSpentMs: duration ?? 0 }
      if (status !== 'done') return { ...test, status: 2 }
      if (errors.length === 0) return { ...test, status: 0 }
      return { ...test, status: 1, failureMessage: errors.flat().map(String).join('\n') }
    })
    const times = [...this.#times]
    writeFileSync(DRY_RUN, JSON.stringify({ times, opening: [...opening] }))
    for (const file of this.#judges)
      for (const name of [OPENING, HOOKS])
        Reflect.deleteProperty(coverage.perTest, `${name}${file}`)
    return { status: 'complete', tests, mutantCoverage: coverage }
  }

  /** The tests that judge a mutant, in turns: the cheapest of each file, then the next of each. */
  #turnsOf(covering, enough) {
    const ranks = new Map()
    const rank = ({ id, file }) => {
      ranks.set(file, (ranks.get(file) ?? -1) + 1)
      return { id, rank: ranks.get(file) }
    }
    const reached = new Set(covering)
    const sorted = this.#tests
      .filter(({ id }) => reached.has(id))
      .toSorted((one, other) => this.#times.get(one.id) - this.#times.get(other.id))
      .map(rank)
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ id }) => id)
    return [sorted.slice(0, 2), sorted.slice(2, 6), sorted.slice(6, enough)]
      .filter((turn) => turn.length > 0)
      .map((turn) => new Set(turn))
  }

  /** Opens anew what these tests use, when it is worn out. */
  async #renew(wanted) {
    const used = new Set(this.#tests.filter(({ id }) => wanted.has(id)).map(({ file }) => file))
    for (const file of used) {
      const open = this.#open.get(file)
      if (open && ++open.runs > WORN_OUT) await this.#close([file])
    }
  }

  /** Loads the gateway again, with or without a mutant that acts while modules load. */
  async #loadAnew(mutant) {
    await this.#close([...this.#open.keys()])
    stryker.activeMutant = mutant
    this.#load()
    this.#isSpoiled = mutant !== undefined
  }

  /** Answers the test that fails because of this mutant, with its message. */
  async #judge(mutant, wanted, { isStatic }) {
    await this.#renew(wanted)
    for (;;) {
      if (isStatic) await this.#loadAnew(mutant)
      const wasOpen = new Set(this.#open.keys())
      stryker.activeMutant = mutant
      const failed = await this.#run(wanted)
      stryker.activeMutant = undefined
      if (!failed) return undefined
      const { id, file, errors } = failed
      const killer = { id, message: String(errors.flat()[0]) }
      if (isStatic) await this.#loadAnew(undefined)
      if (!(await this.#run(new Set([id])))) return killer
      await this.#close([file])
      if (wasOpen.has(file)) continue
      // On a new database, and the test fails without its predecessors: it gets them.
      const ofFile = this.#tests.filter((test) => test.file === file).map((test) => test.id)
      const missing = ofFile.slice(0, ofFile.indexOf(id)).filter((each) => !wanted.has(each))
      if (missing.length === 0) return killer
      for (const each of missing) wanted.add(each)
    }
  }

  async mutantRun({ activeMutant, testFilter, reloadEnvironment, hitLimit }) {
    if (this.#times.size === 0) {
      const { times, opening } = JSON.parse(readFileSync(DRY_RUN, 'utf8'))
      this.#times = new Map(times)
      this.#opening = new Set(opening)
    }
    this.#keepsOpen = true
    // Which tests reach what acts while modules load, nobody knows.
    const turns = testFilter
      ? this.#turnsOf(testFilter, ENOUGH)
      : this.#turnsOf(this.#tests.map(({ id }) => id))
    Object.assign(stryker, { hitLimit, hitCount: hitLimit === undefined ? undefined : 0 })
    try {
      const isOpening = this.#opening.has(activeMutant.id)
      if (this.#isSpoiled) await this.#loadAnew(undefined)
      if (isOpening) await this.#close([...this.#open.keys()])
      let killer
      for (const turn of turns)
        killer ??= await this.#judge(activeMutant.id, turn, { isStatic: reloadEnvironment })
      if (isOpening) await this.#close([...this.#open.keys()])
      return this.#fateOf(killer, turns)
    } catch (error) {
      // The gateway does not even load.
      this.#isSpoiled = true
      return { status: 'killed', killedBy: [], failureMessage: String(error), nrOfTests: 0 }
    } finally {
      Object.assign(stryker, { activeMutant: undefined, hitLimit: undefined })
    }
  }

  #fateOf(killer, turns) {
    const nrOfTests = turns.reduce((sum, { size }) => sum + size, 0)
    if (stryker.hitCount > stryker.hitLimit) return { status: 'timeout', reason: 'endless' }
    if (!killer) return { status: 'survived', nrOfTests }
    return { status: 'killed', killedBy: [killer.id], failureMessage: killer.message, nrOfTests }
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'warm', injectableClass: WarmRunner }]
export const strykerValidationSchema = { properties: { judges: { type: 'array' } } }
