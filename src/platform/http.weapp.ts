import Taro from '@tarojs/taro'
import { kindOf, type CallKind } from '@/domain/base/call-kind'
import { fail, ok } from '@/domain/base/result'
import { errorText } from './failure'
import type { HttpPort } from './http.types'

export type { HttpAnswer, HttpFailure, HttpRequest } from './http.types'

/** The addresses set by the build (config/weapp-gateway). */
const baseOf = (): Record<CallKind, string | undefined> => ({
  normal: process.env.GATEWAY_URL,
  inf: process.env.GATEWAY_INF_URL,
  cloud: process.env.GATEWAY_CLOUD_URL,
})

const lowerCaseNames = (header: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(header).map(([name, value]) => [name.toLowerCase(), String(value)]),
  )

export const request: HttpPort['request'] = async ({ path, method, headers, body, timeoutMs }) => {
  try {
    const answer = await Taro.request<string>({
      url: `${baseOf()[kindOf(path)] ?? ''}${path}`,
      method,
      header: headers ?? {},
      data: body,
      timeout: timeoutMs,
      /** Any value except `json` makes WeChat leave the text unchanged. */
      dataType: 'text',
      responseType: 'text',
    })
    const text = typeof answer.data === 'string' ? answer.data : JSON.stringify(answer.data)
    return ok({ status: answer.statusCode, headers: lowerCaseNames(answer.header ?? {}), text })
  } catch (error) {
    return fail(/timeout/i.test(errorText(error)) ? 'TIMEOUT' : 'NETWORK')
  }
}
