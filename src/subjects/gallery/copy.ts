/** The pages for testers: every dialog and component in its states. */
export const gallery = {
  title: '对话框和组件',
  find: '搜索',
  none: '没有找到',
  dialogs: '对话框',
  components: '表单组件',
  edit: '修改属性',
  open: '打开',
  check: '检查',
  answer: '回答：',
  call: '函数',
  notJson: '不是有效的JSON',
  alertTitle: '温馨提示',
  alertAbout: '投保前的提示，同一产品一小时内只出现一次；这里每次都出现。',
  again: '再看一次',
  state: '共享状态',
  byDefault: '默认',
} as const
