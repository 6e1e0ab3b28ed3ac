import * as v from 'valibot'

/** A `wx.request` of the native phone, as the mini-program host describes it. */
export const requestAsk = v.object({
  url: v.string(),
  method: v.string(),
  header: v.record(v.string(), v.string()),
  body: v.optional(v.string()),
  /** Milliseconds. */
  timeout: v.number(),
})

/**
 * Sends it to this gateway, whatever origin the mini-program was built for. It leaves without the
 * cookies of the browser, because a mini-program has none.
 */
export async function forward(origin: string, ask: v.InferOutput<typeof requestAsk>) {
  if (!URL.canParse(ask.url)) return { ok: false, reason: `invalid url ${ask.url}` }
  const { pathname, search } = new URL(ask.url)
  try {
    const answer = await fetch(origin + pathname + search, {
      method: ask.method,
      headers: ask.header,
      ...(ask.method !== 'GET' && ask.body !== undefined && { body: ask.body }),
      signal: AbortSignal.timeout(Math.max(1, ask.timeout)),
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
    const isTimeout = error instanceof Error && error.name === 'TimeoutError'
    return { ok: false, reason: isTimeout ? 'timeout' : 'fail' }
  }
}
