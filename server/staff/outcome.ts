/** What an act of staff comes to: its value, or why it is not allowed. It then changes nothing. */
export type Outcome<T> = { ok: true; value: T } | Barred

export interface Barred {
  ok: false
  code: 'NOT_FOUND' | 'NOT_ALLOWED_NOW' | 'INVALID'
  reason?: string
  field?: string
}

export const barred = (
  code: Barred['code'],
  details: Omit<Barred, 'ok' | 'code'> = {},
): Barred => ({ ok: false, code, ...details })
