import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { isJsonObject, type JsonObject } from './merge'
import { findingOf, pathText, type Finding, type Problem } from './problem'

/**
 * Reads files below a catalogue folder. It collects faults instead of stopping at the first one.
 */
export class Reader {
  readonly problems: Problem[] = []

  constructor(private readonly dir: string) {}

  /**
   * Answers an empty object if an optional file does not exist, undefined if a file cannot be read.
   */
  object(file: string, { optional = false } = {}): JsonObject | undefined {
    try {
      const json: unknown = JSON.parse(readFileSync(join(this.dir, file), 'utf8'))
      if (isJsonObject(json)) return json
      this.note(file, [{ path: '', message: 'Expected an object in braces' }])
    } catch (error) {
      if (optional && isMissing(error)) return {}
      this.note(file, [{ path: '', message: `Not readable as JSON: ${messageOf(error)}` }])
    }
    return undefined
  }

  parse<Schema extends v.GenericSchema>(
    file: string,
    schema: Schema,
    json: JsonObject,
  ): v.InferOutput<Schema> | undefined {
    const result = v.safeParse(schema, json)
    if (!result.success) {
      this.note(file, result.issues.map(findingOf))
      return undefined
    }
    const dropped = droppedPaths(json, result.output)
    this.note(
      file,
      dropped.map((path) => ({ path, message: 'No such field' })),
    )
    return dropped.length === 0 ? result.output : undefined
  }

  note(file: string, findings: readonly Finding[]): void {
    this.problems.push(...findings.map((finding) => ({ file, ...finding })))
  }
}

/**
 * Fields that the schema dropped. The contract's own objects allow unknown fields on the wire, but
 * in a file an unknown field is a typing error.
 */
function droppedPaths(json: unknown, kept: unknown, keys: readonly unknown[] = []): string[] {
  if (typeof json !== 'object' || json === null) return []
  if (typeof kept !== 'object' || kept === null) return []
  const known = new Map<string, unknown>(Object.entries(kept))
  return Object.entries(json).flatMap(([name, value]) => {
    const path = [...keys, Array.isArray(json) ? Number(name) : name]
    return known.has(name) ? droppedPaths(value, known.get(name), path) : [pathText(path)]
  })
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown')

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
