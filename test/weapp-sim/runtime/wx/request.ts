import { host } from '../window'
import { ApiFailure, asyncApi, asyncApis } from './api'
import type { Apis, Options } from './api'

const DEFAULT_TIMEOUT_MS = 60_000

const encodeForm = (data: object) =>
  Object.entries(data)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
    .join('&')

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const headersOf = (options: Options): Record<string, string> => {
  const given = Object.entries((options.header ?? {}) as Record<string, unknown>)
  const lower = given.map(([key, value]) => [key.toLowerCase(), String(value)])
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

const send = async (options: Options) => {
  const answer = await host('request', ask(options))
  if (!answer.ok) throw new ApiFailure(answer.reason)
  const { statusCode, header, cookies, bodyBase64 } = answer
  return { statusCode, header, cookies, data: decode(options, bodyBase64) }
}

const never = () => undefined

/** `wx.request` answers a task at once; its end comes through the callbacks. */
const request = (options: Options) => {
  let abort: () => void = never
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(new ApiFailure('abort'))
  })
  const start = asyncApi('request', (own) => Promise.race([send(own), aborted])) as (
    options: Options,
  ) => unknown
  start({ complete: never, ...options })
  return {
    abort: () => abort(),
    onHeadersReceived: never,
    offHeadersReceived: never,
    onChunkReceived: never,
    offChunkReceived: never,
  }
}

/** Files are kept as addresses only: nothing here needs their content. */
const download = asyncApis({
  downloadFile: async (options) => {
    const { statusCode } = await send({ ...options, responseType: 'arraybuffer', data: undefined })
    return { statusCode, tempFilePath: `http://tmp/${String(options.url).split('/').pop()}` }
  },
  openDocument: () => undefined,
})

export const requests: Apis = { request, ...download }
