import type { RequestAnswer, RequestAsk } from './wire/host'

/**
 * Maps each origin in the compiled mini-program to the real one. Other origins are refused, unless
 * `*` is among the names.
 */
export type Origins = Readonly<Record<string, string>>

export const locate = (origins: Origins, url: string): string | undefined => {
  if (!URL.canParse(url)) return undefined
  const { origin } = new URL(url)
  const real = origins[origin] ?? ('*' in origins ? origin : undefined)
  return real === undefined ? undefined : real + url.slice(origin.length)
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'timeout'
  const { code } = (error.cause ?? {}) as { code?: string }
  return code ?? error.message
}

/** Sends a `wx.request` from this process, not from the page, so that the gateway needs no CORS. */
export const forward = async (origins: Origins, ask: RequestAsk): Promise<RequestAnswer> => {
  const url = locate(origins, ask.url)
  if (!url) return { ok: false, reason: `url not in domain list: ${ask.url}` }
  try {
    const answer = await fetch(url, {
      method: ask.method,
      headers: ask.header,
      ...(ask.method !== 'GET' && ask.body !== undefined && { body: ask.body }),
      signal: AbortSignal.timeout(ask.timeout),
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    return {
      ok: true,
      statusCode: answer.status,
      header: Object.fromEntries(answer.headers),
      cookies: answer.headers.getSetCookie(),
      bodyBase64: bytes.toString('base64'),
    }
  } catch (error) {
    return { ok: false, reason: reasonOf(error) }
  }
}
