/** The target of an old or second address. The query is kept. */
export interface Redirect {
  to: string
  /** Added to the query. It wins over the address's own values. */
  fixed?: { cityCode: string; productCode: string }
}

const toInsure = (cityCode: string, productCode: string): Redirect => ({
  to: '/insure',
  fixed: { cityCode, productCode },
})

/** Second addresses. `/insure-3707PA` leads to 370800 on purpose. */
export const redirects: ReadonlyMap<string, Redirect> = new Map(
  Object.entries({
    '/insure-h5': { to: '/insure' },
    '/insure-result-h5': { to: '/insure-result' },
    '/policy-list-njha': { to: '/policy-list' },
    '/shareRewards': { to: '/shareHome' },
    '/shareWithDrawnRecord': { to: '/shareHome' },
    '/shareRule': { to: '/shareHome' },
    '/home': toInsure('430100', 'LG01'),
    '/home-h5': toInsure('430100', 'LG01'),
    '/fuyangInApp': toInsure('341200', 'PG45'),
    '/PH38': toInsure('441900', 'PH38'),
    '/PH38-home-h5': toInsure('441900', 'PH38'),
    '/insure-njha': toInsure('511000', 'PG53'),
    '/insure-3707wl-oa': toInsure('370700', 'PG54'),
    '/insure-3707PA': toInsure('370800', 'PG52'),
    '/insure-3708PA': toInsure('370800', 'PG52'),
    '/insure-yhb-nanjing': toInsure('320100', 'PH0V'),
  } satisfies Record<string, Redirect>),
)
