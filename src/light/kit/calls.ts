import type { Call, RequestOf, ResponseOf } from '@/contract/call'
import type { reportFault } from '@/contract/fault'
import type { loginByWechat, issueLoginTicket } from '@/contract/login'
import type { getTemplateIds, reportSubscribe } from '@/contract/reminder'
import type { resolveScene } from '@/contract/wechat'

/**
 * The calls of the light pages. The contract brings its schemas, which weigh more than the pages, so
 * addresses stand here again. test/unit/light/calls.test.ts compares the two.
 */
export const calls = {
  resolveScene: '/rpc/wechat-service/getSceneInfo',
  loginByWechat: '/v1/rpc/user-login-service/wxLogin',
  issueLoginTicket: '/rpc/city-insur-custom/getTokenByUserToc',
  getTemplateIds: '/rpc/subscribe-point/getTemplateIdList',
  reportSubscribe: '/rpc/subscribe-point/reportSubscribePoint',
  reportFault: '/rpc/city-insur-misc/reportFault',
} as const satisfies Record<keyof Contract, string>

export type CallName = keyof Contract

interface Contract {
  resolveScene: typeof resolveScene
  loginByWechat: typeof loginByWechat
  issueLoginTicket: typeof issueLoginTicket
  getTemplateIds: typeof getTemplateIds
  reportSubscribe: typeof reportSubscribe
  reportFault: typeof reportFault
}

type Of<N extends CallName> = Contract[N] extends Call ? Contract[N] : never
export type Question<N extends CallName> = RequestOf<Of<N>>
export type Reply<N extends CallName> = ResponseOf<Of<N>>
