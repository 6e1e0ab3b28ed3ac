/* global window, document, location, navigator, fetch, CustomEvent, Event */
/*
 * What WeChat puts into pages that it shows, for a plain browser that plays it (./host.ts): the
 * user agent and window.WeixinJSBridge. Served only by the sandbox.
 */
;(function () {
  const { as, agent } = document.currentScript.dataset
  const landing = location.href
  Object.defineProperty(navigator, 'userAgent', { get: () => agent })
  if (as === 'alipay') return

  if (as === 'web-view') window.__wxjs_environment = 'miniprogram'

  /** The addresses that WeChat accepted; its JS-SDK works on no other. */
  const accepted = new Set()
  const here = () => (/iPhone/.test(agent) ? landing : location.href).split('#')[0]

  const post = (path, body) =>
    fetch('/sandbox' + path, { method: 'POST', body: JSON.stringify(body) }).then((answer) =>
      answer.json(),
    )

  /** For what only a verified address may do. */
  const ifAccepted = (name) => async (options) => {
    if (!accepted.has(here())) return { errMsg: name + ':fail permission denied' }
    // Testers see what the menu of WeChat would share.
    window.dispatchEvent(new CustomEvent('sandboxwechat', { detail: { name, options } }))
    return { errMsg: name + ':ok' }
  }

  const api = {
    preVerifyJSAPI: async (shown) => {
      const answer = await post('/wechat/verify-address', {
        url: here(),
        appId: shown.verifyAppId,
        timestamp: shown.verifyTimestamp,
        nonceStr: shown.verifyNonceStr,
        signature: shown.verifySignature,
      })
      if (answer.errMsg === 'preVerifyJSAPI:ok') {
        accepted.add(here())
        openTags(shown.verifyOpenTagList || [])
      }
      return answer
    },
    updateAppMessageShareData: ifAccepted('updateAppMessageShareData'),
    updateTimelineShareData: ifAccepted('updateTimelineShareData'),
    hideMenuItems: ifAccepted('hideMenuItems'),
    showMenuItems: ifAccepted('showMenuItems'),
    invokeMiniProgramAPI: async ({ name, arg }) => {
      if (as !== 'web-view' || name === 'navigateBack')
        return { errMsg: 'invokeMiniProgramAPI:fail not supported' }
      location.assign('/sandbox/mini-program' + arg.url)
      return { errMsg: 'invokeMiniProgramAPI:ok' }
    },
    requestMerchantTransfer: async (params) => {
      const action = await transferSheet()
      return post('/request-transfer', Object.assign({}, params, { action }))
    },
    getBrandWCPayRequest: async (params) => {
      const action = await paymentSheet()
      const { errMsg } = await post('/request-payment', Object.assign({}, params, { action }))
      return {
        err_msg: errMsg
          .replace('requestPayment:fail cancel', 'get_brand_wcpay_request:cancel')
          .replace('requestPayment', 'get_brand_wcpay_request'),
      }
    },
  }

  const bridge = {
    invoke: (name, options, answer) => {
      const act = api[name] || (async () => ({ errMsg: name + ':fail not supported' }))
      act(options).then(answer, (error) => answer({ errMsg: name + ':fail ' + error }))
    },
  }

  // As on a phone, it comes after the page began.
  document.addEventListener('DOMContentLoaded', () => {
    window.WeixinJSBridge = bridge
    document.dispatchEvent(new Event('WeixinJSBridgeReady'))
  })

  /** What a tap on WeChat's own elements does; they work once the address was accepted. */
  const taps = {
    'wx-open-subscribe': async (tag) => {
      const ids = (tag.getAttribute('template') || '').split(',')
      const status = await askSheet('消息订阅（沙箱）', `沙箱 · 允许发送${ids.length}种消息？`, [
        ['accept', '允许'],
        ['reject', '拒绝'],
      ])
      await fetch('/sandbox/subscriptions', {
        method: 'PUT',
        body: JSON.stringify({
          app: 'official-account',
          templates: ids,
          accepts: status === 'accept',
        }),
      })
      const answers = ids.map((id) => [id, JSON.stringify({ status })])
      return ['success', { subscribeDetails: JSON.stringify(Object.fromEntries(answers)) }]
    },
    'wx-open-launch-weapp': async (tag) => {
      const answer = await askSheet('打开小程序（沙箱）', '沙箱 · 打开另一个小程序？', [
        ['ok', '允许'],
        ['cancel', '取消'],
      ])
      return answer === 'ok'
        ? ['launch', {}]
        : ['error', { errMsg: `${tag.localName}:fail cancel` }]
    },
  }

  function openTags(names) {
    for (const name of names) {
      if (!taps[name] || window.customElements.get(name)) continue
      const act = taps[name]
      window.customElements.define(
        name,
        class extends window.HTMLElement {
          connectedCallback() {
            this.onclick = async () => {
              const [event, detail] = await act(this)
              this.dispatchEvent(new CustomEvent(event, { detail }))
            }
          }
        },
      )
    }
  }

  /** WeChat's payment sheet; answers what the person does. */
  const paymentSheet = () =>
    askSheet('微信支付（沙箱）', '沙箱 · 微信支付，不会真实扣费', [
      ['pay', '确认支付'],
      ['fail', '支付失败'],
      ['cancel', '取消'],
    ])

  /** WeChat's page on which somebody takes the money of a transfer. */
  const transferSheet = () =>
    askSheet('收款（沙箱）', '沙箱 · 商家转账，不会真的到账', [
      ['take', '收款'],
      ['cancel', '暂不收款'],
    ])

  /** A sheet of WeChat's with a question; its last answer is also that of Esc. */
  function askSheet(label, words, answers) {
    return new Promise((resolve) => {
      const sheet = document.createElement('dialog')
      sheet.setAttribute('aria-label', label)
      sheet.style.cssText =
        'margin:auto auto 0;width:100%;max-width:480px;border:0;border-radius:16px 16px 0 0;padding:20px;font:16px/1.6 sans-serif'
      const title = document.createElement('p')
      title.textContent = words
      title.style.cssText = 'margin:0 0 12px;text-align:center'
      sheet.append(title)
      const close = (action) => {
        sheet.remove()
        resolve(action)
      }
      for (const [action, text] of answers) {
        const button = document.createElement('button')
        button.textContent = text
        button.style.cssText =
          'display:block;width:100%;min-height:48px;margin-top:8px;border:1px solid #ccc;border-radius:12px;font:inherit;' +
          (action === answers[0][0]
            ? 'background:#07a15a;color:#fff'
            : 'background:#fff;color:#222')
        button.onclick = () => close(action)
        sheet.append(button)
      }
      sheet.addEventListener('cancel', () => close(answers[answers.length - 1][0]))
      document.body.append(sheet)
      sheet.showModal()
    })
  }
})()
