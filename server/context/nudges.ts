/**
 * Calls for the next round of a job. What is to happen within a second does not wait for the job's turn.
 * A call that nobody hears is no loss: the work is in the database, and the job finds it by itself.
 */
export interface Nudges {
  nudge(job: string): void
  /** Answers the function that ends the listening. */
  listen(job: string, wake: () => void): () => void
}

export function createNudges(): Nudges {
  const listeners = new Map<string, Set<() => void>>()
  return {
    nudge: (job) => {
      for (const wake of listeners.get(job) ?? []) wake()
    },
    listen: (job, wake) => {
      const all = listeners.get(job) ?? new Set()
      listeners.set(job, all.add(wake))
      return () => void all.delete(wake)
    },
  }
}
