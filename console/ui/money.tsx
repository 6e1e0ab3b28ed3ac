const yuan = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** An amount in fen as yuan: `¥1,234.50`. */
export const moneyText = (fen: number): string =>
  `${fen < 0 ? '−' : ''}¥${yuan.format(Math.abs(fen) / 100)}`

export const Money = ({ fen }: { fen: number | null | undefined }) => (
  <span className="figures">{fen === null || fen === undefined ? '—' : moneyText(fen)}</span>
)
