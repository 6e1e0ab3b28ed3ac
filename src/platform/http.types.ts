import type { Result } from '@/domain/base/result'

export interface HttpRequest {
  /** The path below the gateway's address: `/v1/rpc/...`. */
  path: string
  method: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string
  timeoutMs: number
}

export interface HttpAnswer {
  status: number
  /** Header names are in lower case. */
  headers: Readonly<Record<string, string>>
  text: string
}

/**
 * No answer arrived. After TIMEOUT the outcome is unknown; NETWORK means that no server was
 * reached.
 */
export type HttpFailure = 'TIMEOUT' | 'NETWORK'

export interface HttpPort {
  /** Any status is an answer; the promise never rejects. */
  request(request: HttpRequest): Promise<Result<HttpAnswer, HttpFailure>>
}
