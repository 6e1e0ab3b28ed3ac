/** Pages for components that show nothing alone or need others, as in the library's documents. */

const options = "[{label:'上海',value:'1'},{label:'苏州',value:'2'}]"
const cell = '<t-cell title="投保人" note="林小满" />'
const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const words = "[{type:'text',data:'您好'}]"
const popup = (tag: string, inside = '内容', more = '') =>
  `<${tag} visible ${more}>${inside}</${tag}>`

export const tdesignDemos: Readonly<Record<string, string>> = {
  'action-sheet': `<t-action-sheet visible items="{{${options}}}" />`,
  attachments: `<t-attachments items="{{[{fileType:'pdf',name:'条款.pdf',url:'a',size:1}]}}" />`,
  'back-top': '<t-back-top visibility-height="{{0}}" text="顶部" scroll-top="{{100}}" />',
  calendar: '<t-calendar visible />',
  cascader: `<t-cascader visible options="{{${options}}}" />`,
  'chat-content': `<t-chat-content content="{{{type:'text',data:'您好'}}}" />`,
  'chat-markdown': '<t-chat-markdown content="# 您好" />',
  'chat-message': `<t-chat-message role="user" content="{{${words}}}" />`,
  'collapse-panel':
    '<t-collapse><t-collapse-panel header="责任" value="1">内容</t-collapse-panel></t-collapse>',
  'date-time-picker': '<t-date-time-picker visible mode="date" value="2026-11-25" />',
  dialog: '<t-dialog visible title="提示" content="内容" confirm-btn="知道了" />',
  drawer: `<t-drawer visible items="{{[{title:'上海'}]}}" />`,
  'dropdown-item': `<t-dropdown-menu><t-dropdown-item options="{{${options}}}" value="1" /></t-dropdown-menu>`,
  empty: '<t-empty description="没有订单" />',
  footer: '<t-footer text="惠民保" />',
  icon: '<t-icon name="add" size="48rpx" />',
  'image-viewer': `<t-image-viewer visible images="{{['${picture}']}}" />`,
  'message-item': '<t-message-item visible content="已保存" />',
  'notice-bar': '<t-notice-bar visible content="投保将于今日结束" />',
  overlay: '<t-overlay visible />',
  picker: `<t-picker visible title="城市"><t-picker-item options="{{${options}}}" /></t-picker>`,
  popup: popup('t-popup', '<view>内容</view>', 'placement="bottom"'),
  result: '<t-result title="已支付" description="保单将在五分钟内出具" />',
  'step-item':
    '<t-steps current="{{0}}"><t-step-item title="填写" /><t-step-item title="支付" /></t-steps>',
  'swipe-cell': `<t-swipe-cell>${cell}</t-swipe-cell>`,
  'swiper-nav':
    '<view style="position:relative;height:80px"><t-swiper-nav type="fraction" current="{{0}}" total="{{3}}" /></view>',
  'tab-bar-item':
    '<t-tab-bar value="1"><t-tab-bar-item value="1">首页</t-tab-bar-item></t-tab-bar>',
  'tab-panel': '<t-tabs value="1"><t-tab-panel label="保障" value="1">内容</t-tab-panel></t-tabs>',
  transition: '<t-transition visible><view>内容</view></t-transition>',
  'tree-select': `<t-tree-select options="{{[{label:'上海',value:'1',children:${options}}]}}" value="{{['1','1']}}" />`,
  toast: '<t-toast id="shown" />',
  message: '<t-message id="shown" />',
  guide: `<view class="first">一</view><t-guide current="{{0}}" steps="{{[{element:'',title:'您好',body:'从这里开始',placement:'center'}]}}" />`,
}

export const tdesignScripts = {
  toast: "this.selectComponent('#shown').show({ message: '已保存', duration: -1 })",
  message:
    "this.selectComponent('#shown').setMessage({ content: '已保存', duration: -1, offset: [0, 0] })",
}
