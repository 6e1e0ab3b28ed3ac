/** An expected outcome as a value: a refusal is answered, not thrown. */
export type Result<T, E = string> = { ok: true; value: T } | { ok: false; code: E }

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })
export const fail = <E extends string>(code: E): { ok: false; code: E } => ({ ok: false, code })
