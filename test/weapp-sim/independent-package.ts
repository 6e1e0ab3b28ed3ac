/** An independent subpackage of the sample, written by hand as WeChat wants it, by file. */
export const independentFiles: Readonly<Record<string, string>> = {
  'packages/alone/index.json': '{"navigationBarTitleText":"独立"}',
  'packages/alone/index.wxml':
    '<view class="panel app">app:{{app}}</view><text class="reach" bindtap="reach">{{reached}}</text>',
  'packages/alone/index.wxss': '.reach { color: #123456 }',
  'packages/alone/index.js': `
    getApp({ allowDefault: true }).mark = 'left by the independent page'
    Page({
      data: { app: '', reached: 'not tried' },
      onLoad() {
        this.setData({ app: getApp() ? 'there' : 'none' })
      },
      reach() {
        try {
          require('../../common')
          this.setData({ reached: 'reached' })
        } catch (error) {
          this.setData({ reached: error.message })
        }
      },
    })`,
}

export const independentPackage = {
  root: 'packages/alone',
  pages: ['index'],
  independent: true,
} as const
