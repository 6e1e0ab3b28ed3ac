import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Every file below the folder, by its path from there, in a fixed order. */
export const listFiles = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort()
