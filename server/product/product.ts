import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import type { PageInfo } from '@/contract/product'
import { maxInsurants } from '@/domain/apply/insurant-limit'
import { fromPremium } from '@/domain/money/premium'
import type { PayPlace } from '@/domain/pay/pay-type'
import { isRewarded } from '@/domain/share/reward'
import { dayOf } from '@/domain/time/day'
import { coverPeriod, laterCover } from '../catalogue/cover'
import { isOnSale } from '../catalogue/on-sale'
import type { Product } from '../catalogue/product'
import { soldUntil } from '../catalogue/season'
import { refuse, type Answer } from '../context/answer'
import { iso } from '../context/clock'
import type { Context, Visitor } from '../context/context'
import { paymentFor } from '../records/pay/payment-types'
import { placeOfApp } from '../records/pay/sale-closed'

export async function readConfig(
  ctx: Context,
  _visitor: Visitor,
  { namespace, key, ignoreNotFound }: RequestOf<typeof calls.readConfig>,
): Promise<Answer<ResponseOf<typeof calls.readConfig>>> {
  const entry = ctx.catalogue.config(namespace, key)
  if (!entry && !ignoreNotFound)
    return refuse(namespace === 'insure_product_page' ? 'PRODUCT_NOT_FOUND' : 'NOT_FOUND')
  return {
    ok: true,
    value: {
      configKey: key,
      _configKey: `${namespace}/${key}`,
      ...(entry ?? { configJsonValue: '' }),
      notFound: !entry,
      message: entry ? '' : 'notFound',
    },
  }
}

export async function getConfig(
  ctx: Context,
  _visitor: Visitor,
  { namespace, key }: RequestOf<typeof calls.getConfig>,
): Promise<Answer<ResponseOf<typeof calls.getConfig>>> {
  const entry = ctx.catalogue.config(namespace, key)
  if (!entry) return refuse('NOT_FOUND')
  return { ok: true, value: { configKey: key, configJsonValue: entry.configJsonValue } }
}

export async function queryConfig(
  ctx: Context,
  _visitor: Visitor,
  { namespace, keys }: RequestOf<typeof calls.queryConfig>,
): Promise<Answer<ResponseOf<typeof calls.queryConfig>>> {
  const list = keys.flatMap((configKey) => {
    const entry = ctx.catalogue.config(namespace, configKey)
    return entry ? [{ configKey, configJsonValue: entry.configJsonValue }] : []
  })
  return { ok: true, value: { list } }
}

export async function getPageInfo(
  ctx: Context,
  { appId }: Visitor,
  { cityCode, productCode }: RequestOf<typeof calls.getPageInfo>,
): Promise<Answer<PageInfo>> {
  const product = ctx.catalogue.product(cityCode, productCode)
  return product
    ? { ok: true, value: pageInfoOf(ctx, product, placeOfApp(ctx, appId)) }
    : refuse('PRODUCT_NOT_FOUND')
}

export async function getInsureFeatures(
  ctx: Context,
  _visitor: Visitor,
  { cityCode, productCode }: RequestOf<typeof calls.getInsureFeatures>,
): Promise<Answer<ResponseOf<typeof calls.getInsureFeatures>>> {
  const product = ctx.catalogue.product(cityCode, productCode)
  if (!product) return refuse('PRODUCT_NOT_FOUND')
  const { features, sharing } = product
  const shareGift = sharing !== undefined && isRewarded(sharing, ctx.clock.now())
  return { ok: true, value: { featureJSON: JSON.stringify({ ...features, shareGift }) } }
}

/** The facts of a product that change with time; with a channel, for people who are there. */
export function pageInfoOf(ctx: Context, product: Product, channel?: PayPlace): PageInfo {
  const { sale, limits, tariff, protectScheme, page, cityCode, productCode } = product
  const now = ctx.clock.now()
  const stop = ctx.saleStops.stopOf({ cityCode, productCode, ...(channel && { channel }) })
  return {
    productCode: product.productCode,
    currentTime: iso(now),
    isSellTime: isOnSale(ctx, product, channel),
    ...(stop && { stopWords: stop.words }),
    saleStartAt: sale.startAt,
    ...soldUntil(sale),
    ...coverPeriod(product.cover, dayOf(now)),
    ...laterCover(product, now),
    tariff,
    fromPremiumFen: fromPremium(tariff.flatMap(({ bands }) => bands)) ?? 0,
    maxInsurantNum: maxInsurants({ max: limits.maxInsurantNum, limits: limits.insurantMaxNum }),
    insurantMaxNum: limits.insurantMaxNum,
    relations: page.form.relations.map(({ type }) => type),
    minAge: limits.minAge,
    maxAge: limits.maxAge,
    protectScheme,
    payment: paymentFor(ctx, product),
    readsIdCards: ctx.gateways.idCard !== undefined,
    pageVersion: page.pageVersion,
    texts: [...page.notices, { ...page.health, type: 'health' }].map(
      ({ type, version, textHash }) => ({ type, version, textHash }),
    ),
  }
}
