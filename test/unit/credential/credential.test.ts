import { derive, normalise, validate } from '@/domain/credential/credential'
import { readId18 } from '@/domain/credential/numbers'
import { credentialTypeOf, userServiceIdOf } from '@/domain/credential/type'
import { sealId18, sealUscc } from '../../support/credentials'

const codeOf = (type: string, value: string, env?: 'H5' | 'WECHAT') => {
  const result = validate({ type, value, env })
  return result.ok ? 'OK' : result.code
}

describe('mainland ID (GB 11643)', () => {
  test.each([
    ['VA008 a citizen number', '110101199003070011', 'OK'],
    ['VA008 check character X', '11010119900307002X', 'OK'],
    ['VA031 lower-case x', '11010119900307002x', 'OK'],
    ['VA008 17 digits', '11010119900307001', 'FORMAT'],
    ['VA008 19 digits', '1101011990030700111', 'FORMAT'],
    ['VA008 a letter inside', '1101011990030700A1', 'FORMAT'],
    ['VA008 leading zero', '010101199003070011', 'FORMAT'],
    ['VA008 X before the end', '11010119900307X011', 'FORMAT'],
    ['VA009 30 February', '110101199002300014', 'DATE'],
    ['VA009 year 2100', '11010121000101001X', 'DATE'],
    ['VA009 year 1850', '110101185003070014', 'OK'],
    ['VA010 wrong check character', '110101199003070012', 'CHECK'],
    ['VA010 right check character', '110101199003070011', 'OK'],
    ['a published vector', '360426199101010071', 'OK'],
    ['a published vector with x', '44011320141005001x', 'OK'],
    ['bad check', '36042619910102009X', 'CHECK'],
    ['bad month', '360426199113010079', 'DATE'],
    ['a letter first', 'T60426199101010078', 'FORMAT'],
    ['a published vector', '440308199901101512', 'OK'],
    ['a region since renamed', '500154199804106120', 'OK'],
    ['a retired region', '44040119580101000X', 'OK'],
    ['bad check', '440308199901101513', 'CHECK'],
    ['30 February', '440308199902301512', 'DATE'],
    ['bad check', '11010119900307867X', 'CHECK'],
    ['leap day of 2000', '110105200002290013', 'OK'],
    ['1900 was no leap year, though the check character fits', '110105190002290017', 'DATE'],
    ['30 February, though the check character fits', '110105200102300012', 'DATE'],
    ['full-width digits', '１１０１０１１９９００３０７００２Ｘ', 'OK'],
    ['spaces around', ' 110101199003070011　', 'OK'],
    ['nothing', '', 'BLANK'],
    ['only spaces', ' 　', 'BLANK'],
  ])('%s: %s is %s', (_name, value, expected) => {
    expect(codeOf('01', value)).toBe(expected)
  })

  test('VA009 years run from 1800 to 2099', () => {
    const years = ['1799', '1800', '2099', '2100']
    expect(years.map((year) => codeOf('01', sealId18(`110101${year}0101001`)))).toEqual([
      'DATE',
      'OK',
      'OK',
      'DATE',
    ])
  })
})

describe('Hong Kong, Macau and Taiwan numbers', () => {
  const hongKong = '810000199003070015'
  const macau = '820000199003070017'
  const taiwan = '830000199003070019'

  test.each([
    ['VA027', '17', hongKong, 'OK'],
    ['VA027', '17', macau, 'OK'],
    ['VA027', '17', taiwan, 'OK'],
    ['VA027', '17', 'E12345678', 'FORMAT'],
    ['VA027', '17', '110101199003070011', 'WRONG_TYPE'],
    ['VA028', '551', hongKong, 'OK'],
    ['VA028', '551', macau, 'OK'],
    ['VA028', '551', taiwan, 'WRONG_TYPE'],
    ['VA029', '552', taiwan, 'OK'],
    ['VA029', '552', hongKong, 'WRONG_TYPE'],
    ['VA029', '552', macau, 'WRONG_TYPE'],
    ['VA013', '17', '810000199003070016', 'CHECK'],
    ['VA013', '551', '810000199003070016', 'CHECK'],
    ['VA013', '552', '830000199003070018', 'CHECK'],
    ['VA013', '551', '810000199408230021', 'OK'],
    ['VA013', '552', '830000199201300022', 'OK'],
    ['VA013', '551', '820000199001011232', 'OK'],
    ['VA013', '551', '810000199002300012', 'DATE'],
  ])('%s type %s: %s is %s', (_row, type, value, expected) => {
    expect(codeOf(type, value)).toBe(expected)
  })

  test.each([hongKong, macau, taiwan, '810000199003070016', '810000199913990016'])(
    'VA077 %s as an ID card is unsupported in H5 before its date and checksum are looked at',
    (value) => {
      expect(codeOf('01', value)).toBe('HMT_UNSUPPORTED')
      expect(codeOf('01', value, 'H5')).toBe('HMT_UNSUPPORTED')
      expect(codeOf('01', value, 'WECHAT')).toBe('WRONG_TYPE')
    },
  )

  test('a number too short to be one keeps its format message', () => {
    expect(codeOf('01', '81000019900307001')).toBe('FORMAT')
  })
})

describe('other documents', () => {
  test.each([
    ['VA014', 'PASSPORT', 'E12345678', 'OK'],
    ['VA014', 'PASSPORT', 'EA1234567', 'OK'],
    ['VA014', 'PASSPORT', '123456789', 'FORMAT'],
    ['VA014', 'PASSPORT', 'E1234567', 'FORMAT'],
    ['VA014', 'PASSPORT', 'E123456789', 'FORMAT'],
    ['VA014', 'PASSPORT', 'E1234567-', 'FORMAT'],
    ['VA023', 'PASSPORT', '110101199003070011', 'FORMAT'],
    ['VA031', 'PASSPORT', 'e12345678', 'OK'],
    ['VA031', 'PASSPORT', 'ß1234567', 'FORMAT'],
    ['VA015', 'SPECIAL', 'H12345678', 'OK'],
    ['VA015', 'SPECIAL', 'M12345678', 'OK'],
    ['VA015', 'SPECIAL', 'A12345678', 'FORMAT'],
    ['VA015', 'SPECIAL', 'H1234567', 'FORMAT'],
    ['VA015', 'SPECIAL', 'H123456789', 'FORMAT'],
    ['VA024', 'SPECIAL', 'E12345678', 'FORMAT'],
    ['VA016', 'TAIWAN', '12345678', 'OK'],
    ['VA016', 'TAIWAN', '1234567', 'FORMAT'],
    ['VA016', 'TAIWAN', '123456789', 'FORMAT'],
    ['VA016', 'TAIWAN', 'A2345678', 'FORMAT'],
    ['VA025', 'TAIWAN', 'H12345678', 'FORMAT'],
    ['VA017', 'PR', 'CHN110190030712', 'OK'],
    ['VA017', 'PR', '110101199003070011', 'OK'],
    ['VA017', 'PR', 'AB123', 'FORMAT'],
    ['VA017', 'PR', 'CHN11019003071', 'FORMAT'],
    ['VA017', 'PR', 'CHN1101900307123', 'FORMAT'],
    ['VA017', 'PR', '911124198108030024', 'OK'],
    ['VA017', 'PR', '931156198501310019', 'OK'],
    ['VA017', 'PR', '911124198108030025', 'CHECK'],
    ['VA017', 'PR', '810000199003070015', 'WRONG_TYPE'],
    ['VA026', 'PR', '12345678', 'FORMAT'],
    ['VA022', '01', '911124198108030024', 'WRONG_TYPE'],
    ['VA022', '01', 'E12345678', 'FORMAT'],
    ['VA022', '01', '12345678', 'FORMAT'],
  ])('%s type %s: %s is %s', (_row, type, value, expected) => {
    expect(codeOf(type, value)).toBe(expected)
  })

  test('an old foreigner card is nothing but that', () => {
    for (const type of ['01', 'PASSPORT', 'SPECIAL', 'TAIWAN', '17', '551', '552', 'ORG'])
      expect(codeOf(type, 'ABC123490030712')).toBe('FORMAT')
  })

  test('an unknown type is an answer of its own', () => {
    expect(codeOf('IDENTITY', '110101199003070011')).toBe('TYPE')
    expect(codeOf('constructor', '1')).toBe('TYPE')
  })

  test('an old foreigner card without a readable date passes with a warning', () => {
    expect(validate({ type: 'PR', value: 'ABC123499999912' })).toEqual({
      ok: true,
      value: 'ABC123499999912',
      warnings: ['NO_BIRTHDAY'],
    })
    expect(validate({ type: 'PR', value: 'ABC123490030712' })).toEqual({
      ok: true,
      value: 'ABC123490030712',
    })
  })
})

describe('company code (GB 32100)', () => {
  test.each([
    ['VA018', '91110000600037341L', 'OK'],
    ['VA018', '91110000600037341A', 'CHECK'],
    ['VA018', '91110000600037341N', 'CHECK'],
    ['VA018', '91110000I00037341L', 'FORMAT'],
    ['VA018', '91110000O00037341L', 'FORMAT'],
    ['VA018', '91110000S00037341L', 'FORMAT'],
    ['VA018', '91110000V00037341L', 'FORMAT'],
    ['VA018', '91110000Z00037341L', 'FORMAT'],
    ['VA018', '9111000060003IOZSV', 'FORMAT'],
    ['VA018', '12345', 'FORMAT'],
    ['VA018', '91110000600037341LL', 'FORMAT'],
    ['VA018', 'X91110000600037341L', 'FORMAT'],
    ['VA018 ends in 0', '92340603MA2UK1TD00', 'OK'],
    ['VA018 ends in 0', '911522010783762860', 'OK'],
    ['VA018 ends in 0', '91340600MA2PBP2120', 'OK'],
    ['VA018 ends in 0', '91620105L015101280', 'OK'],
    ['VA018 ends in 0', '92340604MA2PENA300', 'OK'],
    ['VA018 a rural collective', 'N2370102MF1234567B', 'OK'],
    ['VA030', '91110000600037341L', 'OK'],
    ['VA030', '110101199003070011', 'CHECK'],
  ])('%s %s is %s', (_row, value, expected) => {
    expect(codeOf('ORG', value)).toBe(expected)
  })

  test('a wrong organisation code inside is a warning, not a refusal', () => {
    const value = sealUscc('91110000600037342')
    expect(validate({ type: 'ORG', value })).toEqual({
      ok: true,
      value,
      warnings: ['ORG_INNER_CHECK'],
    })
    for (const value of [
      // The organisation code inside ends in X, which stands for 10.
      '9111000010000018XH',
      '91110000600037341L',
      '92340603MA2UK1TD00',
      '911522010783762860',
      '91340600MA2PBP2120',
      '91620105L015101280',
      '92340604MA2PENA300',
    ])
      expect(validate({ type: 'ORG', value })).toEqual({ ok: true, value })
  })
})

describe('what a number says', () => {
  test.each([
    ['ST079 a man', '01', '110101199003070011', 'MAINLAND', '1990-03-07', 'M', 34],
    ['ST079 a woman', '01', '11010119900307002X', 'MAINLAND', '1990-03-07', 'F', 34],
    ['ST078 a new PR card', 'PR', '911124198108030024', 'FOREIGN', '1981-08-03', 'F', 43],
    ['a resident of Taiwan', '552', '830000199201300022', 'TAIWAN', '1992-01-30', 'F', 32],
    ['a resident of Macau', '17', '820000199001011232', 'MACAU', '1990-01-01', 'M', 34],
    ['a resident of Hong Kong', '551', '810000199003070015', 'HONG_KONG', '1990-03-07', 'M', 34],
  ])('%s', (_name, type, value, kind, birthday, gender, age) => {
    const derived = { kind, birthday, gender }
    expect(derive({ type, value, onDay: '2024-12-31' })).toEqual({ ...derived, age })
    expect(derive({ type, value })).toEqual(derived)
  })

  test.each([
    ['ABC123490030712', '2024-12-31', { birthday: '1990-03-07', age: 34 }],
    ['ABC123403030712', '2024-12-31', { birthday: '2003-03-07', age: 21 }],
    ['ABC123424123112', '2024-12-31', { birthday: '2024-12-31', age: 0 }],
    ['ABC123425010112', '2024-12-31', { birthday: '1925-01-01', age: 99 }],
    ['ABC123400022912', '2024-12-31', { birthday: '2000-02-29', age: 24 }],
    ['ABC123400022912', '1999-12-31', {}],
    ['ABC123499999912', '2024-12-31', {}],
    ['ABC123490030712', undefined, {}],
  ])('ST078 the old PR card %s on %s says %j', (value, onDay, expected) => {
    expect(derive({ type: 'PR', value, onDay })).toStrictEqual(expected)
  })

  test('ST079 an unsound number, a passport and a company say nothing', () => {
    const onDay = '2024-12-31'
    expect(derive({ type: '01', value: '110101199003070012', onDay })).toEqual({})
    expect(derive({ type: '01', value: '810000199003070015', onDay })).toEqual({})
    expect(derive({ type: 'PASSPORT', value: 'E12345678', onDay })).toEqual({})
    expect(derive({ type: 'ORG', value: '911522010783762860', onDay })).toEqual({})
    const soundAsBoth = '110101199003070396'
    expect([codeOf('01', soundAsBoth), codeOf('ORG', soundAsBoth)]).toEqual(['OK', 'OK'])
    expect(derive({ type: 'ORG', value: soundAsBoth, onDay })).toEqual({})
  })

  test('a birth still to come has no age', () => {
    expect(derive({ type: '01', value: '110101199003070011', onDay: '1990-03-06' })).toStrictEqual({
      kind: 'MAINLAND',
      birthday: '1990-03-07',
      gender: 'M',
    })
  })
})

describe('the three code sets', () => {
  test.each([
    ['01', 1, '111'],
    ['PASSPORT', 7, undefined],
    ['SPECIAL', 41, '516'],
    ['TAIWAN', 42, '511'],
    ['PR', 53, '553'],
    ['17', undefined, undefined],
    ['551', undefined, '551'],
    ['552', undefined, '552'],
    ['ORG', 9999, undefined],
  ])('EN003 EN004 %s has user-service id %s and display code %s', (type, id, display) => {
    expect(userServiceIdOf(type)).toBe(id)
    expect(credentialTypeOf(type)).toBe(type)
    if (id !== undefined) {
      expect(credentialTypeOf(id)).toBe(type)
      expect(credentialTypeOf(String(id))).toBe(type)
    }
    if (display !== undefined) expect(credentialTypeOf(display)).toBe(type)
  })

  test('an unknown code means nothing', () => {
    for (const code of ['undefined', '', '2', 'constructor', NaN])
      expect(credentialTypeOf(code)).toBeUndefined()
    expect(userServiceIdOf('x')).toBeUndefined()
  })
})

test('VA008 what is not shaped like an 18-character number cannot be read as one', () => {
  expect(readId18('11010119900307')).toEqual({ ok: false, code: 'FORMAT' })
})

test('VA031 letters are upper-cased and full-width forms folded', () => {
  expect(normalise({ value: ' 11010119900307002x ' })).toBe('11010119900307002X')
  expect(normalise({ value: 'ｅ１２３４５６７８' })).toBe('E12345678')
  expect(normalise({ value: 'ßı' })).toBe('ßı')
})
