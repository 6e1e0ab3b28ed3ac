/** Pages for components that show nothing alone or need others, as in the library's documents. */

const columns = "['上海','苏州']"
const cell = '<van-cell title="投保人" value="林小满" />'

export const vantDemos: Readonly<Record<string, string>> = {
  'action-sheet': `<van-action-sheet show actions="{{[{name:'上海'}]}}" />`,
  calendar: '<van-calendar show />',
  card: '<van-card num="1" price="196.00" desc="一年" title="沪惠保" />',
  cascader: `<van-cascader options="{{[{text:'上海',value:'1'}]}}" />`,
  dialog: '<van-dialog show title="提示" message="内容" />',
  'dropdown-item': `<van-dropdown-menu><van-dropdown-item value="{{0}}" options="{{[{text:'上海',value:0}]}}" /></van-dropdown-menu>`,
  'goods-action-icon':
    '<van-goods-action><van-goods-action-icon icon="chat-o" text="客服" /></van-goods-action>',
  'grid-item': '<van-grid><van-grid-item icon="photo-o" text="保单" /></van-grid>',
  icon: '<van-icon name="close" size="24px" />',
  'index-anchor': `<van-index-bar><van-index-anchor index="A" />${cell}</van-index-bar>`,
  info: '<view style="position:relative;width:50px;height:50px"><van-info info="5" /></view>',
  overlay: '<van-overlay show />',
  'picker-column': `<van-picker columns="{{${columns}}}" show-toolbar />`,
  picker: `<van-picker columns="{{${columns}}}" show-toolbar title="城市" />`,
  popup: '<van-popup show position="bottom"><view>内容</view></van-popup>',
  rate: '<van-rate value="{{3}}" />',
  'share-sheet': `<van-share-sheet show title="分享" options="{{[{name:'微信',icon:'wechat'}]}}" />`,
  'sidebar-item': '<van-sidebar active-key="{{0}}"><van-sidebar-item title="上海" /></van-sidebar>',
  skeleton: '<van-skeleton title row="3" />',
  slider: '<van-slider value="{{50}}" />',
  steps: `<van-steps steps="{{[{text:'填写'},{text:'支付'}]}}" active="{{0}}" />`,
  switch: '<van-switch checked="{{true}}" />',
  tab: '<van-tabs active="{{0}}"><van-tab title="保障">内容</van-tab></van-tabs>',
  transition: '<van-transition show><view>内容</view></van-transition>',
  'tree-select': `<van-tree-select items="{{[{text:'上海',children:[{text:'浦东',id:1}]}]}}" />`,
  notify: '<van-notify id="shown" message="已保存" />',
  'collapse-item':
    '<van-collapse value="{{[]}}"><van-collapse-item title="责任" name="1">内容</van-collapse-item></van-collapse>',
  toast: '<van-toast id="van-toast" show message="已保存" />',
}

export const vantScripts = { notify: "this.selectComponent('#shown').show()" }
