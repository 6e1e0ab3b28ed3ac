import * as v from 'valibot'
import type { Details } from '../context/answer'

/**
 * Describes what the schema refuses: the first field and rule by name, and a text with up to three
 * faults. It tells only paths and expectations and never repeats what was sent.
 */
export function schemaFault(issues: readonly v.BaseIssue<unknown>[]): Details {
  const faults = issues.slice(0, 3).map(faultOf)
  const [first] = faults
  return {
    message: faults.map(({ field, text }) => `${field}：${text}`).join('；'),
    ...(first && { field: first.field, reason: first.reason }),
  }
}

function faultOf(issue: v.BaseIssue<unknown>): { field: string; reason: string; text: string } {
  const { type, expected, received, requirement } = issue
  const field = v.getDotPath(issue) ?? 'data'
  const isObject = type === 'object' || type === 'strict_object'
  if (isObject && expected === 'never')
    return { field, reason: 'UNKNOWN_FIELD', text: '没有这个字段' }
  if (isObject && received === 'undefined')
    return { field, reason: 'MISSING', text: '缺少这个字段' }
  const reason = type.toUpperCase()
  const limit = typeof requirement === 'number' ? String(requirement) : ''
  return { field, reason, text: (texts[type] ?? `须为${expected ?? type}`) + limit }
}

/** Texts by the type of the rule. A numeric limit is appended to its text. */
const texts: Readonly<Record<string, string>> = {
  string: '须为文本',
  number: '须为数字',
  boolean: '须为true或false',
  array: '须为列表',
  object: '须为对象',
  strict_object: '须为对象',
  record: '须为对象',
  integer: '须为整数',
  safe_integer: '须为整数',
  min_value: '不得小于',
  max_value: '不得大于',
  min_length: '长度不得少于',
  max_length: '长度不得超过',
  iso_timestamp: '须为带时区的时间，例如2026-01-01T08:00:00+08:00',
}
