import fc from 'fast-check'

/**
 * Any text at all: letters, Chinese, emoji, control characters, halves of surrogate pairs.
 * fast-check's own `string({ unit: 'binary' })` builds tables for a third of a second on its
 * first use, in every test file again.
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
