import Taro from '@tarojs/api'
import { hooks } from '@tarojs/runtime'

if (hooks.isExist('initNativeApi')) hooks.call('initNativeApi', Taro)

export default Taro
