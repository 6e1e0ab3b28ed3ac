export { MyRewards } from './my-rewards'
export { ShareHome } from './share-home'
