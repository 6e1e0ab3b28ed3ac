import { generateKeyPairSync } from 'node:crypto'
import { EnvError, readEnv } from '../../../server/context/env'
import { otherPayFaults, otherPayNeeded } from '../../../server/context/other-pay-env'

const faultsOf = (source: Record<string, string>): readonly string[] => {
  try {
    readEnv(source)
    return []
  } catch (error) {
    if (error instanceof EnvError) return error.faults
    throw error
  }
}
const pair = (modulusLength = 2048) =>
  generateKeyPairSync('rsa', {
    modulusLength,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
const [ours, theirs, short] = [pair(), pair(), pair(1024)]
const sm2Pair = (namedCurve = 'SM2') =>
  generateKeyPairSync('ec', {
    namedCurve,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
const allInPay = {
  ALLINPAY_CUSID: '990440148166000',
  ALLINPAY_APP_ID: '00000003',
  ALLINPAY_PRIVATE_KEY: ours.privateKey,
  ALLINPAY_PUBLIC_KEY: theirs.publicKey,
}

describe('settings of other ways to pay', () => {
  test('are all there or none', () => {
    expect(otherPayNeeded({})).toEqual([])
    expect(otherPayNeeded({ PA_PAY_KEY_ID: 'k' })).toEqual([
      'PA_PAY_URL',
      'PA_PAY_MERCHANT_ID',
      'PA_PAY_KEY_ID',
      'PA_PAY_SECRET_KEY',
    ])
  })

  test('are live credentials, never beside the sandbox', () => {
    expect(faultsOf({ SANDBOX: 'on', BANK_PAY_KEY_ID: 'k' })).toEqual([
      'BANK_PAY_KEY_ID is a live credential: not beside SANDBOX=on',
    ])
  })

  test.each(['SANDBOX-ALLINPAY', 'sample', 'changeme'])('are not samples: %s', (value) => {
    const said = faultsOf({ NODE_ENV: 'production', SANDBOX: 'off', ALLINPAY_CUSID: value })
    expect(said).toContain('ALLINPAY_CUSID is a sample value; draw a real one')
    expect(said).toContain('ALLINPAY_PRIVATE_KEY is needed without the sandbox')
  })

  test('reach nobody in the clear', () => {
    expect(faultsOf({ SANDBOX: 'off', PA_PAY_URL: 'http://pay.test' })).toEqual([
      'PA_PAY_URL must begin with https://',
    ])
  })

  test('have keys that do what they are for', () => {
    expect(otherPayFaults(allInPay)).toEqual([])
    const wrong = (change: Partial<typeof allInPay>) => otherPayFaults({ ...allInPay, ...change })
    expect(wrong({ ALLINPAY_PRIVATE_KEY: short.privateKey })).toHaveLength(1)
    expect(wrong({ ALLINPAY_PUBLIC_KEY: theirs.privateKey })).toHaveLength(1)
    expect(wrong({ ALLINPAY_PUBLIC_KEY: ours.publicKey })).toEqual([
      "ALLINPAY_PUBLIC_KEY is our own key; take AllInPay's from its console",
    ])
    const secret = 'q8Xr2Lw7Zp4Vn9Tb6Ym1Hd5Kc3Gf0Sj2'
    expect(otherPayFaults({ PA_PAY_SECRET_KEY: 'short' })).toHaveLength(1)
    expect(otherPayFaults({ PA_PAY_SECRET_KEY: secret, BANK_PAY_SECRET_KEY: secret })).toEqual([
      'PA_PAY_SECRET_KEY and BANK_PAY_SECRET_KEY must differ',
    ])
  })
  test('are of SM2 where that is asked for', () => {
    const [own, other] = [sm2Pair(), sm2Pair()]
    const sm2 = {
      ...allInPay,
      ALLINPAY_SIGN_TYPE: 'SM2' as const,
      ALLINPAY_PRIVATE_KEY: own.privateKey.replaceAll('\n', '\\n'),
      ALLINPAY_PUBLIC_KEY: other.publicKey,
    }
    expect(otherPayFaults(sm2)).toEqual([])
    const wrong = (change: Partial<typeof allInPay>) => otherPayFaults({ ...sm2, ...change })
    const [noOwn, noOther] = [
      'ALLINPAY_PRIVATE_KEY must be an SM2 private key in PKCS#8 PEM',
      'ALLINPAY_PUBLIC_KEY must be an SM2 public key in PEM',
    ]
    expect(otherPayFaults({ ...allInPay, ALLINPAY_SIGN_TYPE: 'SM2' })).toEqual([noOwn, noOther])
    expect(otherPayFaults({ ...sm2, ALLINPAY_SIGN_TYPE: 'RSA' })).toHaveLength(2)
    expect(wrong({ ALLINPAY_PRIVATE_KEY: sm2Pair('prime256v1').privateKey })).toEqual([noOwn])
    expect(wrong({ ALLINPAY_PUBLIC_KEY: other.privateKey })).toEqual([noOther])
    expect(wrong({ ALLINPAY_PUBLIC_KEY: own.publicKey })).toEqual([
      "ALLINPAY_PUBLIC_KEY is our own key; take AllInPay's from its console",
    ])
    const example = `-----BEGIN PRIVATE KEY-----
MEECAQAwEwYHKoZIzj0CAQYIKoEcz1UBgi0EJzAlAgEBBCA5RSCPeyFEsT8244rG05+ViJOTaShgtRpC+4HvTffFuA==
-----END PRIVATE KEY-----`
    expect(wrong({ ALLINPAY_PRIVATE_KEY: example })).toEqual([
      'ALLINPAY_PRIVATE_KEY is a sample value; draw a real one',
    ])
    expect(faultsOf({ SANDBOX: 'on', ALLINPAY_SIGN_TYPE: 'sm2' })).toEqual([
      'ALLINPAY_SIGN_TYPE must be RSA or SM2',
    ])
  })
})
