/** Whether the premium is the same for every age and plan. Then prices are shown without 起. */
export const isOnePrice = (
  tariff: readonly { bands: readonly { premiumFen: number }[] }[],
): boolean =>
  new Set(tariff.flatMap(({ bands }) => bands.map((band) => band.premiumFen))).size === 1
