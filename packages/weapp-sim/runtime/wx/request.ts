import { ApiFailure } from '../shell/api-failure'
import { noteRequest } from '../shell/audit-notes'
import { keepTemporary } from '../shell/files'
import { host } from '../shell/window'
import { asyncApi } from './api'
import type { Api, Apis, Options } from './api'

const DEFAULT_TIMEOUT_MS = 60_000

const encodeForm = (data: object) =>
  Object.entries(data)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
    .join('&')

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const headersOf = (options: Options): Record<string, string> => {
  const given = Object.entries((options.header ?? {}) as Record<string, unknown>)
  const lower = given.map(([key, value]): [string, string] => [key.toLowerCase(), String(value)])
  return { 'content-type': 'application/json', ...Object.fromEntries(lower) }
}

const ask = (options: Options) => {
  const method = String(options.method ?? 'GET').toUpperCase()
  const header = headersOf(options)
  const url = String(options.url)
  const timeout = Number(options.timeout ?? DEFAULT_TIMEOUT_MS)
  const { data } = options
  if (method === 'GET') {
    const search = isObject(data) ? encodeForm(data) : ''
    return {
      url: search ? `${url}${url.includes('?') ? '&' : '?'}${search}` : url,
      method,
      header,
      timeout,
    }
  }
  if (!isObject(data)) return { url, method, header, timeout, body: data as string | undefined }
  const isForm = header['content-type']?.includes('x-www-form-urlencoded')
  return { url, method, header, timeout, body: isForm ? encodeForm(data) : JSON.stringify(data) }
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))

const decode = (options: Options, base64: string): unknown => {
  const bytes = bytesOf(base64)
  if (options.responseType === 'arraybuffer') return bytes.buffer
  const text = new TextDecoder().decode(bytes)
  if ((options.dataType ?? 'json') !== 'json') return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

const exchange = (asked: ReturnType<typeof ask>) => noteRequest(asked.url, host('request', asked))

const send = async (options: Options) => {
  const answer = await exchange(ask(options))
  if (!answer.ok) throw new ApiFailure(answer.reason)
  const { statusCode, header, cookies, bodyBase64 } = answer
  return { statusCode, header, cookies, data: decode(options, bodyBase64) }
}

const never = () => undefined

/** An API that answers a task object at once. The callbacks get the result. */
const task =
  (name: string, work: (own: Options) => Promise<object>, listening: readonly string[]): Api =>
  (options: Options) => {
    let abort: () => void = never
    const aborted = new Promise<never>((_, reject) => {
      abort = () => reject(new ApiFailure('abort'))
    })
    const start = asyncApi(name, (own) => Promise.race([work(own), aborted])) as (
      options: Options,
    ) => unknown
    start({ complete: never, ...options })
    const listeners = listening.flatMap((event) => [`on${event}`, `off${event}`])
    return { abort: () => abort(), ...Object.fromEntries(listeners.map((key) => [key, never])) }
  }

/**
 * Every answer of the server becomes a file, even an error page; the status tells them apart. The
 * path is valid only in this run.
 */
const download = async (options: Options) => {
  const answer = await exchange(ask({ ...options, method: 'GET', data: undefined }))
  if (!answer.ok) throw new ApiFailure(answer.reason)
  const type = answer.header['content-type'] ?? ''
  const tempFilePath = keepTemporary({ type, base64: answer.bodyBase64 })
  return { statusCode: answer.statusCode, tempFilePath }
}

export const requests: Apis = {
  request: task('request', send, ['HeadersReceived', 'ChunkReceived']),
  downloadFile: task('downloadFile', download, ['HeadersReceived', 'ProgressUpdate']),
}
