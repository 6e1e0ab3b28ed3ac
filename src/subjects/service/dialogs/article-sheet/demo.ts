import { demo } from '@/ui/dialogs/demo'
import { inlinePicture } from '@/ui/dialogs/inline-picture'
import { articleSheet } from '.'

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
