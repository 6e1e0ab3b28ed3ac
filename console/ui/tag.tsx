import type { ReactNode } from 'react'

export type Tone = 'good' | 'warn' | 'bad' | 'plain'

/** A state in one word. The tone only repeats what the word says. */
export const Tag = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={`tag ${tone}`}>{children}</span>
)
