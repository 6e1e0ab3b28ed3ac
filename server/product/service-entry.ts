import type { RequestOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import type { ServiceEntry } from '@/contract/service'
import { miniProgramId } from '@/domain/base/defaults'
import { chatHost } from '../catalogue/product-file'
import { refuse, type Answer } from '../context/answer'
import type { Context, Visitor } from '../context/context'

/** Outside production the trial app is opened. */
export function getServiceEntry(
  ctx: Context,
  _visitor: Visitor,
  { cityCode, productCode }: RequestOf<typeof calls.getServiceEntry>,
): Promise<Answer<ServiceEntry>> {
  const product = ctx.catalogue.product(cityCode, productCode)
  if (!product) return Promise.resolve(refuse('PRODUCT_NOT_FOUND'))
  const { miniProgram, chat } = product.service
  const { DEPLOYMENT, WECHAT_ENV_VERSION: envVersion } = ctx.env
  return Promise.resolve({
    ok: true,
    value: {
      // The sandbox has its own chat, because the addresses of sample products lead nowhere.
      ...(chat && {
        chat: {
          ...chat,
          ...(chat.webUrl && { webUrl: chat.webUrl.replace(chatHost, ctx.chatUrl) }),
        },
      }),
      ...(miniProgram && {
        miniProgram: {
          ...miniProgram,
          appId: miniProgramId(miniProgram.appId, DEPLOYMENT),
          envVersion,
        },
      }),
    },
  })
}
