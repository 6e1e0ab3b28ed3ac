import type { RenewalChange } from '@/contract/renewal'
import { coverageOf, type Product } from '../catalogue/product'

/**
 * What a renewal changes in the benefits of these plans, one row for each benefit that differs.
 * Empty when the renewal keeps the product.
 */
export function changesOf(
  old: Product,
  next: Product,
  comboCodes: readonly string[],
): RenewalChange[] {
  const plans = [...new Set(comboCodes)]
  return plans.flatMap((comboCode) => {
    const title = plans.length > 1 ? planTitle(next, comboCode) : ''
    const [before, after] = [old, next].map((product) => benefitsOf(product, comboCode))
    const names = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])]
    return names.flatMap((name) => {
      const change = { before: before?.get(name) ?? null, after: after?.get(name) ?? null }
      if (change.before === change.after) return []
      return [{ name: title ? `${name}（${title}）` : name, ...change }]
    })
  })
}

const benefitsOf = (product: Product, comboCode: string): Map<string, string> =>
  new Map(
    coverageOf(product, comboCode).map(({ name, amount, detail }) => [
      name,
      `${amount}；${detail}`,
    ]),
  )

const planTitle = (product: Product, comboCode: string): string =>
  product.tariff.find((list) => list.comboCode === comboCode)?.title ?? ''
