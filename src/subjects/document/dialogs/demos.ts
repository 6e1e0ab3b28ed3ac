import { demo } from '@/ui/dialogs/demo'
import { documentsDialog } from './documents'

const lines = Array.from(
  { length: 24 },
  (_, index) => `第${index + 1}条 本条款适用于参加本计划的全体被保人，请在参保前逐条阅读。`,
)
const text = (title: string) => ({ title, read: () => Promise.resolve(lines) })
const three = [text('投保须知'), text('个人信息处理及保护授权书'), text('免除保险人责任条款说明')]

export const documentsDemo = demo('文件阅读与同意', documentsDialog, {
  默认: { documents: three },
  倒计时: { documents: three, seconds: 5 },
  逐份阅读: { documents: three, needReadAll: true },
  读完自动下一份: { documents: three, autoNext: true },
  自定: { documents: three, buttonText: '我已阅读', height: '50vh', colour: '#0b5cad' },
  加载失败: { documents: [{ title: '投保须知', read: () => Promise.resolve(undefined) }] },
})
