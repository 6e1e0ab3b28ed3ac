import type { Result } from '@/domain/base/result'

export interface LoginPort {
  /** A single-use code by which the gateway learns who WeChat says this is. */
  loginCode(): Promise<Result<string, 'UNSUPPORTED' | 'FAILED'>>
}
