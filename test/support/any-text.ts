import fc from 'fast-check'

/**
 * Any text: letters, Chinese, emoji, control characters, halves of surrogate pairs. fast-check's
 * own `string({ unit: 'binary' })` needs a third of a second per test file to build its tables.
 */
const unit = fc.oneof(
  fc.integer({ min: 0x20, max: 0x7e }),
  fc.integer({ min: 0x4e00, max: 0x9fff }),
  fc.nat(0xffff),
  fc.integer({ min: 0x10000, max: 0x10ffff }),
)

export const anyText = fc
  .array(unit, { maxLength: 24 })
  .map((points) => String.fromCodePoint(...points))
