import { defineConfig } from 'vitepress'

/**
 * The pages stand in the folders of what they tell: packages/<package>/docs/<language>, and those of
 * both in packages/site/<language>. Chinese is at the root of the site, English under /en/.
 */

const languages = [
  ['zh', ''],
  ['en', 'en/'],
] as const
const packages = ['wechat-sandbox', 'weapp-sim'] as const

const rewrites: Record<string, string> = {}
for (const [language, at] of languages) {
  rewrites[`site/${language}/:page`] = `${at}:page`
  for (const name of packages) rewrites[`${name}/docs/${language}/:page`] = `${at}${name}/:page`
}

/** A link as it is in this repository, and as it is on the site: in a README, and in a page of both packages. */
const linkOnSite = (href: string): string =>
  href
    .replace(/^(?:\.\/)?docs\/(?:zh|en)\//, './')
    .replace(/^\.\.\/\.\.\/(wechat-sandbox|weapp-sim)\/docs\/(?:zh|en)\//, './$1/')

type Words = Readonly<Record<string, string>>

/** Both packages have their pages in the same order as their READMEs name them. */
const sidebar = (at: string, words: Words) => [
  ...packages.map((name) => ({
    text: name,
    items: Object.entries(words)
      .filter(([page]) => page.startsWith(`${name}/`))
      .map(([page, text]) => ({ text, link: `/${at}${page}` })),
  })),
  { text: words['compare'] ?? '', link: `/${at}compare` },
]

const nav = (at: string, words: Words) => [
  ...packages.map((name) => ({
    text: name,
    link: `/${at}${name}/`,
    activeMatch: `^/${at}${name}/`,
  })),
  { text: words['compare'] ?? '', link: `/${at}compare` },
]

const chinese: Words = {
  'wechat-sandbox/': '一分钟完成一笔支付',
  'wechat-sandbox/shop': '接入商户系统、其他语言、Docker',
  'wechat-sandbox/check': '检验回调处理程序',
  'wechat-sandbox/fixtures': '测试夹具',
  'wechat-sandbox/control': '控制接口',
  'wechat-sandbox/played': '扮演了哪些接口',
  'weapp-sim/': '一分钟上手',
  'weapp-sim/tests': '测试：夹具与官方脚本',
  'weapp-sim/decide': '测试能决定什么、能问什么',
  'weapp-sim/score': '体验评分',
  'weapp-sim/played': '扮演了哪些、别人的程序',
  compare: '与其他工具比较',
}

const english: Words = {
  'wechat-sandbox/': 'A paid order in a minute',
  'wechat-sandbox/shop': 'Your shop, other languages, Docker',
  'wechat-sandbox/check': 'Is your handler safe?',
  'wechat-sandbox/fixtures': 'Fixtures for tests',
  'wechat-sandbox/control': 'Control API',
  'wechat-sandbox/played': 'What is played',
  'weapp-sim/': 'In one minute',
  'weapp-sim/tests': 'Tests: fixtures, official scripts',
  'weapp-sim/decide': 'What a test decides and asks',
  'weapp-sim/score': 'The experience score',
  'weapp-sim/played': 'What is played, programs of others',
  compare: 'Beside other tools',
}

export default defineConfig({
  srcDir: '..',
  srcExclude: ['*/*.md', 'insurer-core/**', '*/{dist,example,test}/**', '**/CHANGELOG.md'],
  outDir: './dist',
  cacheDir: './.cache',
  rewrites,
  cleanUrls: true,
  title: 'wechat-sandbox · weapp-sim',
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  markdown: {
    config: (md) => {
      md.core.ruler.push('links of READMEs', ({ tokens }) => {
        for (const { children } of tokens)
          for (const token of children ?? []) {
            const href = token.type === 'link_open' ? token.attrGet('href') : null
            if (href !== null) token.attrSet('href', linkOnSite(href))
          }
      })
    },
  },
  themeConfig: {
    search: {
      provider: 'local',
      options: {
        locales: {
          root: {
            translations: {
              button: { buttonText: '搜索', buttonAriaLabel: '搜索' },
              modal: {
                noResultsText: '没有找到',
                resetButtonTitle: '清除',
                footer: { selectText: '打开', navigateText: '移动', closeText: '关闭' },
              },
            },
          },
        },
        miniSearch: {
          options: {
            // Chinese is written without spaces between words.
            tokenize: (text: string) =>
              [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)]
                .filter(({ isWordLike }) => isWordLike)
                .map(({ segment }) => segment),
          },
        },
      },
    },
  },
  locales: {
    root: {
      label: '简体中文',
      lang: 'zh-CN',
      description: '微信支付 v3 沙箱，与不用开发者工具的小程序宿主',
      themeConfig: {
        siteTitle: '微信开发的两个工具',
        nav: nav('', chinese),
        sidebar: sidebar('', chinese),
        outline: { label: '本页内容', level: [2, 3] },
        docFooter: { prev: '上一页', next: '下一页' },
        darkModeSwitchLabel: '外观',
        lightModeSwitchTitle: '浅色',
        darkModeSwitchTitle: '深色',
        sidebarMenuLabel: '目录',
        returnToTopLabel: '回到顶部',
        langMenuLabel: '语言',
        skipToContentLabel: '跳到正文',
      },
    },
    en: {
      label: 'English',
      lang: 'en',
      description: 'A sandbox of WeChat Pay v3, and a host of mini-programs without DevTools',
      themeConfig: {
        siteTitle: 'Two tools for WeChat',
        nav: nav('en/', english),
        sidebar: sidebar('en/', english),
        outline: { level: [2, 3] },
      },
    },
  },
})
