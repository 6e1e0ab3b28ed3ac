import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'
import { isOff, keepResult, takeResult } from './machine-cache.mjs'

/** Keys of a few hundred commits. */
const KEPT = 40_000

/**
 * Keys of what a check found sound, here or in another clone on this machine (ADR 207). A key names
 * everything that the check read, so what has a known key need not be checked again.
 */
export const soundKeys = (check) => {
  const folder = join(root, '.cache/sound', check)
  const file = join(folder, 'keys')
  const read = () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [])
  const own = isOff ? [] : read()
  const known = new Set(takeResult(`sound-${check}`, 'keys', folder) ? [...read(), ...own] : own)
  return {
    has: (key) => known.has(key),
    keep: (keys) => {
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, [...new Set([...keys, ...known])].slice(0, KEPT).join('\n'))
      keepResult(`sound-${check}`, 'keys', folder)
    },
  }
}
