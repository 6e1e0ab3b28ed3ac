import { demo } from '@/ui/dialogs/demo'
import { inlineCode, inlinePicture } from '@/ui/dialogs/inline-picture'
import { addService } from './add-service'
import { articleDialog } from './article'
import { articleSheet } from './article-sheet'

export const addServiceDemo = demo('添加客服', addService, {
  一对一: { kind: '1v1', code: inlineCode },
  群: { kind: 'group', code: inlineCode },
})

const paragraphs = [
  { title: '谁可以参加', content: '本市基本医疗保险的参保人员，不限年龄、职业和健康状况。' },
  { title: '保障什么', content: '医保内住院、医保外住院和特定高额药品费用，年度最高300万元。' },
]

export const articleSheetDemo = demo('文章底部弹窗', articleSheet, {
  默认: {
    title: '了解本计划',
    headerImage: inlinePicture(640, 240),
    importantNote: '参保截止日期为2026年12月31日',
    paragraphs,
    footerText: '我知道了',
  },
  只有段落: { title: '了解本计划', paragraphs, footerText: '我知道了' },
})

const markdown = `# 理赔需要什么

报案后，**30日内**提交以下材料：

- 身份证正反面
- 医疗费用发票原件
- 出院小结

## 怎么提交

1. 打开保单，点“申请理赔”
2. 按提示上传材料

详见[投保须知](/pdf-viewer?url=%2Fdocuments%2Fnotice)，[外部网站](https://example.com/a)的内容请谨慎核对。`

const toDocument = ({ url }: { url: string }) => url

export const articleDemo = demo('文章', articleDialog, {
  默认: { title: '理赔指南', markdown, allowedHosts: [], docPrefixes: [], toDocument },
  只有文字: {
    ...{ title: '活动说明', markdown: '本期活动到月底结束。', ok: '关闭' },
    ...{ allowedHosts: [], docPrefixes: [], toDocument },
  },
})
