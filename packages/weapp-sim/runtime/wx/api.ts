import { logicFunction } from '../logic/modules'
import { ApiFailure } from '../shell/api-failure'
import { measureScript } from '../shell/audit-notes'
import { guarded } from '../shell/report'

export interface Callbacks {
  readonly success?: (result: object) => void
  readonly fail?: (result: object) => void
  readonly complete?: (result: object) => void
}

export type Options = Readonly<Record<string, unknown>> & Callbacks
export type Api = (...args: never[]) => unknown
export type Apis = Readonly<Record<string, Api>>

type Implementation = (options: Options) => unknown

const mocks = new Map<string, (...args: unknown[]) => unknown>()

export const mockResult = (name: string, result: unknown): void => {
  mocks.set(name, () => result)
}

/** The mock gets the call's arguments, then the test's. `this.origin` is the real function. */
export const mockFunction = (name: string, source: string, args: readonly unknown[]): void => {
  const replacement = logicFunction(source)
  mocks.set(name, function (this: unknown, ...own) {
    return replacement.call(this, ...own, ...args)
  })
}

export const restore = (name: string): void => {
  mocks.delete(name)
}

const asResult = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const run = async (name: string, implementation: Implementation, options: Options) => {
  const origin = (own: Options = options) => implementation(own)
  const mock = mocks.get(name)
  const result = asResult(await (mock ? mock.call({ origin }, options) : implementation(options)))
  const errMsg = String(result.errMsg ?? `${name}:ok`)
  if (mock && errMsg.includes(':fail')) throw Object.assign(new ApiFailure(), { result })
  return { ...result, errMsg }
}

const failureOf = (name: string, error: unknown): Record<string, unknown> => {
  const { result, message, codes } = error as Partial<ApiFailure> & {
    result?: Record<string, unknown>
  }
  return result ?? { errMsg: `${name}:fail ${message ?? String(error)}`.trim(), ...codes }
}

/** An API with success, fail and complete. Without any of these callbacks it answers a promise. */
export const asyncApi =
  (name: string, implementation: Implementation): Api =>
  (options: Options = {}) => {
    const { success, fail, complete } = options
    const answer = run(name, implementation, options)
    if (!success && !fail && !complete) {
      // WeChat rejects with a plain object that has `errMsg`.
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors
      return answer.catch((error: unknown) => Promise.reject(failureOf(name, error)))
    }
    const settle = (callback: Callbacks['success'], result: object) => {
      guarded(() => measureScript(name, () => callback?.(result)))
      guarded(() => measureScript(name, () => complete?.(result)))
    }
    void answer.then(
      (result) => settle(success, result),
      (error: unknown) => settle(fail, failureOf(name, error)),
    )
    return undefined
  }

export const asyncApis = (implementations: Readonly<Record<string, Implementation>>): Apis =>
  Object.fromEntries(
    Object.entries(implementations).map(([name, own]) => [name, asyncApi(name, own)]),
  )

/** Synchronous APIs. */
export const syncApis = (implementations: Apis): Apis =>
  Object.fromEntries(
    Object.entries(implementations).map(([name, own]) => [
      name,
      (...args: never[]) => {
        const mock = mocks.get(name)
        return mock ? mock.call({ origin: own }, ...args) : own(...args)
      },
    ]),
  )
