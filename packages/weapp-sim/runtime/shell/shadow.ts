/**
 * Globals of WeChat's logic layer on iOS 12: the language itself and timers. Everything else that
 * a browser puts on `window` (document, localStorage, fetch, URL, crypto, ...) is undefined there.
 */
const LANGUAGE = new Set(
  [
    'Object Function Array Number Boolean String Symbol Date RegExp Promise Proxy Reflect',
    'Map Set WeakMap WeakSet JSON Math Intl',
    'Error EvalError RangeError ReferenceError SyntaxError TypeError URIError',
    'ArrayBuffer DataView Int8Array Uint8Array Uint8ClampedArray Int16Array',
    'Uint16Array Int32Array Uint32Array Float32Array Float64Array',
    'parseInt parseFloat isNaN isFinite encodeURI encodeURIComponent decodeURI decodeURIComponent',
    'escape unescape NaN Infinity undefined eval',
    'setTimeout clearTimeout setInterval clearInterval',
  ]
    .join(' ')
    .split(' '),
)

const isName = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name)

/** `new Function('return this')()` yields undefined in WeChat, so code cannot reach a global. */
const inertFunction = new Proxy(Function, {
  apply: () => () => undefined,
  construct: () => () => undefined,
})

const languageOnly = (): Readonly<Record<string, unknown>> => {
  const global: Record<string, unknown> = Object.create(null) as Record<string, unknown>
  for (const name of LANGUAGE) {
    if (name !== 'undefined') global[name] = (window as unknown as Record<string, unknown>)[name]
  }
  global.Function = inertFunction
  global.globalThis = global
  return global
}

/** Parameters that hide the browser's globals from code of the mini-program. */
export const shadows: Readonly<Record<string, unknown>> = (() => {
  const hidden: Record<string, unknown> = {}
  let scope: object | null = window
  while (scope && scope !== Object.prototype) {
    for (const name of Object.getOwnPropertyNames(scope)) {
      if (isName(name) && name !== 'constructor' && !LANGUAGE.has(name)) hidden[name] = undefined
    }
    scope = Object.getPrototypeOf(scope) as object | null
  }
  return { ...hidden, Function: inertFunction, globalThis: languageOnly() }
})()
