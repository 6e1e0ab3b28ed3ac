import { request } from '@/platform/http'

/** A page for testers waits for this answer, so a longer wait counts as no answer. Milliseconds. */
const PATIENCE_MS = 10_000

/** Whether the gateway runs as the sandbox. Only the sandbox answers this address. */
export const isSandbox = async (): Promise<boolean> => {
  const answer = await request({ path: '/sandbox/clock', method: 'GET', timeoutMs: PATIENCE_MS })
  return answer.ok && answer.value.status === 200
}
