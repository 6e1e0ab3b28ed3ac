import { measureScript, notedTimers } from '../shell/audit-notes'
import { fetchPackage, isOpen, MAIN, packageOf, standsAlone } from '../shell/packages'
import { guarded, logicConsole } from '../shell/report'
import { shadows } from '../shell/shadow'
import { program } from '../shell/window'
import { currentApp, registerApp, startApp } from './app'
import { asPlainEvents } from './events'
import { codeSpace } from './space'
import { pageInstances } from './stack'
import { withBehaviors } from './well-known-behaviors'

type Definition = Readonly<Record<string, unknown>>

interface Module {
  exports: unknown
}

const loaded = new Map<string, Module>()

/** Path of the file that is being required. `Page()` and `Component()` register under it. */
let current = ''

const besides = (from: string, to: string): string => {
  const steps = to.startsWith('/') ? [] : from.split('/').slice(0, -1)
  for (const step of to.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.' && step !== '') steps.push(step)
  }
  return steps.join('/').replace(/\.js$/, '')
}

const logicGlobals: Record<string, unknown> = {
  ...shadows,
  ...notedTimers,
  console: logicConsole,
  App: registerApp,
  Page: (definition: Definition) =>
    codeSpace.componentEnv(current, (env) => env.Page(asPlainEvents(definition))),
  Component: (definition: Definition) =>
    codeSpace.componentEnv(current, (env) => {
      const methods = asPlainEvents((definition.methods ?? {}) as Definition)
      env.Component({ ...withBehaviors(definition), methods } as Parameters<
        typeof env.Component
      >[0])
    }),
  Behavior: (definition: Definition) =>
    codeSpace.componentEnv(current, (env) => {
      const methods = asPlainEvents((definition.methods ?? {}) as Definition)
      return env.Behavior({ ...withBehaviors(definition), methods } as never)
    }),
  getApp: currentApp,
  global: shadows.globalThis,
  getCurrentPages: pageInstances,
}

/**
 * Adds a global of the logic layer: `wx`, which this file cannot import because its navigation
 * loads modules, or a function of a test.
 */
export const provideGlobal = (name: string, value: unknown): void => {
  logicGlobals[name] = value
}

/**
 * Runs code with exactly the globals of the logic layer. The code gets an inner function, because
 * it may declare a variable with the name of a global.
 */
const runInLogic = (code: string, extra: Readonly<Record<string, unknown>>): unknown => {
  const inner = `return function (${Object.keys(extra).join(', ')}) {${code}\n}`
  // Like WeChat, the simulator runs the code of the compiled mini-program.
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call
  const wrapped = new Function(...Object.keys(logicGlobals), inner)(
    ...Object.values(logicGlobals),
  ) as (...given: unknown[]) => unknown
  return wrapped(...Object.values(extra))
}

/** When esbuild compiles a test, it wraps the test's named functions in this call. */
const testHelpers = { __name: (target: unknown) => target }

/** Makes a function from source text that a test sent (`mini.evaluate`, `mini.mockWxMethod`). */
export const logicFunction = (source: string): ((...args: unknown[]) => unknown) =>
  runInLogic(`return (${source})`, testHelpers) as (...args: unknown[]) => unknown

interface Lost {
  mod: string
  errMsg: string
}

/** `require` with callbacks may name a file of another package, which is fetched first. */
const fetchModule = async (
  path: string,
  done: (exports: unknown) => void,
  failed?: (lost: Lost) => void,
): Promise<void> => {
  try {
    await fetchPackage(packageOf(path))
  } catch (error) {
    failed?.({ mod: path, errMsg: error instanceof Error ? error.message : String(error) })
    return
  }
  done(requireModule(path))
}

const requireFrom =
  (from: string) =>
  (to: string, done?: (exports: unknown) => void, failed?: (lost: Lost) => void): unknown =>
    done
      ? void fetchModule(resolve(from, to), done, failed)
      : requireBeside(from, resolve(from, to))

/** An independent subpackage and the others do not require each other's files. */
const requireBeside = (from: string, path: string): unknown => {
  if (packageOf(from) !== packageOf(path) && (standsAlone(from) || standsAlone(path)))
    throw new Error(`module '${path}.js' is not defined, require args is across '${from}.js'`)
  return requireModule(path)
}

/**
 * Finds a package by its name, which has no path. DevTools put packages into a folder
 * `miniprogram_npm` beside the file or in a folder above it.
 */
const inPackages = (from: string, to: string): string | undefined => {
  if (/^[./]/.test(to)) return undefined
  const folders = from.split('/').slice(0, -1)
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const base = [...folders.slice(0, depth), 'miniprogram_npm', to].join('/').replace(/\.js$/, '')
    for (const path of [base, `${base}/index`]) if (path in program.modules) return path
  }
  return undefined
}

const resolve = (from: string, to: string): string => {
  const path = besides(from, to)
  return path in program.modules ? path : (inPackages(from, to) ?? path)
}

export const requireModule = (path: string): unknown => {
  const known = loaded.get(path)
  if (known) return known.exports
  const code = program.modules[path]
  if (code === undefined) throw new Error(`module '${path}.js' is not defined`)
  const owner = packageOf(path)
  if (!isOpen(owner)) {
    throw new Error(`module '${path}.js' is in subpackage '${owner}', which is not loaded`)
  }
  const module: Module = { exports: {} }
  loaded.set(path, module)
  const outer = current
  current = path
  try {
    measureScript(`${path}.js`, () =>
      runInLogic(`${code}\n//# sourceURL=weapp:///${path}.js`, {
        require: requireFrom(path),
        module,
        exports: module.exports,
      }),
    )
  } finally {
    current = outer
  }
  return module.exports
}

const runMainPackage = (): void => {
  requireModule('app')
  for (const [path, config] of Object.entries(program.configs)) {
    if (config.component && !packageOf(path)) requireModule(path)
  }
  for (const page of program.app.pages) requireModule(page)
}

/** Starts the App with the first page that is not of an independent subpackage. */
export const enterMainPackage = async (): Promise<void> => {
  if (!(await fetchPackage(MAIN))) return
  guarded(runMainPackage)
  startApp()
}

/** Runs a page's file. The first visit to a package fetches it. */
export const loadPage = async (path: string): Promise<void> => {
  if (!standsAlone(path)) await enterMainPackage()
  await fetchPackage(packageOf(path))
  requireModule(path)
}
