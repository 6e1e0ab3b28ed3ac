import type { AnswerOf, Outcome, PortName, Question } from '@huimin/insurer-core'

/** The core system of an insurer (docs/insurer-core.md). */
export type InsurerCore = {
  ask: <Name extends PortName>(
    name: Name,
    question: Question<Name>,
    /** A product's own limit, shorter than that of the port. */
    timeLimitMs?: number,
  ) => Promise<Outcome<AnswerOf<Name>>>
  /** The bytes of a document; undefined when they did not come, or are not those of this hash. */
  fetchDocument: (wanted: { address: string; sha256: string }) => Promise<Buffer | undefined>
}

/** The cores that are set up, by the names that products use. */
export type InsurerCores = Readonly<Partial<Record<string, InsurerCore>>>
