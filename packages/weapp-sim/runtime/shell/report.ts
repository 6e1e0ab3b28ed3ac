import { glassEasel } from 'glass-easel-miniprogram-adapter'
import { noteException } from './audit-notes'
import { host, program } from './window'

const errorListeners = new Set<(message: string) => void>()

export const onAppError = (listener: (message: string) => void): void => {
  errorListeners.add(listener)
}

/** Reports an exception of the mini-program to the automator client and to `wx.onError`. */
export const reportException = (error: unknown): void => {
  const { message, stack } = error instanceof Error ? error : new Error(describe(error))
  noteException(message)
  void host('exceptionThrown', { message, stack })
  for (const listener of errorListeners) listener(`${message}\n${stack ?? ''}`)
}

const describe = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const plain = (value: unknown): unknown => {
  if (value instanceof Error) return value.stack ?? value.message
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null')
  } catch {
    return String(value)
  }
}

const write =
  (type: string) =>
  (...args: unknown[]): void =>
    void host('logAdded', { type, args: args.map(plain) })

const silent = () => undefined

/** The console of the logic layer. */
export const logicConsole = {
  log: write('log'),
  info: write('info'),
  warn: write('warn'),
  error: write('error'),
  debug: write('debug'),
  trace: write('debug'),
  table: write('log'),
  assert: silent,
  count: silent,
  timeLog: silent,
  group: silent,
  groupCollapsed: silent,
  groupEnd: silent,
  time: silent,
  timeEnd: silent,
}

/** Runs a callback of the mini-program. As in the base library, an exception stops only it. */
export const guarded = <T>(callback: () => T): T | undefined => {
  try {
    return callback()
  } catch (error) {
    reportException(error)
    return undefined
  }
}

export const listenForErrors = (): void => {
  glassEasel.addGlobalErrorListener((error) => {
    reportException(error)
    return false
  })
  glassEasel.addGlobalWarningListener((message, component, element) => {
    const { is } = (element ?? component) as { is?: string }
    /** Built-ins here have fewer properties than WeChat's, so their warnings are left out. */
    if (is !== undefined && is in program.configs) logicConsole.warn(`glass-easel: ${message}`)
    return false
  })
  window.addEventListener('error', (event) => reportException(event.error ?? event.message))
  window.addEventListener('unhandledrejection', (event) => reportException(event.reason))
}
