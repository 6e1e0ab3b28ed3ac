const TYPED = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\s+(\d{1,2})[:：](\d{2})$/

/**
 * An instant as the gateway reads it, of what a person typed (`2026-12-01 09:30`) and means in China: null
 * when nothing was typed, undefined for what is no instant.
 */
export function chineseInstant(typed: string): string | null | undefined {
  if (typed.trim() === '') return null
  const [, year = '', ...rest] = TYPED.exec(typed.trim()) ?? []
  const [month = '', day = '', hour = '', minute = ''] = rest.map((part) => part.padStart(2, '0'))
  const written = `${year}-${month}-${day}T${hour}:${minute}:00`
  const at = Date.parse(`${written}+08:00`)
  // 31 April would become 1 May.
  const isReal = !Number.isNaN(at) && new Date(at + 8 * 3_600_000).toISOString().startsWith(written)
  return isReal ? new Date(at).toISOString() : undefined
}
