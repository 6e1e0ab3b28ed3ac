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
function droppedPaths(json: unknown, kept: unknown): string[] {
  return droppedKeys(json, kept).map(pathText)
}

/** The keys that lead to each such field. A path is made only of those, as most files have none. */
function droppedKeys(json: unknown, kept: unknown): unknown[][] {
  const dropped: unknown[][] = []
  if (!isContainer(json) || !isContainer(kept)) return dropped
  for (const [name, value] of Object.entries(json)) {
    const below = Object.hasOwn(kept, name) ? droppedKeys(value, kept[name]) : [[]]
    const key = Array.isArray(json) ? Number(name) : name
    for (const keys of below) dropped.push([key, ...keys])
  }
  return dropped
}

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown')

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
