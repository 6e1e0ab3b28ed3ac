import type { ResponseOf } from '../../server/console/calls/define'
import type { listStops } from '../../server/console/calls/sale'
import { payTypeNames } from '../copy/records'
import { channelNames, saleCopy as copy } from '../copy/sale'

export type Sale = ResponseOf<typeof listStops>
type Stop = Sale['list'][number]

/** The part of the sale that a stop means, in words. What is left open stands for all. */
export const scopeText = (
  {
    cityCode,
    productCode,
    channel,
    payType,
  }: Pick<Stop, 'cityCode' | 'productCode' | 'channel' | 'payType'>,
  { products }: Pick<Sale, 'products'>,
): string => {
  const city = products.find((one) => one.cityCode === cityCode)?.cityName ?? cityCode
  const product =
    products.find(
      (one) => one.productCode === productCode && (!cityCode || one.cityCode === cityCode),
    )?.productName ?? productCode
  const parts = [
    city,
    product,
    channel && channelNames[channel],
    payType && payTypeNames[payType],
  ].filter(Boolean)
  return parts.length === 0 ? copy.everything : parts.join(' · ')
}
