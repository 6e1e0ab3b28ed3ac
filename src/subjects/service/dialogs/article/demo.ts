import { demo } from '@/ui/dialogs/demo'
import { articleDialog } from '.'

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
