import { bindPhoneOutcome } from '@/domain/realname/real-name'
import { bindPhoneErrors } from '@/subjects/account/identity/copy'
import type { LogFields } from '../../../server/context/log'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  confirmedProposal,
  done,
  newMobile,
  newPerson,
  plain,
  requestCode,
  signIn,
} from '../../support/purchase'
import type { Login } from '../../support/remote'

/** Binding of the phone, real-name verification and face verification by calls. */

const attr = { attr: { productCode: 'PP57', wtagid: 'share-1' } }

const alarms: string[] = []
const note = ({ alarm }: LogFields) => void (alarm && alarms.push(alarm))

let gateway: TestGateway
let login: Login
beforeAll(async () => {
  gateway = await openGateway({}, { log: { info: note, warn: note, error: note } })
})
beforeEach(async () => {
  login = await signIn(gateway)
  alarms.length = 0
})
afterEach(() => {
  gateway.sandbox.faults.clear()
})
afterAll(() => gateway.close())

const status = async () => done(await gateway.call('getUserStatus', attr, { login }))

describe('the phone of an applicant', () => {
  const bind = async (phoneNumber: string, { wrong = false } = {}) => {
    const { sessionId, code } = await requestCode(gateway, phoneNumber, 'BIND_PHONE')
    const other = code === '000000' ? '000001' : '000000'
    const nothing = { wxCode: '', wxEncryptedData: '', faceToken: '' } as const
    const verifyCode = wrong ? other : code
    const asked = { phoneNumber, verifyCode, countryCode: '86' as const, sessionId, ...nothing }
    return done(await gateway.call('setBindPhone', asked, { login }))
  }

  test('EN010 is the one signed in with until another is bound', async () => {
    const before = await status()
    expect(before.bindPhone?.maskValue).toBe(before.phoneNumber?.maskValue)
    const phone = newMobile()
    const bound = await bind(phone)
    expect(bound).toMatchObject({ result: 0, phoneNumberMask: `*******${phone.slice(-4)}` })
    const after = await status()
    expect(after.bindPhone).toEqual({
      maskValue: bound.phoneNumberMask,
      encryptValue: bound.phoneNumberEncrypt,
    })
    expect(after.phoneNumber?.maskValue).toBe(before.phoneNumber?.maskValue)
  })

  test.each([
    ['ER029', '19900000002', '绑定手机号校验不一致'],
    ['ER030', '19900000003', '银行卡预留手机号不一致'],
    ['ER031', '19900000004', '人脸校验失败'],
  ])('%s is not bound where the centre refuses %s', async (_row, phone, text) => {
    const outcome = bindPhoneOutcome(await bind(phone))
    expect(outcome.ok ? '' : bindPhoneErrors[outcome.code]).toBe(text)
    expect((await status()).bindPhone?.maskValue).not.toBe(`*******${phone.slice(-4)}`)
  })

  test('ER028 ER032 ER033 is not bound with a wrong code, when another account has it, or when nobody knows', async () => {
    expect(await bind(newMobile(), { wrong: true })).toMatchObject({ result: 1 })
    const taken = newMobile()
    await signIn(gateway, taken)
    await gateway.sandbox.clock.setOffset(gateway.sandbox.clock.offsetMs() + 60_000)
    expect(await bind(taken)).toMatchObject({ result: 5 })
    gateway.sandbox.faults.add({ cmd: 'realname.phone', mode: 'http500', times: 1 })
    expect(alarms).toEqual([])
    expect((await bind(newMobile())).result).toBeGreaterThan(5)
    expect(alarms).toEqual(['REALNAME_SILENT'])
  })

  test('API025 an account takes a number of its own by its code, once', async () => {
    const phone = newMobile()
    const { sessionId, code } = await requestCode(gateway, phone, 'SET_PHONE')
    const asked = { phoneNumber: phone, phoneCode: code, sessionId }
    expect(done(await gateway.call('setUserPhone', asked, { login }))).toEqual({ status: 0 })
    expect((await status()).phoneNumber?.maskValue).toBe(`*******${phone.slice(-4)}`)
    const stranger = await signIn(gateway)
    await gateway.sandbox.clock.setOffset(gateway.sandbox.clock.offsetMs() + 60_000)
    const again = await requestCode(gateway, phone, 'SET_PHONE')
    const stolen = { phoneNumber: phone, phoneCode: again.code, sessionId: again.sessionId }
    expect(done(await gateway.call('setUserPhone', stolen, { login: stranger }))).toEqual({
      status: 1,
    })
  })
})

describe('the name of an account', () => {
  const claim = ({ name, id } = newPerson()) => ({
    name: plain(name),
    credentialNo: plain(id),
    credentialType: 1 as const,
  })
  const inBrowser = async (asked = claim()) =>
    done(await gateway.call('authH5Realname', asked, { login }))
  const inWechat = async (asked = claim(), allowLv1 = true) => {
    const more = { authType: 1 as const, productCodeList: ['PH01'], allowLv1 }
    return done(await gateway.call('authWxRealname', { ...asked, ...more }, { login }))
  }
  const authInfo = async () => done(await gateway.call('getAuthInfo', {}, { login }))

  test('API054 is locked with its number once it is verified, and says so', async () => {
    expect(await authInfo()).toEqual({ nameLocked: false, identityLocked: false, authLevel: null })
    const me = claim()
    expect(await inBrowser(me)).toEqual({ result: 1, authCode: '', authMsg: '' })
    expect(await authInfo()).toEqual({ nameLocked: true, identityLocked: true, authLevel: 'LV1' })
    expect(await status()).toMatchObject({ locked: true, name: { maskValue: '王**' } })
    expect(await inBrowser(me)).toMatchObject({ result: 0, authCode: 'HAD_AUTH' })
    expect(await inBrowser()).toMatchObject({ result: 0, authCode: 'ID_NOT_MATCH' })
  })

  test('is nobody else who buys', async () => {
    const me = newPerson()
    await inBrowser(claim(me))
    await confirmedProposal(gateway, login, [{ relationType: 'SELF', person: me }])
    const other = confirmedProposal(gateway, login, [{ relationType: 'SELF', person: newPerson() }])
    await expect(other).rejects.toThrow('30115')
    expect(await status()).toMatchObject({ locked: true })
  })

  test.each([
    ['沙箱已实名', 'HAD_AUTH'],
    ['沙箱证件占用', 'ID_HAD_USE'],
    ['沙箱证件不符', 'ID_NOT_MATCH'],
    ['沙箱姓名不符', 'BASIC2_NOT_MATCH'],
    ['沙箱黑名单', 'CREDENTIALNO_BLACKLIST'],
    ['沙箱登录过期', 'AUTH_FAILED'],
    ['沙箱微信失败', 'WX_AUTH_FAIL'],
  ])('%s is refused as %s and locks nothing', async (name, authCode) => {
    const asked = claim({ ...newPerson(), name })
    expect(await inBrowser(asked)).toMatchObject({ result: 0, authCode })
    expect(await inWechat(asked)).toMatchObject({ result: 0, authCode, authLevel: '' })
    expect((await status()).locked).toBe(false)
  })

  test('VA079 API031 is told how surely in WeChat, and is refused where that is not enough', async () => {
    expect(await inWechat()).toMatchObject({ result: 1, authLevel: 'LV2' })
    expect((await authInfo()).authLevel).toBe('LV2')
  })

  test.each([
    ['沙箱实名一级', 'LV1', false],
    ['沙箱实名三级', 'LV3', true],
  ])('VA079 %s is verified in WeChat at %s', async (name, authLevel, enough) => {
    const asked = claim({ ...newPerson(), name })
    // A caller who needs more than two factors does not accept a verification by two.
    if (!enough) expect(await inWechat(asked, false)).toMatchObject({ result: 0, authLevel: '' })
    expect(await inWechat(asked)).toMatchObject({ result: 1, authLevel })
    expect((await authInfo()).authLevel).toBe(authLevel)
  })

  test('VA079 a level that does not count verifies nobody', async () => {
    const asked = claim({ ...newPerson(), name: '沙箱实名零级' })
    const more = { authType: 1 as const, productCodeList: ['PH01'], allowLv1: true }
    const reply = await gateway.call('authWxRealname', { ...asked, ...more }, { login })
    expect(reply.extra?.name).toBe('UNAVAILABLE')
    expect((await status()).locked).toBe(false)
  })

  test('is not tried out: after ten wrong pairs of a day nobody asks any more', async () => {
    const wrong = () => claim({ ...newPerson(), name: '沙箱姓名不符' })
    for (let tries = 0; tries < 10; tries += 1) await inBrowser(wrong())
    const reply = await gateway.call('authH5Realname', claim(), { login })
    expect(reply.extra?.name).toBe('TOO_MANY_REQUESTS')
  })

  test('stays open where the centre is silent or the pair cannot be anybody', async () => {
    gateway.sandbox.faults.add({ cmd: 'realname.verify', mode: 'http500', times: 1 })
    expect((await gateway.call('authH5Realname', claim(), { login })).extra?.name).toBe(
      'UNAVAILABLE',
    )
    expect(alarms).toEqual(['REALNAME_SILENT'])
    const broken = claim({ name: '王建国', id: '110101199003070012' })
    expect(await inBrowser(broken)).toMatchObject({ authCode: 'BASIC2_NOT_MATCH' })
    expect((await status()).locked).toBe(false)
  })

  test('API032 is proven by the face where name and number are not enough, by nobody else’s', async () => {
    const me = claim()
    const show = async (faceId?: string, who = me, by = login) =>
      gateway.call('authFace', { ...who, ...(faceId && { faceId }) }, { login: by })
    const { faceId, url } = done(await show())
    expect(done(await show(faceId))).toMatchObject({ result: 0, authCode: 'OPEN' })
    expect((await show(faceId, claim())).extra?.name).toBe('UNAVAILABLE')
    expect((await show(faceId, me, await signIn(gateway))).extra?.name).toBe('UNAVAILABLE')
    await fetch(`${gateway.origin}${url}/PASSED`, { method: 'POST' })
    expect(done(await show(faceId))).toMatchObject({ result: 1 })
    expect((await authInfo()).authLevel).toBe('LV3')
  })

  test('is nobody else’s by another person’s face, begun before or after it was verified', async () => {
    const [me, other] = [claim(), claim()]
    const show = async (who: typeof me, faceId?: string) =>
      done(await gateway.call('authFace', { ...who, ...(faceId && { faceId }) }, { login }))
    const begun = await show(other)
    await fetch(`${gateway.origin}${begun.url}/PASSED`, { method: 'POST' })
    await inBrowser(me)
    const before = await status()
    expect(await show(other, begun.faceId)).toMatchObject({ result: 0, authCode: 'ID_NOT_MATCH' })
    expect(await show(other)).toMatchObject({ result: 0, authCode: 'ID_NOT_MATCH', url: '' })
    // The own face may still prove more than name and number did.
    const own = await show(me)
    await fetch(`${gateway.origin}${own.url}/PASSED`, { method: 'POST' })
    expect(await show(me, own.faceId)).toMatchObject({ result: 1 })
    expect((await authInfo()).authLevel).toBe('LV3')
    expect((await status()).name?.maskValue).toBe(before.name?.maskValue)
    expect(await inBrowser(me)).toMatchObject({ authCode: 'HAD_AUTH' })
  })

  test('is one person’s when two are verified at once', async () => {
    const [me, other] = [claim(), claim()]
    const answers = await Promise.all([inBrowser(me), inBrowser(other)])
    const codes = answers.map(({ authCode }) => authCode).sort()
    expect(codes).toEqual(['', 'ID_NOT_MATCH'])
  })

  test('is forgotten with everything else', async () => {
    await inBrowser()
    done(await gateway.call('withdrawConsent', {}, { login }))
    login = await signIn(gateway)
    expect((await status()).locked).toBe(false)
  })
})

describe('contacts', () => {
  const contact = (relationEn: 'SPOUSE' | 'FATHER_PARENTS', person = newPerson()) => ({
    relationEn,
    name: plain(person.name),
    credentialNo: plain(person.id),
    credentialType: '01' as const,
  })
  const list = async (by = login) => done(await gateway.call('getContacts', {}, { login: by })).list

  test('API022 API023 API024 EN016 are kept one by one or together, shown as masks, and used by their tokens', async () => {
    const spouse = newPerson('1991-05-12', 'F')
    const one = contact('SPOUSE', { ...spouse, name: '李秀英' })
    done(await gateway.call('keepContact', { contact: one }, { login }))
    const contacts = [one, contact('FATHER_PARENTS', newPerson('1962-03-15'))]
    done(await gateway.call('keepContacts', { contacts }, { login }))
    const kept = await list()
    expect(kept.map(({ nameMask, relationEn }) => [nameMask, relationEn]).sort()).toEqual([
      ['李**', 'SPOUSE'],
      ['王**', 'FATHER_PARENTS'],
    ])
    expect(JSON.stringify(kept)).not.toContain(spouse.id)
    const [known] = kept.filter(({ relationEn }) => relationEn === 'SPOUSE')
    const insurant = {
      relationType: 'SPOUSE' as const,
      credentialType: '01' as const,
      name: { encryptType: 2 as const, encryptValue: known?.nameEncrypt ?? '' },
      credentialNo: { encryptType: 2 as const, encryptValue: known?.credentialNoEncrypt ?? '' },
    }
    const product = { cityCode: '310000', productCode: 'PP57', version: 3 as const }
    const price = { ...product, insurants: [insurant] }
    expect(done(await gateway.call('getPrice', price, { login })).insurants).toHaveLength(1)
    expect(await list(await signIn(gateway))).toEqual([])
  })

  test('are all kept or none, and forgotten one by one or with the consent', async () => {
    const wrong = contact('SPOUSE', { name: '王建国', id: '110101199003070012' })
    const both = { contacts: [contact('FATHER_PARENTS'), wrong] }
    const refused = await gateway.call('keepContacts', both, { login })
    expect(refused).toMatchObject({ extra: { field: 'contacts.1.credentialNo', code: 'CHECK' } })
    expect(await list()).toEqual([])
    done(await gateway.call('keepContacts', { contacts: [contact('SPOUSE')] }, { login }))
    const [kept] = await list()
    const stranger = await signIn(gateway)
    const forget = { contactId: kept?.contactId ?? '' }
    done(await gateway.call('forgetContact', forget, { login: stranger }))
    expect(await list()).toHaveLength(1)
    done(await gateway.call('forgetContact', forget, { login }))
    expect(await list()).toEqual([])
  })
})
