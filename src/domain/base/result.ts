/**
 * An expected outcome as a value: failures a person can cause are returned, never thrown.
 * Exceptions are left for bugs.
 */
export type Result<T, E = string> = { ok: true; value: T } | { ok: false; code: E }

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })
export const fail = <E extends string>(code: E): { ok: false; code: E } => ({ ok: false, code })
