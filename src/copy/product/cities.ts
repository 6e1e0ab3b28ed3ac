import { area } from '../language'

/** Choosing a city and what is on sale there. */
export const cities = area('cities', {
  title: '选择城市',
  missing: '没有找到这个产品',
  missingHint: '链接可能不完整，或产品已下线。请选择您所在的城市。',
  search: '搜索城市',
  searchHint: '城市名、拼音或产品名',
  nothing: '没有找到“{TYPED}”。请换一个写法，或从下面的列表选择。',
  found: '找到{N}个城市',
  last: '上次看的城市',
  asked: '链接里的城市',
  locate: '使用当前定位',
  locateHint: '只在您的手机上比对，位置不会上传。',
  nearest: '离您最近的城市',
  tooFar: '您附近暂无在售产品，请从下面的列表选择。',
  locationDenied: '没有获得位置权限。您可以在设置中允许，或从下面的列表选择。',
  locationMissing: '暂时无法定位，请从下面的列表选择。',
  letters: '按首字母找',
  toLetter: '到{LETTER}',
  onSale: '在售',
  before: '未开售',
  ended: '已停售',
  gansu: '选择地区和产品',
  noneInGansu: '甘肃省目前没有在售的产品，您可以看看其他城市的。',
})
