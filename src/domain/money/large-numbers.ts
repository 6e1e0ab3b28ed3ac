const WAN = 10_000
const YI = 100_000_000

const grouped = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',')

/** `128000` as `12.8万`. It rounds down, so that a statement is never more than the truth. */
export const countText = (count: number): string =>
  count < WAN ? grouped(count) : `${Math.floor(count / 1000) / 10}万`

/** An amount in fen as `35.6万元` or `8,600元`, rounded down. */
export const sumText = (fen: number): string => {
  const yuan = Math.floor(fen / 100)
  return yuan < YI ? `${countText(yuan)}元` : `${Math.floor(yuan / (YI / 100)) / 100}亿元`
}
