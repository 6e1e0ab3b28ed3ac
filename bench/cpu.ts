import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts 100 ticks a second on every architecture (proc(5)). */
const MS_A_TICK = 10

interface Process {
  parent: number
  ms: number
}

/** Fields 4 (ppid), 14 (utime), 15 (stime), 16 and 17 (of children that ended) of /proc/<pid>/stat. */
const read = (pid: string): Process | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [user = 0, system = 0, ...children] = fields.slice(11, 15)
    const ticks = children.reduce((sum, ended) => sum + ended, user + system)
    return { parent: fields[1] ?? 0, ms: ticks * MS_A_TICK }
  } catch {
    return undefined
  }
}

/** CPU time in ms of a process and all its descendants. It is NaN where /proc does not exist. */
export function cpuOf(pid: number): number {
  let pids: string[]
  try {
    pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return Number.NaN
  }
  const all = new Map(pids.flatMap((id) => [[Number(id), read(id)] as const]))
  const under = (id: number): number => {
    const children = [...all].filter(([, process]) => process?.parent === id)
    return children.reduce((sum, [child]) => sum + under(child), all.get(id)?.ms ?? 0)
  }
  return under(pid)
}

/**
 * CPU time in ms of one process that ends none of its threads, without its children, to the
 * nanosecond (schedstat of each thread). It is NaN where Linux does not count it.
 */
export function fineCpuOf(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    const each = threads.map((thread) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    )
    return each.reduce((sum, ns) => sum + ns, 0) / 1e6
  } catch {
    return Number.NaN
  }
}
