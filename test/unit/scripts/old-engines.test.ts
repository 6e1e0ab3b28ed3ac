import { stumblesIn } from '../../../scripts/old-engines'

describe('what iOS 12 and Chrome 69 run', () => {
  it.each([
    ['spread of objects', 'const a = { ...b }'],
    ['a catch without a name', 'try { a() } catch { b() }'],
    ['async iteration', 'async function f() { for await (const a of b) a() }'],
    ['what is asked for first', "typeof queueMicrotask === 'function' ? queueMicrotask(a) : b(a)"],
    ['an object of ours', 'place.at = 1'],
  ])('%s', (_, code) => {
    expect(stumblesIn(code)).toEqual([])
  })
})

describe('what they do not', () => {
  it.each([
    ['optional chaining', 'const a = b?.c', /Unexpected token/],
    ['the nullish operator', 'const a = b ?? c', /Unexpected token/],
    ['class fields', 'class A { a = 1 }', /Unexpected token/],
    ['lookbehind', 'const a = /(?<=b)c/', /lookbehind/],
    ['a newer method', "a.replaceAll('b', 'c')", /\.replaceAll/],
    ['a newer static', 'Promise.allSettled(a)', /Promise\.allSettled/],
    ['a newer global', 'structuredClone(a)', /structuredClone/],
  ])('%s', (_, code, says) => {
    expect(stumblesIn(code).join()).toMatch(says)
  })
})
