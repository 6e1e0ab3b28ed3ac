import * as v from 'valibot'

/** A fault that testers order for the next calls of one command. */
export const fault = v.pipe(
  v.strictObject({
    cmd: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    mode: v.picklist(['delay', 'http500', 'authFailed', 'drop', 'code']),
    times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1),
    /** In real milliseconds, independent of the sandbox clock. */
    delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120_000))),
    code: v.optional(v.union([v.number(), v.pipe(v.string(), v.maxLength(100))])),
    message: v.optional(v.pipe(v.string(), v.maxLength(500))),
  }),
  v.check(({ mode, delayMs }) => mode !== 'delay' || delayMs !== undefined, 'delay needs delayMs'),
  v.check(({ mode, code }) => mode !== 'code' || code !== undefined, 'code needs code'),
)
export type Fault = v.InferOutput<typeof fault>

export type FaultTable = {
  /** Makes a name known. Each simulator declares its own. */
  declare: (name: string) => void
  /** The names for which somebody asks. A fault of any other name would never happen. */
  names: () => string[]
  add: (fault: Fault) => void
  /**
   * The fault for this call, if one is due. Each call uses up one; the fault that was ordered first
   * comes first.
   */
  take: (cmd: string) => Fault | undefined
  list: () => Fault[]
  clear: () => void
}

/** `calls` are the names of the gateway's calls, where there is a gateway. */
export function createFaultTable(calls: readonly string[] = []): FaultTable {
  let faults: Fault[] = []
  const names = new Set(calls)
  return {
    declare: (name) => {
      names.add(name)
    },
    names: () => [...names].sort(),
    add: (added) => {
      faults.push({ ...added })
    },
    take: (cmd) => {
      const due = faults.find((entry) => entry.cmd === cmd)
      if (!due) return undefined
      due.times -= 1
      if (due.times === 0) faults = faults.filter((entry) => entry !== due)
      return { ...due }
    },
    list: () => faults.map((entry) => ({ ...entry })),
    clear: () => {
      faults = []
    },
  }
}
