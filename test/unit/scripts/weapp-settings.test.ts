import { modulePath } from '@/routes/page'
import { pages } from '@/routes/pages'
import sitemap from '../../../config/sitemap.json'
import { gatewayUrls } from '../../../config/weapp-gateway'

/** Settings of the mini-program's build from files and from the environment. */

describe('where the gateway answers', () => {
  test('a build for people refuses to be made without it', () => {
    expect(() => gatewayUrls({ NODE_ENV: 'production' })).toThrow(/GATEWAY_URL is missing/)
  })

  test('is this machine while somebody works on it, and what is said otherwise', () => {
    expect(gatewayUrls({ NODE_ENV: 'development' })).toMatchObject({
      GATEWAY_URL: '"http://127.0.0.1:8080"',
      GATEWAY_INF_URL: '"http://127.0.0.1:8080"',
    })
    const GATEWAY_URL = 'https://hm.example'
    const urls = gatewayUrls({
      NODE_ENV: 'production',
      GATEWAY_URL,
      GATEWAY_CLOUD_URL: 'https://c',
      LINK_HOSTS: 'partner.example',
    })
    expect(urls).toEqual({
      GATEWAY_URL: '"https://hm.example"',
      GATEWAY_INF_URL: '"https://hm.example"',
      GATEWAY_CLOUD_URL: '"https://c"',
      LINK_HOSTS: '"partner.example"',
    })
  })
})

test('WeChat may find the pages of products, and nothing else', () => {
  const allowed = sitemap.rules.filter(({ action }) => action === 'allow')
  expect(allowed.map(({ page }) => page)).toEqual(
    [pages.insure, pages.nativeProduct].map((page) => modulePath(page)),
  )
  expect(sitemap.rules.at(-1)).toEqual({ action: 'disallow', page: '*' })
})
