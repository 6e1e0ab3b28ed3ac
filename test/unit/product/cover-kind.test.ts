import { missingKinds, productsFor } from '@/domain/product/cover'

test('missing is what everybody may need and nothing covers', () => {
  expect(missingKinds(['inpatient', 'drugs', 'home'])).toEqual([
    'selfPaid',
    'outpatient',
    'accident',
    'illness',
  ])
  expect(missingKinds([])).toHaveLength(6)
})

const wide = { kinds: ['accident', 'outpatient'] as const, fromFen: 9_900 }
const cheap = { kinds: ['accident'] as const, fromFen: 1_900 }
const ill = { kinds: ['illness', 'other'] as const, fromFen: 5_000 }

test('what is needed first comes first, and a product that adds nothing more is left out', () => {
  const chosen = productsFor(['outpatient', 'accident', 'illness'], [cheap, ill, wide])
  expect(chosen).toEqual([
    { offer: wide, adds: ['outpatient', 'accident'] },
    { offer: ill, adds: ['illness'] },
  ])
})

test('of two that add the same the cheaper is chosen; what nobody adds stays out', () => {
  const dear = { ...cheap, fromFen: 9_000 }
  expect(productsFor(['accident', 'drugs'], [dear, cheap])).toEqual([
    { offer: cheap, adds: ['accident'] },
  ])
  expect(productsFor(['drugs'], [cheap])).toEqual([])
})

test('a product for the first need goes before one that adds more of the others', () => {
  const main = { kinds: ['inpatient'] as const, fromFen: 9_900 }
  const many = { kinds: ['outpatient', 'accident', 'illness'] as const, fromFen: 100 }
  const chosen = productsFor(missingKinds([]), [many, main]).map(({ offer }) => offer)
  expect(chosen).toEqual([main, many])
})
