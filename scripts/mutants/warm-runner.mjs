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
 * The hooks of a file run for each mutant, so each has gateways and databases of its own.
 */

const stryker = (globalThis.__stryker__ ??= {})
/** Milliseconds. With a mutant a test may take twice as long as without, and this much more. */
const SPARE_MS = 3_000
const HOOK_MS = 20_000
const DRY_MS = 120_000
/** More tests than these seldom kill what these did not. */
const ENOUGH_MS = 8_000
const HOOKS = 'hooks of '
/** Processes that judge learn here how long each test took in the dry run, which another process made. */
const TIMES = 'test-times.json'

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
  /** Milliseconds of each test in the dry run. */
  #times = new Map()
  /** Whether a test passes without those before it in its file. */
  #alone = new Map()

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
  }

  /** Coverage is noted by the test that runs, or by the file whose hooks run. */
  #follow({ name, test, describeBlock }) {
    if (name === 'run_describe_start' && describeBlock.parent)
      stryker.currentTestId = `${HOOKS}${fileOf(describeBlock)}`
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
    const tests = this.#tests.map(({ id, file, duration, errors, status }) => {
      const own = (coverage.perTest[id] ??= {})
      const shared = Object.entries(coverage.perTest[`${HOOKS}${file}`] ?? {})
      for (const [mutant, hits] of shared) own[mutant] = (own[mutant] ?? 0) + hits
      this.#times.set(id, duration ?? 0)
      const test = { id, name: id, fileName: file, timeSpentMs: duration ?? 0 }
      if (status !== 'done') return { ...test, status: 2 }
      if (errors.length === 0) return { ...test, status: 0 }
      return { ...test, status: 1, failureMessage: errors.flat().map(String).join('\n') }
    })
    writeFileSync(TIMES, JSON.stringify([...this.#times]))
    for (const file of this.#judges) Reflect.deleteProperty(coverage.perTest, `${HOOKS}${file}`)
    return { status: 'complete', tests, mutantCoverage: coverage }
  }

  /** The cheapest of the tests that reach a mutant, of at most so many milliseconds together. */
  #chosen(covering) {
    let sum = 0
    const cheapest = covering.toSorted((a, b) => this.#times.get(a) - this.#times.get(b))
    return new Set(cheapest.filter((id) => (sum += this.#times.get(id)) <= ENOUGH_MS || sum === 0))
  }

  /** Whether a test that failed with a mutant passes without it, though others did not run before it. */
  async #standsAlone({ id }) {
    if (!this.#alone.has(id)) {
      const { activeMutant } = stryker
      stryker.activeMutant = undefined
      this.#alone.set(id, (await this.#run(new Set([id]))) === undefined)
      stryker.activeMutant = activeMutant
    }
    return this.#alone.get(id)
  }

  /** Runs the tests until one fails because of the mutant. One that needs its predecessors gets them. */
  async #judge(wanted) {
    for (;;) {
      const failed = await this.#run(wanted)
      if (!failed) return undefined
      const message = String(failed.errors.flat()[0])
      const before = this.#tests.filter(({ file }) => file === failed.file)
      const missing = before.slice(0, before.indexOf(failed)).filter(({ id }) => !wanted.has(id))
      if (missing.length === 0 || (await this.#standsAlone(failed))) return { ...failed, message }
      for (const { id } of missing) wanted.add(id)
    }
  }

  async mutantRun({ activeMutant, testFilter, reloadEnvironment, hitLimit }) {
    if (this.#times.size === 0) this.#times = new Map(JSON.parse(readFileSync(TIMES, 'utf8')))
    const wanted = this.#chosen(testFilter ?? this.#tests.map(({ id }) => id))
    Object.assign(stryker, { activeMutant: activeMutant.id, hitLimit })
    stryker.hitCount = hitLimit === undefined ? undefined : 0
    try {
      if (reloadEnvironment) this.#load()
      const failed = await this.#judge(wanted)
      const nrOfTests = wanted.size
      if (stryker.hitCount > hitLimit) return { status: 'timeout', reason: 'endless' }
      if (!failed) return { status: 'survived', nrOfTests }
      return { status: 'killed', killedBy: [failed.id], failureMessage: failed.message, nrOfTests }
    } catch (error) {
      // The gateway does not even load.
      return { status: 'killed', killedBy: [], failureMessage: String(error), nrOfTests: 0 }
    } finally {
      Object.assign(stryker, { activeMutant: undefined, hitLimit: undefined })
      if (reloadEnvironment) this.#load()
    }
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'warm', injectableClass: WarmRunner }]
export const strykerValidationSchema = { properties: { judges: { type: 'array' } } }
