import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'

export const CORES = cpus().length

/** Ticks of all cores since the start of the machine: all of them, and those without work. */
function ticks(): { all: number; idle: number } {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
    const [user = 0, nice = 0, system = 0, idle = 0, wait = 0, ...others] = line
      .split(/\s+/)
      .slice(1, 9)
      .map(Number)
    const busy = others.reduce((sum, ticks) => sum + ticks, user + nice + system)
    return { all: busy + idle + wait, idle: idle + wait }
  } catch {
    return { all: Number.NaN, idle: Number.NaN }
  }
}

/** Begins to watch the machine. The answer is called at the end, and answers how busy it was (0 to 1). */
export function watchMachine(): () => number {
  const before = ticks()
  return () => {
    const now = ticks()
    return 1 - (now.idle - before.idle) / (now.all - before.all)
  }
}
