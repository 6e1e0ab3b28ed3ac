import { request } from '@/platform/http'

/** A page for testers waits for it; an answer that takes longer is none. Milliseconds. */
const PATIENCE_MS = 10_000

/** Whether the gateway is the sandbox (its own addresses answer nowhere else). */
export const isSandbox = async (): Promise<boolean> => {
  const answer = await request({ path: '/sandbox/clock', method: 'GET', timeoutMs: PATIENCE_MS })
  return answer.ok && answer.value.status === 200
}
