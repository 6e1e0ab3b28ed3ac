import type { Http } from '../../../server/gateways/http'
import { createSms } from '../../../server/gateways/sms/client'
import { tc3Authorization } from '../../../server/gateways/tencent/tc3'

describe('tc3Authorization', () => {
  it('signs the example of the Tencent Cloud documentation', () => {
    const value = tc3Authorization({
      // The provider publishes this pair as a sample. It is no real secret.
      secretId: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE',
      secretKey: 'Gu5t9xGARNpq86cd98joQYCN3EXAMPLE',
      service: 'cvm',
      host: 'cvm.tencentcloudapi.com',
      path: '/',
      body: '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}',
      timestamp: 1551113065,
    })
    expect(value).toBe(
      'TC3-HMAC-SHA256 Credential=AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE/2019-02-25/cvm/tc3_request, ' +
        'SignedHeaders=content-type;host, ' +
        'Signature=72e494ea809ad7a8c8f7a4507b9bddcbaa8e581f516e8da2f66e2c5a96525168',
    )
  })
})

describe('what the SMS client reads', () => {
  const answering = (body: string) => {
    const http: Http = async () => ({ ok: true, value: { status: 200, headers: {}, body } })
    return createSms({
      secretId: 'id',
      secretKey: 'key',
      sdkAppId: '1400000000',
      signName: '惠民保',
      templateId: '1',
      url: 'https://sms.tencentcloudapi.com/',
      http,
      now: () => 0,
    }).sendCode({ phoneNumber: '13800138000', code: '123456', scene: 'LOGIN', validMinutes: 5 })
  }
  const status = (Code: string) =>
    JSON.stringify({ Response: { SendStatusSet: [{ Code, SerialNo: 'S1' }] } })
  const error = (Code: string) => JSON.stringify({ Response: { Error: { Code } } })

  it('is success only when the provider says Ok', async () => {
    expect(await answering(status('Ok'))).toEqual({ ok: true, value: { serialNo: 'S1' } })
  })

  it.each([
    [status('LimitExceeded.PhoneNumberThirtySecondLimit'), 'RATE_LIMITED'],
    [status('FailedOperation.PhoneNumberInBlacklist'), 'NUMBER_INVALID'],
    [error('InvalidParameterValue.IncorrectPhoneNumber'), 'NUMBER_INVALID'],
    [error('AuthFailure.SignatureFailure'), 'REFUSED'],
    [error('FailedOperation.InsufficientBalanceInSmsPackage'), 'REFUSED'],
    [error('InternalError.Timeout'), 'FAILED'],
    [JSON.stringify({ Response: { SendStatusSet: [] } }), 'FAILED'],
    ['<html>', 'FAILED'],
    ['', 'FAILED'],
  ])('%s as %s', async (body, code) => {
    expect(await answering(body)).toEqual({ ok: false, code })
  })
})
