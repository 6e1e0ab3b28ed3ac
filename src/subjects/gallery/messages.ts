import { messageDialog } from '@/ui/dialog/message-dialog'
import { demo } from '@/ui/dialogs/demo'

const text = '确认后不能撤回，请核对后再继续。'

export const alertDemo = demo('提示', messageDialog, {
  一个按钮: { title: '温馨提示', text: '系统维护中，请稍后再试', confirmText: '好的' },
  只有文字: { text: '该订单已取消', confirmText: '我知道了' },
})

export const confirmDemo = demo('确认', messageDialog, {
  默认图标: {
    icon: 'default',
    title: '确认提交吗？',
    text,
    confirmText: '确认',
    cancelText: '取消',
  },
  红色警告: {
    icon: 'warning-red',
    title: '确认删除吗？',
    text,
    confirmText: '确认',
    cancelText: '取消',
  },
  支付: { icon: 'pay', title: '继续支付吗？', text, confirmText: '继续支付', cancelText: '再想想' },
  蓝色支付: {
    icon: 'blue-pay',
    title: '等待支付结果',
    text: '请在微信中完成支付。',
    confirmText: '已完成支付',
    cancelText: '重新支付',
  },
  退款: { icon: 'refund', title: '确认退款吗？', text, confirmText: '确认', cancelText: '取消' },
  自定颜色: {
    title: '换一种颜色',
    text,
    confirmText: '确认',
    cancelText: '取消',
    colour: '#0b5cad',
  },
})
