/** Whether everybody pays the same, whatever their age and plan: then no price is a `起`. */
export const isOnePrice = (
  tariff: readonly { bands: readonly { premiumFen: number }[] }[],
): boolean =>
  new Set(tariff.flatMap(({ bands }) => bands.map((band) => band.premiumFen))).size === 1
