import { chosenScheme } from '@/domain/apply/protect-scheme'
import { selectionOf, toggleSelection } from '@/domain/apply/selection-list'
import { needsUnderwritingNotice, underwritingNotice } from '@/domain/pay/underwriting'
import { retentionDialog, retentionOnReturn, retentionTitle } from '@/domain/product/retention'
import { retentionModes } from '@/domain/product/retention-mode'
import {
  isSubscribeDisabled,
  stepSubscribe,
  subscribeStateOf,
  templatesToOffer,
} from '@/domain/reminder/reminder'

describe('ST082 EN014 selection lists', () => {
  const items = [
    { text: '男', value: 'M' },
    { text: '女', value: 'F' },
    { text: '无', value: 'X', disabled: true },
  ]
  type Options = { multiple?: boolean; optional?: boolean }
  const after = (options: Options, ...taps: number[]) =>
    selectionOf({
      items: taps.reduce<Parameters<typeof selectionOf>[0]['items']>(
        (list, index) => toggleSelection({ items: list, index, ...options }),
        items,
      ),
    }).map(({ value }) => value)

  test.each<[string, Options, number[], string[]]>([
    ['one replaces the other', {}, [0, 1], ['F']],
    ['required stays', {}, [0, 0], ['M']],
    ['optional clears', { optional: true }, [0, 0], []],
    ['a disabled item stays as it is', {}, [0, 2], ['M']],
    ['no such item', {}, [0, 5, -1], ['M']],
    ['several', { multiple: true }, [1, 0], ['M', 'F']],
    ['several: one goes while another stays', { multiple: true }, [0, 1, 0], ['F']],
    ['several: the last one stays when required', { multiple: true }, [0, 1, 0, 1], ['F']],
    ['several: the last one goes when optional', { multiple: true, optional: true }, [0, 0], []],
  ])('%s', (_name, options, taps, values) => {
    expect(after(options, ...taps)).toEqual(values)
  })

  test('one of two that came ticked can be tapped in a single choice without clearing it', () => {
    const both = items.map((item) => ({ ...item, checked: true }))
    expect(toggleSelection({ items: both, index: 0 })).toBe(both)
    expect(selectionOf({ items: both })[1]).toEqual({ index: 1, value: 'F' })
  })
})

describe('ST089 EN018 protect scheme', () => {
  const schemeList = [
    { comboCode: 'A', title: '基础' },
    { comboCode: 'B', title: '升级' },
  ]
  const scheme = { selectable: true, schemeList, defaultComboCode: 'B' }
  test.each([
    ['the default', scheme, undefined, 'B', true],
    ['the choice', scheme, 'A', 'A', true],
    ['an unknown choice', scheme, 'C', 'B', true],
    ['no choice allowed', { ...scheme, selectable: false }, 'A', 'B', false],
    ['an unknown default', { ...scheme, defaultComboCode: 'C' }, undefined, 'A', true],
    ['a single scheme', { ...scheme, schemeList: schemeList.slice(1) }, 'A', 'B', false],
    ['no scheme', { ...scheme, schemeList: [] }, 'A', '', false],
  ])('%s', (_name, given, chosen, comboCode, canChoose) => {
    expect(chosenScheme({ scheme: given, chosen })).toEqual({ comboCode, canChoose })
  })
})

describe('subscribing', () => {
  test('ST032 ST034 DL032 only accept books; either result disables for good', () => {
    expect(stepSubscribe({ state: 'initial', result: 'accept' })).toBe('booked')
    for (const result of ['reject', 'ban', 'filter', ''])
      expect(stepSubscribe({ state: 'initial', result })).toBe('rejected')
    expect(stepSubscribe({ state: 'booked', result: 'reject' })).toBe('booked')
    expect(stepSubscribe({ state: 'rejected', result: 'accept' })).toBe('rejected')
    expect(isSubscribeDisabled({ state: 'initial' })).toBe(false)
    expect(isSubscribeDisabled({ state: 'booked' })).toBe(true)
    expect(isSubscribeDisabled({ state: 'rejected' })).toBe(true)
  })

  test.each([
    ['accept', 'booked'],
    ['reject', 'rejected'],
    ['', 'initial'],
    [null, 'initial'],
    [undefined, 'initial'],
  ])('DL033 %p in the address: %s', (urlStatus, state) => {
    expect(subscribeStateOf({ urlStatus })).toBe(state)
  })

  test('ST033 ST035 only templates not yet subscribed, and never to agents', () => {
    const templates = [
      { templateId: 'a', status: 0 },
      { templateId: 'b', status: 1 },
      { templateId: 'c', status: 2 },
    ]
    expect(templatesToOffer({ templates, isAgent: false })).toEqual(['a'])
    expect(templatesToOffer({ templates, isAgent: true })).toEqual([])
  })
})

describe('compound dialog', () => {
  test.each([
    ['ST036', true, false, 'hesitation'],
    ['ST037', true, true, 'success'],
    ['ST038', false, true, 'ended'],
    ['ST038', false, false, 'ended'],
  ])('%s selling %p, with a policy %p: %s', (_id, isSellTime, hasPolicy, title) => {
    expect(retentionTitle({ isSellTime, hasPolicy })).toBe(title)
  })

  const full = {
    isSellTime: true,
    hasPolicy: true,
    subscribeId: 'S1',
    qrcodeImg: 'qr.png',
    renewalPolicyId: 'P1',
  }
  test.each([
    ['DL044', 'RENEWAL', { type: 'turnOnRenewal', policyId: 'P1' }],
    ['DL045', 'FOLLOW_PUBLIC', { type: 'showQrCode', image: 'qr.png' }],
    ['DL046', 'SUBSCRIBE', { type: 'subscribe', subscribeId: 'S1' }],
    ['DL047', 'SERVICE', { type: 'contactService' }],
  ])('%s mode %s', (_id, mode, action) => {
    expect(retentionDialog({ ...full, mode })).toEqual({ title: 'success', action })
    const bare = retentionDialog({ mode, isSellTime: false, hasPolicy: false })
    expect(bare).toEqual(mode === 'SERVICE' ? { title: 'ended', action } : null)
  })

  test('the modes are these four', () => {
    expect(retentionModes).toEqual(['RENEWAL', 'FOLLOW_PUBLIC', 'SUBSCRIBE', 'SERVICE'])
    expect(retentionDialog({ ...full, mode: 'OTHER' })).toBeNull()
  })

  test.each([
    ['SUBSCRIBE', true, undefined, 'check'],
    ['SUBSCRIBE', true, true, 'close'],
    ['SUBSCRIBE', true, false, 'stay'],
    ['SUBSCRIBE', false, true, 'stay'],
    ['RENEWAL', true, true, 'stay'],
  ])('ST039 back in %s, left %p, subscribed %p: %s', (mode, leftToSubscribe, subscribed, does) => {
    expect(retentionOnReturn({ mode, leftToSubscribe, subscribed })).toBe(does)
  })
})

describe('pending underwriting', () => {
  test('ST053 only PENDING brings the notice', () => {
    expect(needsUnderwritingNotice({ status: 'PENDING' })).toBe(true)
    expect(needsUnderwritingNotice({ status: 'PASS' })).toBe(false)
    expect(needsUnderwritingNotice({})).toBe(false)
  })

  const text = '扣款{PRICE}元后核保'
  test('ER061 {PRICE} becomes yuan, every time', () => {
    const shown = (given: string) =>
      underwritingNotice({ text: given, payType: 'WC_PAY', priceFen: 6990 })
    expect(shown(text)).toBe('扣款69.90元后核保')
    expect(shown('{PRICE}/{PRICE}')).toBe('69.90/69.90')
    expect(shown('无')).toBe('无')
  })

  test('ER062 a payment type may have its own text', () => {
    const textByPayType = { PA_PAY: '平安扣款{PRICE}', BANK_PAY: '' }
    const shown = (payType: string) =>
      underwritingNotice({ text, textByPayType, payType, priceFen: 100 })
    expect(shown('PA_PAY')).toBe('平安扣款1.00')
    expect(shown('WC_PAY')).toBe('扣款1.00元后核保')
    expect(shown('BANK_PAY')).toBe('扣款1.00元后核保')
    expect(shown('toString')).toBe('扣款1.00元后核保')
  })
})
