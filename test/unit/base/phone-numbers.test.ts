import { splitAtNumbers } from '@/domain/base/text'

test.each([
  ['拨打400-000-3201转3；投诉12378。', ['拨打', '400-000-3201', '转3；投诉', '12378', '。']],
  ['客服95519或4008001234', ['客服', '95519', '或', '4008001234', '']],
])('%s has two numbers', (text, pieces) => {
  expect(splitAtNumbers(text)).toEqual(pieces)
})

test.each(['最高95000元', '赔付95.5%', '证件号123781990', '2026-12-31 截止', ''])(
  '%s has none',
  (text) => {
    expect(splitAtNumbers(text)).toEqual([text])
  },
)
