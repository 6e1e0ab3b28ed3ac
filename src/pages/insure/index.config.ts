/** WeChat's menu and the 分享 button share a card of this page, Moments its address. */
export default { enableShareAppMessage: true, enableShareTimeline: true }
