/**
 * An instant as the gateway reads it, of what a person typed into `datetime-local` and means in China;
 * null when nothing was typed.
 */
export const chineseInstant = (typed: string): string | null =>
  typed === '' ? null : new Date(`${typed}:00+08:00`).toISOString()
