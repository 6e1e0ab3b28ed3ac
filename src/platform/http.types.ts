import type { Result } from '@/domain/base/result'

export interface HttpRequest {
  /** Below the gateway's address: `/v1/rpc/...`. */
  path: string
  method: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string
  timeoutMs: number
}

export interface HttpAnswer {
  status: number
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>
  text: string
}

/** No answer came. After TIMEOUT the outcome is unknown; NETWORK means that nothing was reached. */
export type HttpFailure = 'TIMEOUT' | 'NETWORK'

export interface HttpPort {
  /** Any status is an answer; the promise never rejects. */
  request(request: HttpRequest): Promise<Result<HttpAnswer, HttpFailure>>
}
