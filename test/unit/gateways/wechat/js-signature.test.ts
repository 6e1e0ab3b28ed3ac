import { signAddress } from '../../../../server/gateways/wechat-official/js-signature'

/** The example that WeChat publishes. */
const sample = {
  ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
  nonceStr: 'Wm3WZYTPz0wzccnW',
  timestamp: '1414587457',
  url: 'http://mp.weixin.qq.com?params=value',
}

test.each([sample.url, `${sample.url}#wechat_redirect`])('signs %s as WeChat does', (url) => {
  expect(signAddress({ ...sample, url })).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed')
})
