import { generateKeyPairSync } from 'node:crypto'
import { sm2 } from 'sm-crypto-v2'
import { signer, verifier } from '../../../../server/gateways/allinpay/signature'
import {
  publicOf,
  sm2Private,
  sm2Public,
  sm2Signer,
  sm2Verifier,
} from '../../../../server/gateways/allinpay/sm2'

const pair = (namedCurve = 'SM2') =>
  generateKeyPairSync('ec', {
    namedCurve,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
const base64 = (hex: string) => Buffer.from(hex, 'hex').toString('base64')

/** The signing example of GB/T 32918.5, annex A. */
const standard = {
  secret: '3945208f7b2144b13f36e38ac6d39f95889393692860b51a42fb81ef4df7c5b8',
  point:
    '0409f9df311e5421a150dd7d161e4bc5c672179fad1833fc076bb08ff356f35020' +
    'ccea490ce26775a52dc6ea718cc1aa600aed05fbf35e084a6632f6072da9ad13',
  id: '1234567812345678',
  text: 'message digest',
  k: '59276e27d506861a16680f3ad9c02dccef3cc1fa3cdbe4ce6d54b80deac1bc21',
  r: 'f5a03b0648d2c4630eeac513e1bb81a15944da3827d5b74143ac7eaceee720b3',
  s: 'b1b6aa29df212fd8763182bc0d421ca1bb9038fd1f7f42d4840b69c485bbc1aa',
}
/** A signature that OpenSSL 3.0 made with AllInPay's user id. */
const byOpenSsl = {
  point: sm2Public(`-----BEGIN PUBLIC KEY-----
MFkwEwYHKoZIzj0CAQYIKoEcz1UBgi0DQgAEcnit+AsMnx2h/aaCNozR8Rbdas0c
vTnqWzDF+Gf7gjpQwD52PAwW5H7Z5Ke8ScPG0+2Xc7T+iO4E3zHqbq9+tw==
-----END PUBLIC KEY-----
`),
  id: 'Allinpay',
  text: 'amount=1&body=中文 &',
  sign: 'qTpn/bM0LExmQQd/b+VAW5/p+yyYeLapBWNYJXTFtPCCRiWTZ4iUZbaM1PuxlAgFhyCubX3Ct+OeH+6KBsnrFg==',
}

describe('SM2', () => {
  test('signs the example of the standard as the standard does', () => {
    expect(publicOf(standard.secret)).toBe(standard.point)
    const k = BigInt(`0x${standard.k}`)
    const x1 = BigInt(`0x${publicOf(standard.k)?.slice(2, 66) ?? ''}`)
    const chosen = { hash: true, userId: standard.id, pointPool: [{ k, x1 }] }
    expect(sm2.doSignature(standard.text, standard.secret, chosen)).toBe(standard.r + standard.s)
  })

  test.each([
    ['of the standard', { ...standard, sign: base64(standard.r + standard.s) }],
    ['of OpenSSL', { ...byOpenSsl, point: byOpenSsl.point ?? '' }],
  ])('believes the signature %s, and nothing beside it', (_, { point, id, text, sign }) => {
    expect(sm2Verifier(point, id)(text, sign)).toBe(true)
    expect(sm2Verifier(point, `${id}0`)(text, sign)).toBe(false)
    expect(sm2Verifier(point, id)(`${text}0`, sign)).toBe(false)
    expect(sm2Verifier(publicOf('1'.repeat(64)) ?? '', id)(text, sign)).toBe(false)
  })

  const n = 'fffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54123'
  const beyond = (BigInt(`0x${standard.s}`) + BigInt(`0x${n}`)).toString(16)
  const der = `3046022100${standard.r}022100${standard.s}`
  test.each([
    ['nothing', ''],
    ['no base64', '!'],
    ['all zeros', base64('0'.repeat(128))],
    ['r of zero', base64('0'.repeat(64) + standard.s)],
    ['s of zero', base64(standard.r + '0'.repeat(64))],
    ['s beyond the order', base64(standard.r + beyond.padStart(66, '0'))],
    ['s as the order', base64(standard.r + n)],
    ['r as the order', base64(n + standard.s)],
    ['r and s exchanged', base64(standard.s + standard.r)],
    ['DER', base64(der)],
    ['in hex', standard.r + standard.s],
    ['one byte more', base64(`${standard.r}${standard.s}00`)],
  ])('is not taken in by %s', (_, sign) => {
    expect(sm2Verifier(standard.point, standard.id)(standard.text, sign)).toBe(false)
  })

  test('each signature is new, and proved by the public half alone', () => {
    const sign = sm2Signer(standard.secret, 'a')
    const [one, other] = [sign('名'), sign('名')]
    expect(one).not.toBe(other)
    expect(Buffer.from(one, 'base64')).toHaveLength(64)
    for (const each of [one, other]) expect(sm2Verifier(standard.point, 'a')('名', each)).toBe(true)
  })

  test('an RSA signature proves nothing where SM2 is set, whatever the message calls itself', () => {
    const fields = { trxamt: '1', signtype: 'RSA' }
    const rsa = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    })
    const { publicKey } = pair()
    const verify = verifier({ signType: 'SM2', pem: publicKey, id: 'Allinpay' })
    const sign = signer({ signType: 'RSA', pem: rsa.privateKey, id: '' })(fields)
    expect(verify({ ...fields, sign })).toBe(false)
  })
})

describe('keys of SM2', () => {
  const { privateKey, publicKey } = pair()
  const wrapped = (label: string, hex: string) =>
    `-----BEGIN ${label}-----\n${base64(hex)}\n-----END ${label}-----`
  const hex = (pem: string) =>
    Buffer.from(pem.replace(/-----[^-]+-----/g, ''), 'base64').toString('hex')
  const curve = '301306072a8648ce3d020106082a811ccf5501822d'
  /** `short` is OpenSSL's form without the public key. `long` is the full form of BouncyCastle. */
  const short = `3041020100${curve}042730250201010420${standard.secret}`
  const long =
    `308193020100${curve}047930770201010420${standard.secret}` +
    `a00a06082a811ccf5501822da144034200${standard.point}`

  test('are read from PEM as they are written', () => {
    const secret = sm2Private(privateKey)
    expect(secret && publicOf(secret)).toBe(sm2Public(publicKey))
    expect(sm2Private(wrapped('PRIVATE KEY', short))).toBe(standard.secret)
    expect(sm2Private(wrapped('PRIVATE KEY', long))).toBe(standard.secret)
  })

  const other = pair('prime256v1')
  const n = 'fffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54123'
  const last = (BigInt(`0x${n}`) - 1n).toString(16)
  test.each([
    ['nothing', ''],
    ['base64 without PEM', base64(hex(privateKey))],
    ['a public key', publicKey],
    ['another curve', other.privateKey],
    ['cut off', wrapped('PRIVATE KEY', hex(privateKey).slice(0, -2))],
    ['zero', wrapped('PRIVATE KEY', short.replace(standard.secret, '0'.repeat(64)))],
    ['the order', wrapped('PRIVATE KEY', short.replace(standard.secret, n))],
    ['a number that cannot sign', wrapped('PRIVATE KEY', short.replace(standard.secret, last))],
    ['halves of two keys', wrapped('PRIVATE KEY', long.replace(standard.secret, standard.k))],
  ])('are no private key: %s', (_, pem) => {
    expect(sm2Private(pem)).toBeUndefined()
  })

  const beside = hex(publicKey).replace(/.$/, (last) => (last === '0' ? '1' : '0'))
  test.each([
    ['a private key', privateKey],
    ['another curve', other.publicKey],
    ['a point beside the curve', wrapped('PUBLIC KEY', beside)],
  ])('are no public key: %s', (_, pem) => {
    expect(sm2Public(pem)).toBeUndefined()
  })
})
