/**
 * WeChat's menu and the 分享 button share a card of this page, Moments its address. The lower half
 * is drawn when its upper one is about to end: useNearEnd of platform/page.
 */
export default {
  enableShareAppMessage: true,
  enableShareTimeline: true,
  onReachBottomDistance: 900,
}
